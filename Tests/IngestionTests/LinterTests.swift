import Guidelines
import Testing

@testable import Ingestion

@Suite struct LinterTests {
  private func findings(_ work: Workspace) throws -> [Diagnostic.Kind] {
    try Linter(corpus: work.folder + "/corpus").run([work.folder + "/corpus"]).diagnostics.map(\.diagnostic.kind)
  }

  @Test func validCorpusHasNoFindings() throws {
    let work = try Workspace()
    try work.write("corpus/en/gauges.md", Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks."]))
    try work.write("corpus/ja/gauges.md", Workspace.canonical("ja", title: "ゲージ", rules: ["目盛りを減らす。"]))
    #expect(try findings(work) == [])
  }

  @Test func unpairedRuleIsFound() throws {
    let work = try Workspace()
    try work.write(
      "corpus/en/gauges.md", Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks.", "Keep 44 points."]))
    try work.write("corpus/ja/gauges.md", Workspace.canonical("ja", title: "ゲージ", rules: ["目盛りを減らす。"]))
    #expect(
      try findings(work).contains { if case .unpaired = $0 { true } else { false } })
  }

  @Test("Dead references, missing anchors, and missing explanations are found") func deadReferencesAreFound() throws {
    let work = try Workspace()
    let page = Workspace.canonical("en", title: "Gauges", rules: ["See [that](nowhere) and [this](gauges#best-practices)."])
    try work.write("corpus/en/gauges.md", page + "\n## Unlinked\n\n**Bare rule.**\n")
    let found = try findings(work)
    #expect(found.contains(.deadReference("nowhere")))
    #expect(found.contains(.missingAnchor("Unlinked")))
    #expect(found.contains(.missingExplanation("Bare rule.")))
    #expect(!found.contains(.deadReference("gauges#best-practices")))
  }

  @Test("Citations of missing records are found") func deadCitationsAreFound() throws {
    let work = try Workspace()
    let cites = [
      "gauges/best-practices/1", "gauges/best-practices/9", "gauges/definition-1", "steppers/content/1", "dials/content/1",
    ]
    let page = Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks."])
    try work.write("corpus/en/gauges.md", page + "\nMore. " + cites.map { "[\($0)](\($0))" }.joined(separator: " ") + "\n")
    let dead = try findings(work).filter { if case .deadReference = $0 { true } else { false } }
    // Steppers have no page here, so their records cannot be missing.
    #expect(dead == [.deadReference("gauges/best-practices/9"), .deadReference("dials/content/1")])
  }

  @Test("Variants of terms are found, also in questions") func termVariantsAreFound() throws {
    let work = try Workspace()
    try work.write("corpus/terms.yaml", "ja:\n  - {word: 目盛り, not: [目もり], spoken: [メモリ], in: [メモリ不足], why: 漢字で書く}\n")
    try work.write(
      "corpus/en/gauges.md", Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks.", "Say 目もり.", "Stop."]))
    try work.write("corpus/ja/gauges.md", Workspace.canonical("ja", title: "ゲージ", rules: ["目もりを減らす。", "メモリを減らす。", "メモリ不足を避ける。"]))
    try work.write("corpus/questions/ja/gauges.yaml", "gauges/best-practices/1:\n  - メモリが多い\n  - 目もりが多い\n")
    let found = try Linter(corpus: work.folder + "/corpus").run([work.folder + "/corpus"]).diagnostics.filter {
      if case .otherTerm = $0.diagnostic.kind { true } else { false }
    }
    #expect(
      found.map(\.diagnostic) == [
        Diagnostic(.warning, line: 15, .otherTerm("目もり", preferred: "目盛り")),
        Diagnostic(.warning, line: 17, .otherTerm("メモリ", preferred: "目盛り")),
        Diagnostic(.warning, line: 3, .otherTerm("目もり", preferred: "目盛り")),
      ])
  }

  @Test func invalidFrontMatterIsFound() throws {
    let work = try Workspace()
    let sound = Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks."])
    try work.write("corpus/en/newer.md", sound.replacing("hig: 1", with: "hig: 2"))
    try work.write("corpus/en/tongue.md", sound.replacing("language: en", with: "language: fr"))
    try work.write("corpus/en/broken.md", sound.replacing("title: Gauges", with: "title: Gauges: a [guide"))
    let found = try findings(work)
    #expect(found.contains(.unknownForm("2")))
    #expect(found.contains(.unknownValue(key: "language", value: "fr")))
    #expect(found.contains(.frontMatterBroken))
  }

  @Test("Unknown keys and values in annotations are found") func invalidAnnotationsAreFound() throws {
    let work = try Workspace()
    let rule = "**Use few ticks.** They crowd the dial.\n"
    let page = Workspace.canonical("en", title: "Gauges", rules: [])
    let comments = [
      "kind=rule strength=do platforms=watchOS,iOS label=\"Tip\" guessed lead more depth=1", "kind=rules",
      "strength=must platforms=iOS,BeOS",
      "platforms=all tone=mild", "depth=deep", "more=yes", "guessed=perhaps",
    ]
    let body = comments.map { "<!-- hig: \($0) -->\n" + rule }.joined(separator: "\n")
    try work.write("corpus/en/gauges.md", page + "\n" + body)
    let found = try Linter(corpus: work.folder + "/corpus").run([work.folder + "/corpus"]).diagnostics.map(\.diagnostic).filter {
      switch $0.kind {
      case .unknownKey, .unknownValue: true
      default: false
      }
    }
    #expect(found.allSatisfy { $0.level == .warning })
    #expect(
      found.map(\.kind) == [
        .unknownValue(key: "kind", value: "rules"), .unknownValue(key: "strength", value: "must"),
        .unknownValue(key: "platforms", value: "BeOS"), .unknownKey("tone"), .unknownValue(key: "depth", value: "deep"),
        .unknownValue(key: "more", value: "yes"), .unknownValue(key: "guessed", value: "perhaps"),
      ])
    let lines = found.map(\.line)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { [0, 3, 6].contains($1 - $0) })
    #expect(Set(lines).count == 6)
  }
}
