import Guidelines
import Testing

@testable import Rendering

@Suite struct SpecCSVTests {
  private func csv(_ header: [String], _ rows: [[String]]) -> [String] {
    func cells(_ texts: [String]) -> [[Inline]] { texts.map { [.text($0)] } }
    let record = Record(
      id: "dials/specification-1", kind: .specification, language: .english, topic: "dials", topicTitle: "Dials",
      headline: [.text("Sizes")],
      source: SourceReference(name: "Corpus", page: "dials", path: "dials.md", line: 1, title: "Dials"))
    var sheet = SpecSheet()
    sheet.sections = [
      .init(
        quantity: "sizes", title: "Sizes",
        specifications: [.init(record: record, table: Table(header: cells(header), rows: rows.map(cells)), sentences: [])])
    ]
    return SpecSheetData.csv(sheet).split(separator: "\r\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false)[4..<7].joined(separator: "|")
    }
  }

  @Test func firstColumnNamesRow() {
    #expect(
      csv(["Size", "Height"], [["Small", "20 pt"], ["Large", "44 pt"]]) == ["Small|Height|20 pt", "Large|Height|44 pt"])
  }

  @Test("A numeric first column does not name a row") func numericColumnDoesNotNameRow() {
    #expect(csv(["40 mm", "44 mm"], [["12 pt", "13 pt"]]) == ["|40 mm|12 pt", "|44 mm|13 pt"])
    #expect(csv(["Points", "Tracking"], [["12", "0.5"]]) == ["12|Tracking|0.5"])
  }

  /// A spreadsheet would evaluate a formula.
  @Test("Formulas are escaped, and signed numbers are not") func formulasAreEscaped() {
    #expect(csv(["Size", "A", "B", "C"], [["x", "+41", "-0.24", "=1+1"]]) == ["x|A|+41", "x|B|-0.24", "x|C|'=1+1"])
    #expect(csv(["Size", "A", "B"], [["x", "@2x", "+1+1"]]) == ["x|A|'@2x", "x|B|'+1+1"])
  }
}
