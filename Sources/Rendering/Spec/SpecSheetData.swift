import Guidelines

/// Machine-readable forms of a sheet of measures.
package enum SpecSheetData {
  package static func json(_ sheet: SpecSheet) -> String {
    let sections = sheet.sections.map { section -> JSONObject in
      ["quantity": section.quantity, "title": section.title, "omitted": section.omitted, "entries": section.specifications]
    }
    return sections.jsonText + "\n"
  }

  /// Returns the measures as CSV (RFC 4180), one per line. The first column of a table names the row, unless it contains measures
  /// itself, such as "12 pt" below "40 mm".
  package static func csv(_ sheet: SpecSheet) -> String {
    var out = line(["quantity", "id", "platforms", "caption", "row", "column", "value", "url", "edition"])
    for section in sheet.sections {
      for entry in section.specifications {
        let platforms = (entry.record.platforms ?? []).map(\.rawValue).joined(separator: " ")
        func addLine(_ row: String, _ column: String, _ value: String) {
          out += line(
            [
              section.quantity ?? section.title, entry.record.id, platforms, entry.caption, row, column, value,
              entry.record.address ?? "", entry.record.source.edition ?? "",
            ])
        }
        for sentence in entry.sentences { addLine("", "", sentence) }
        guard let table = entry.table else { continue }
        let hasRowNames = ([table.header] + table.rows).contains {
          $0.first.map { $0.count > 0 && !hasFigure($0.plainText) } ?? false
        }
        for cells in table.rows {
          let texts = cells.map(\.plainText)
          let name = hasRowNames && texts.count > 1 ? texts[0] : nil
          for (column, value) in texts.enumerated() where column > 0 || name == nil {
            addLine(name ?? "", column < table.header.count ? table.header[column].plainText : "", value)
          }
        }
      }
    }
    return out
  }

  private static func hasFigure(_ text: String) -> Bool { text.utf8.contains(where: \.isASCIIDigit) }

  private static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

  /// Quotes a cell. Spreadsheets read a cell that begins with one of `=+-@` as a formula; an apostrophe before it makes it text.
  /// Signed numbers need none.
  private static func cell(_ text: String) -> String {
    let sanitized = Sanitizer.line(text)
    let isNumber = Double(sanitized) != nil && sanitized.utf8.allSatisfy { (0x2B...0x39).contains($0) }
    let escaped = !isNumber && sanitized.first.map { "=+-@".contains($0) } ?? false ? "'" + sanitized : sanitized
    return escaped.contains { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }
      ? "\"" + escaped.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"" : escaped
  }
}

extension SpecSheet.Specification: JSONObjectConvertible {
  package var json: JSONObject {
    let rows = table.map { table in
      SearchHit.TableExcerpt(
        id: record.id, caption: caption, header: table.header.map(\.plainText), rows: table.rows.map { $0.map(\.plainText) },
        matchCount: table.rows.count, columns: [])
    }
    return [
      "id": record.id, "standalone": record.standaloneHeadline.plainText, "caption": rows?.caption, "rows": rows?.objects ?? [],
      "sentences": sentences,
      "platforms": record.platforms?.sorted(), "topic": record.topic, "language": record.language, "source": record.source.name,
      "edition": record.source.edition, "url": record.address, "also": equivalentIDs,
    ]
  }
}
