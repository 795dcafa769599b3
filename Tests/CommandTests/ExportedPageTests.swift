import Foundation
import Guidelines
import TestSupport
import Testing

@testable import HIGCommands

/// Exported pages of the whole Corpus and their links.
@Suite struct ExportedPageTests {
  /// Exports of the Corpus, made once; the keys are paths.
  private static let markdown = Result { try export("markdown") }
  private static let html = Result { try export("html") }

  private static func export(_ format: String) throws -> [String: String] {
    let playground = try Playground(empty: true)
    let outcome = playground.run(
      "export", "--format", format, "--output", playground.folder + "/out", "--index", try Program.index())
    #expect(outcome.status == 0, "\(outcome.error)")
    return playground.files("out")
  }

  /// Resolves a relative address from a file to path and fragment.
  private static func target(_ address: String, from file: String) -> (path: String, fragment: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts[0].isEmpty { return (file, parts.count > 1 ? parts[1] : "") }
    var folders = file.split(separator: "/").dropLast().map(String.init)
    for part in parts[0].removingPercentEncoding!.split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(String(part)) }
    }
    return (folders.joined(separator: "/"), parts.count > 1 ? parts[1].removingPercentEncoding! : "")
  }

  private static func isDead(_ fragment: String, _ anchors: Set<String>?) -> Bool {
    guard let anchors else { return true }
    return !fragment.isEmpty && !anchors.contains(fragment)
  }

  /// Returns `true` for addresses outside the export; drawings are not exported.
  private static func isElsewhere(_ address: String) -> Bool { address.contains(":") || Figure.file(at: address) != nil }

  @Test("Every link in exported Markdown has a target") func markdownLinksHaveTargets() throws {
    let files = try Self.markdown.get()
    #expect(files.count > 330)
    let link = #/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/#
    // Anchors as Markdown hosts derive them from headings, and explicit ones.
    let anchors = files.mapValues { text in
      Set(
        text.matches(of: #/(?m)^#{1,6} (.*?)(?: <!--.*-->)?$/#).map {
          $0.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
        } + text.matches(of: /<a id="([^"]+)">/).map { String($0.1) })
    }
    var (count, dead) = (0, [String]())
    for (file, text) in files {
      for match in text.matches(of: link) where !Self.isElsewhere(String(match.1)) {
        let (path, fragment) = Self.target(String(match.1), from: file)
        count += 1
        if Self.isDead(fragment, anchors[path]) { dead.append("\(file): \(match.1)") }
      }
    }
    #expect(dead == [])
    #expect(count > 1900)
  }

  @Test("Every link in exported HTML has a target") func htmlLinksHaveTargets() throws {
    let files = try Self.html.get()
    let ids = files.mapValues { text in Set(text.matches(of: /\sid="([^"]+)"/).map { String($0.1) }) }
    var (count, dead) = (0, [String]())
    for (file, text) in files where file.hasSuffix(".html") {
      for match in text.matches(of: /\s(?:href|src)="([^"]+)"/) where !Self.isElsewhere(String(match.1)) {
        let (path, fragment) = Self.target(String(match.1), from: file)
        count += 1
        if Self.isDead(fragment, ids[path]) { dead.append("\(file): \(match.1)") }
      }
    }
    #expect(dead == [])
    #expect(count > 5000)
  }

  @Test("An exported page opens with its title and shows no ids") func pageOpensWithTitle() throws {
    for (file, text) in try Self.markdown.get() {
      let parts = text.split(separator: "---\n", maxSplits: 1)
      #expect(parts[0].hasPrefix("hig: 1\n") && !parts[0].contains("\ntitle:"), "\(file)")
      let body = parts[1]
      #expect(body.hasPrefix("\n# "), "\(file)")
      #expect(body.matches(of: #/(?m)^# /#).count == 1, "\(file)")
      #expect(!body.contains(#/(?m)^#+ \[/#), "\(file): a heading that is a link")
      #expect(!body.contains(/\[[a-z-]+\/[a-z0-9-]+(?:\/[a-z0-9-]+)?\]\(/), "\(file): an id that is shown")
    }
  }

  /// Compares everything but path and line.
  @Test("Exported pages are ingested as the same records") func exportedPagesRoundTrip() throws {
    let playground = try Playground(empty: true)
    let chosen = ["sheet-or-popover", "alert-or-sheet", "typography", "gestures", "color", "top-shelf", "buttons", "apple-pay"]
    let files = try Self.markdown.get().filter { file in chosen.contains { file.key.hasSuffix("/\($0).md") } }
    #expect(files.count >= 14)
    for (file, text) in files { try playground.write("pages/" + file, text) }
    #expect(playground.run("ingest", "--index", playground.folder + "/again.sqlite", playground.folder + "/pages").status == 0)
    func records(_ index: String) throws -> [String] {
      let topics = chosen.filter { topic in files.keys.contains { $0.hasSuffix("/\(topic).md") } }
      let lines = playground.run(["export", "--format", "jsonl", "--index", index] + topics).output.split(separator: "\n")
      return lines.map { String($0).replacing(/"path":"[^"]*","line":\d+/, with: "") }
    }
    let (first, second) = (try records(Program.index()), try records(playground.folder + "/again.sqlite"))
    #expect(first.count == second.count && first.count > 700)
    for (a, b) in zip(first, second) where a != b { Issue.record("\(a)\n\(b)") }
  }

  @Test("A selected record links other pages by title and official address") func selectedRecordLinksByTitle() throws {
    let output = Playground.excerpt("alert-or-sheet/in-doubt/definition-1", try Program.index())
    #expect(output.contains("](https://developer.apple.com/design/human-interface-guidelines/"))
    #expect(!output.contains(/\[[a-z-]+\/[a-z0-9-]+\/[a-z0-9-]+\]/))
  }
}

extension Playground {
  fileprivate static func excerpt(_ id: String, _ index: String) -> String {
    ((try? LookupTests.playground.get())?.run("export", id, "--index", index).output) ?? ""
  }
}
