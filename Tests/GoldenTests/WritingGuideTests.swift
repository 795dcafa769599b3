import Foundation
import Guidelines
import Ingestion
import TestSupport
import Testing

/// Samples of `docs/writing-a-guide.md` and of other teams' writing. Each must give the rules listed below it.
@Suite struct WritingGuideTests {
  struct Form: Sendable, CustomTestStringConvertible {
    var title: String
    var sample: String
    var rules: [String]
    var testDescription: String { title }
  }

  static let forms = forms(in: "/docs/writing-a-guide.md")
  /// Samples whose rules would be reversed if a mark, label, or title were missed.
  static let meanings = forms(in: "/Tests/GoldenTests/Fixtures/meaning.md")

  private static func forms(in path: String) -> [Form] {
    let text = (try? String(contentsOfFile: Checkout.root + path, encoding: .utf8)) ?? ""
    return (1...40).compactMap { number in
      guard let start = text.range(of: "\n## \(number). ") else { return nil }
      let end = text.range(of: "\n## \(number + 1). ")?.lowerBound ?? text.endIndex
      let section = String(text[start.upperBound..<end])
      guard let sample = fence("markdown", in: section), let rules = fence("text", in: section) else { return nil }
      let lines = rules.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      return Form(title: String(section.prefix { $0 != "\n" }), sample: sample, rules: lines)
    }
  }

  private static func fence(_ name: String, in text: String) -> String? {
    guard let start = text.range(of: "```\(name)\n"), let end = text[start.upperBound...].range(of: "\n```") else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test("Every sample of the two documents is parsed") func everySampleIsParsed() {
    #expect(Self.forms.count == 10)
    #expect(Self.meanings.count == 31)
  }

  @Test("A sample of the writing guide gives the rules below it", arguments: forms) func sampleGivesStatedRules(form: Form) throws
  {
    let report = try read("# House rules\n\n\(form.sample)\n")
    #expect(Self.rules(of: report) == form.rules)
    let missing = report.diagnostics.filter { if case .notExtracted = $0.diagnostic.kind { true } else { false } }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("A sample with marks, labels, or titles keeps the strength of its rules", arguments: meanings)
  func sampleKeepsItsStrength(form: Form) throws {
    #expect(Self.rules(of: try read(form.sample)) == form.rules)
  }

  private func read(_ page: String) throws -> Linter.Report {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("writing-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try page.write(toFile: folder + "/guide.md", atomically: true, encoding: .utf8)
    return try Linter(corpus: Checkout.corpus).run([folder + "/guide.md"])
  }

  private static func rules(of report: Linter.Report) -> [String] {
    report.pages.flatMap(\.records).filter { $0.kind == .rule }.map {
      "\(($0.strength ?? .do).rawValue) \($0.headline.plainText)"
    }
  }
}
