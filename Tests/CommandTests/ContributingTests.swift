import Foundation
import TestSupport
import Testing

/// The table of CONTRIBUTING.md that says where a thing is changed, and the paths in docs/extending.md, against the tree.
@Suite struct ContributingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var concept: String
    /// Names with dots, `nil` for data and scripts.
    var types: [String?]
    var files: [String]
    var testDescription: String { concept }
  }

  static let rows = DocumentationTests.text("CONTRIBUTING.md").components(separatedBy: "| concept | type | file |\n").last!
    .split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let types = cells[2].matches(of: /`([^`]+)`|–/).map { $0.1.map(String.init) }
      return Row(
        concept: cells[1].trimmingCharacters(in: .whitespaces), types: types,
        files: cells[3].matches(of: /`([^`]+)`/).map { String($0.1) })
    }

  @Test func theTableIsThere() {
    #expect(Self.rows.count >= 40)
    #expect(DocumentationTests.text("CONTRIBUTING.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }

  @Test(arguments: rows) func namesWhatIsThere(row: Row) throws {
    try #require(!row.files.isEmpty && (row.types.count == 1 || row.types.count == row.files.count))
    for (number, file) in row.files.enumerated() {
      let isElsewhere = ["Corpus/", "Tests/", "Tools/", "packaging/"].contains { file.hasPrefix($0) }
      let text = DocumentationTests.text((isElsewhere ? "" : "Sources/") + file)
      try #require(!text.isEmpty, "\(file)")
      guard let type = row.types[row.types.count == 1 ? 0 : number] else { continue }
      // Each part of the name is declared or extended there.
      for name in type.split(separator: ".") {
        let declaration = try Regex(
          #"(?m)(^|\b(case|class|enum|extension|func|let|protocol|struct|var) )([\w.]+\.|\w+, )*\#(name)\b"#
        ).wordBoundaryKind(.simple)
        let isDeclared = text.contains(declaration)
        #expect(isDeclared, "\(name) in \(file)")
      }
    }
  }

  @Test func pathsExist() {
    let paths = DocumentationTests.text("docs/extending.md").matches(
      of: /`((?:Corpus|Sources|Tests|Tools|docs|packaging)\/[^`<…*]+)`/)
    #expect(paths.count > 30)
    for path in paths { #expect(FileManager.default.fileExists(atPath: Checkout.root + "/" + path.1), "\(path.1)") }
  }
}
