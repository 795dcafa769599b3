import Foundation
import SystemInterface
import Testing

@testable import HIGCommands

/// `hig review --diff` in hostile and ordinary repositories.
@Suite(.enabled(if: BoundedProgram(named: "git", on: "/usr/bin:/usr/local/bin") != nil)) struct ReviewDifferenceTests {
  /// Repository with one commit, and a file whose mode changes when a program was run. A sandbox does not prevent changes of the mode.
  private final class Repository {
    let folder = NSTemporaryDirectory() + "hig-difference-" + UUID().uuidString
    var canary: String { folder + "/canary" }
    /// Command for hostile settings; it copies its input.
    var command: String { "chmod 700 \(canary); cat" }

    init() throws {
      try FileManager.default.createDirectory(atPath: folder + "/r", withIntermediateDirectories: true)
      _ = try sh(
        """
        umask 022; echo >../canary; git init -q . && git config user.name n && git config user.email e@example.org
        mkdir S; printf 'let a = Button("Click here...") {}\\nlet z = 1\\n' >S/A.swift; git add . && git commit -qm one
        """)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs lines in the repository, all of which must succeed.
    @discardableResult func sh(_ lines: String) throws -> Program.Result {
      let result = try Program.shell("cd \(folder)/r && (set -e; \(lines)\n)")
      try #require(result.status == 0, "\(lines): \(result.errors)")
      return result
    }

    /// Returns the lines with findings as `path:line`.
    func findings(_ words: String = "--diff HEAD", below folder: String = "r") throws -> [String] {
      let result = try Program.shell("cd \(self.folder)/\(folder) && hig review \(words) --format github")
      try #require(result.status < 2, "\(result.errors)")
      return result.output.matches(of: #/file=([^,]+),line=(\d+)/#).map { "\($0.1):\($0.2)" }
    }

    var hasRun: Bool {
      (try? FileManager.default.attributesOfItem(atPath: canary)[.posixPermissions]) as? Int != 0o644
    }
  }

  private static let finding = #"printf 'let b = Button("Click here...") {}\n' >>S/A.swift"#

  @Test(
    "Programs that a repository names are not run",
    arguments: [
      "printf '* filter=x\\n' >.gitattributes; git config filter.x.clean \"$RUN\"",
      "printf '* filter=x\\n' >.git/info/attributes; git config filter.x.process \"$RUN\"; git config filter.x.required true",
      "printf '* filter=x\\n' >.gitattributes; git config filter.x.smudge \"$RUN\"",
      "printf '* diff=x\\n' >.gitattributes; git config diff.x.textconv \"$RUN\"",
      "printf '* diff=x\\n' >.gitattributes; git config diff.x.command \"$RUN\"",
      "git config diff.external \"$RUN\"",
      "git config core.fsmonitor \"$RUN\"; git config core.fsmonitorHookVersion 1",
      "mkdir ../h; printf '#!/bin/sh\\n%s\\n' \"$RUN\" >../h/post-index-change; chmod +x ../h/*; git config core.hooksPath \"$PWD/../h\"",
      "printf '[core]\\n\\tfsmonitor = \"%s\"\\n' \"$RUN\" >.git/more; git config includeIf.gitdir:/**.path more",
      "printf '[filter \"x\"]\\n\\tclean = \"%s\"\\n' \"$RUN\" >more; printf '* filter=x\\n' >.gitattributes; git config include.path ../more",
      "for n in ls-files ls-tree cat-file config; do git config alias.$n \"!$RUN\"; git config pager.$n \"$RUN\"; done; git config core.pager \"$RUN\"",
      "git config credential.helper \"!$RUN\"; git config gpg.program \"$RUN\"; git config core.sshCommand \"$RUN\"",
      "git init -q m; git -C m -c user.name=n -c user.email=e@e commit -q --allow-empty -m m; git -c advice.addEmbeddedRepo=false add m; "
        + "git -C m config core.fsmonitor \"$RUN\"; git -C m config filter.x.clean \"$RUN\"; echo '* filter=x' >m/.gitattributes",
    ])
  func runsNoProgramOfRepository(setting: String) throws {
    let repository = try Repository()
    try repository.sh("\(Self.finding); RUN='\(repository.command)'; \(setting)")
    #expect(try repository.findings() == ["S/A.swift:3"])
    #expect(try repository.findings("--diff HEAD .", below: "r/S") == ["A.swift:3"])
    #expect(!repository.hasRun)
  }

  @Test("Objects that a partial clone lacks are not fetched", arguments: [true, false]) func partialCloneIsNotFetched(
    isSaid: Bool
  ) throws {
    let repository = try Repository()
    try repository.sh(
      """
      \(Self.finding); blob=$(git rev-parse HEAD:S/A.swift); rm -f .git/objects/$(echo $blob | cut -c1-2)/$(echo $blob | cut -c3-)
      git config extensions.partialClone origin; git config remote.origin.promisor true; git config core.repositoryFormatVersion 1
      git config protocol.ext.allow always; git config remote.origin.url 'ext::sh -c chmod% 700% \(repository.canary)'
      """)
    let environment = isSaid ? [:] : ["LC_ALL": "ja_JP.UTF-8"]
    let result = try Program.shell("cd \(repository.folder)/r && hig review --diff HEAD", environment: environment)
    #expect(result.status == 2 && result.errors.contains(isSaid ? "not in this partial clone" : "部分クローンにありません"), "\(result)")
    #expect(result.errors.contains("git diff HEAD") && !repository.hasRun)
  }

  @Test("Without a sandbox, a repository that names a program is rejected") func rejectsProgramsWithoutSandbox() throws {
    let repository = try Repository()
    let playground = try Playground()
    playground.variables["PATH"] = "/usr/bin:/usr/local/bin"
    try repository.sh("\(Self.finding); printf '* filter=lfs\\n' >.gitattributes; git config filter.lfs.clean 'git-lfs clean'")
    #expect(playground.run("review", "--diff", "HEAD", repository.folder + "/r").status == 1)
    try repository.sh("git config core.fsmonitor '\(repository.command)'")
    let refused = playground.run("review", "--diff", "HEAD", repository.folder + "/r")
    #expect(refused.status == 2 && refused.error.contains("'core.fsmonitor' names a program"), "\(refused.error)")
    playground.hasSandbox = true
    #expect(playground.run("review", "--diff", "HEAD", repository.folder + "/r").status == 1)
    #expect(!repository.hasRun)
  }

  @Test("git settings that would run a program are found") func findsProgramSettings() {
    func found(_ settings: [(String, String)]) -> String? {
      GitRepository.programSetting(in: settings.map { (name: $0.0, value: $0.1) })
    }
    let partial = ("remote.origin.promisor", "true")
    #expect(found([("core.fsmonitor", "true"), ("core.hookspath", ".husky"), ("filter.lfs.clean", "git-lfs clean")]) == nil)
    #expect(found([partial, ("remote.origin.url", "https://example.org/a.git")]) == nil)
    #expect(found([("core.sshcommand", "ssh -i key"), ("remote.origin.url", "ext::sh")]) == nil)
    for setting in [
      ("remote.origin.url", "ext::sh"), ("remote.origin.vcs", "x"), ("remote.origin.uploadpack", "x"), ("core.sshcommand", "x"),
      ("url.ext::sh.insteadof", "https"), ("credential.https://a.helper", "!x"),
    ] { #expect(found([partial, setting]) == setting.0) }
    #expect(found([("core.fsmonitor", ".git/x")]) == "core.fsmonitor")
  }

  @Test("The work tree of another user is read once it is trusted", .enabled(if: geteuid() == 0)) func otherUsersTreeNeedsTrust()
    throws
  {
    let repository = try Repository()
    try repository.sh("\(Self.finding); chown -R 4321 .")
    let line = "cd \(repository.folder)/r && hig review --diff HEAD --format github"
    let refused = try Program.shell(line)
    #expect(refused.status == 2 && refused.errors.contains("belongs to another user"), "\(refused)")
    #expect(refused.errors.contains("safe.directory '\(repository.folder)/r'"), "\(refused)")
    let trusted = try Program.shell("git config --global --add safe.directory \(repository.folder)/r; " + line)
    #expect(trusted.status == 1 && trusted.output.contains("S/A.swift,line=3"), "\(trusted)")
    #expect(try Program.shell("export SUDO_UID=4321; " + line).status == 1)
  }

  // MARK: Ordinary repositories

  @Test func ignoresLineEndings() throws {
    let repository = try Repository()
    try repository.sh(
      """
      git config core.autocrlf true; rm S/A.swift; git checkout -q S/A.swift; grep -q "$(printf '\\r')" S/A.swift
      """
    )
    #expect(try repository.findings() == [])
    try repository.sh(#"printf 'let b = Button("Click here...") {}\r\n' >>S/A.swift"#)
    #expect(try repository.findings() == ["S/A.swift:3"])
  }

  /// The commit holds a pointer of LFS in place of the file.
  @Test("Files with a filter are unchanged if git's index says so") func unchangedFilteredFilesAreSkipped() throws {
    let repository = try Repository()
    try repository.sh(
      """
      printf '*.swift filter=lfs diff=lfs merge=lfs -text\\n' >.gitattributes; git config filter.lfs.clean 'sha1sum'
      touch -d '2020-01-01 01:02:03.5' S/A.swift; git add . && git commit -qm two; git cat-file -p HEAD:S/A.swift | grep -v Button
      """)
    #expect(try repository.findings() == [])
    try repository.sh(Self.finding)
    #expect(try repository.findings() == ["S/A.swift:1", "S/A.swift:3"])
    // Without LFS the file is the pointer itself.
    try repository.sh("git config --unset filter.lfs.clean; git checkout -q HEAD S/A.swift")
    #expect(try repository.findings() == [])
  }

  @Test("Lines of renamed files are compared; untracked files are new") func handlesRenamedAndUntrackedFiles() throws {
    let repository = try Repository()
    try repository.sh(
      "seq 1 40 | sed 's,^,// ,' >>S/A.swift; printf 'b.swift\\n' >.gitignore; git add .; git commit -qm two; git mv S/A.swift S/New.swift"
    )
    #expect(try repository.findings() == [])
    try repository.sh(Self.finding.replacingOccurrences(of: "A.swift", with: "New.swift"))
    #expect(try repository.findings() == ["S/New.swift:43"])
    try repository.sh("cp S/New.swift S/Copy.swift; cp S/New.swift b.swift; git add S/New.swift")
    #expect(try repository.findings() == ["S/Copy.swift:1", "S/Copy.swift:43", "S/New.swift:43"])
    try repository.sh("git add S/Copy.swift; git commit -qm three; git rm -q --cached S/Copy.swift")
    #expect(try repository.findings() == ["S/Copy.swift:1", "S/Copy.swift:43"])
    #expect(try repository.findings("--diff HEAD~1") == ["S/Copy.swift:1", "S/Copy.swift:43", "S/New.swift:43"])
  }

  @Test("Revisions and ranges of git are accepted as base") func acceptsRevisionsOfGit() throws {
    let repository = try Repository()
    try repository.sh("git branch -M main; git checkout -qb topic; \(Self.finding); git commit -qam two")
    for base in ["main", "HEAD~1", "main...", "main...topic", "main..topic", ":/one"] {
      #expect(try repository.findings("--diff \(base)") == ["S/A.swift:3"], "\(base)")
    }
    #expect(try repository.findings("--diff 4b825dc642cb6eb9a060e54bf8d69288fbee4904") == ["S/A.swift:1", "S/A.swift:3"])
    try repository.sh("git worktree add -q ../more main; git clone -q --depth 1 \"file://$PWD\" ../shallow")
    try repository.sh("cd ../more; \(Self.finding); cd ../shallow; \(Self.finding)")
    #expect(try repository.findings(below: "more") == ["S/A.swift:3"])
    #expect(try repository.findings(below: "shallow") == ["S/A.swift:4"])
    for base in ["nowhere", "HEAD~7", "-x", "--output=x", "main...nowhere"] {
      let result = try Program.shell("cd \(repository.folder)/r && hig review --diff=\(base)")
      #expect(result.status == 2 && result.errors.contains("no difference to '\(base)'"), "\(result)")
    }
    let unborn = try Program.shell("cd \(repository.folder) && git init -q u && cp -r r/S u/ && cd u && hig review --diff HEAD")
    #expect(unborn.status == 2 && unborn.errors.contains("no difference to 'HEAD'"), "\(unborn)")
  }

  // MARK: Lines

  @Test("Changed lines are those that the old text lacks, found in bounded time") func changedLinesAreMinimal() {
    func changed(_ old: String, _ new: String) -> [ClosedRange<Int>] {
      LineDifference.changedLines(from: Array(old.utf8), to: Array(new.utf8))
    }
    #expect(changed("a\nb\nc\n", "a\nb\nc") == [] && changed("a\r\nb\r\n", "a\nb\n") == [])
    #expect(changed("", "a\nb\n") == [1...2] && changed("a\n", "") == [])
    #expect(changed("a\nb\nc\n", "a\nx\ny\nc\nz\n") == [2...3, 5...5])
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5 {
      let old = (0..<3000).map { $0 % 3 == 0 ? "}" : "line \($0)" }
      var new = old
      for _ in 0..<30 {
        let place = Int.random(in: 0..<new.count, using: &generator)
        if Bool.random(using: &generator) { new.remove(at: place) } else { new.insert(["}", "new"].randomElement()!, at: place) }
      }
      let ranges = changed(old.joined(separator: "\n"), new.joined(separator: "\n"))
      #expect(ranges.reduce(0) { $0 + $1.count } <= 60)
      var rest = old[...]
      let lines = Set(ranges.flatMap { Array($0) })
      for (index, line) in new.enumerated() where !lines.contains(index + 1) {
        guard let place = rest.firstIndex(of: line) else {
          Issue.record("line \(index + 1) is new")
          return
        }
        rest = rest[(place + 1)...]
      }
    }
    // Text without unique lines takes less than quadratic time.
    let start = ContinuousClock.now
    let many = (0..<100_000).map { _ in ["a", "b"].randomElement()! }
    #expect(!changed(many.joined(separator: "\n"), many.reversed().joined(separator: "\n") + "\nc").isEmpty)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
