import Guidelines

/// A sheet of figures for programs.
package enum SpecSheetData {
  package static func json(_ sheet: SpecSheet) -> String {
    let sections = sheet.sections.map { section -> JSONObject in
      ["quantity": section.quantity, "title": section.title, "omitted": section.omitted, "entries": section.entries]
    }
    return sections.jsonText + "\n"
  }

  /// RFC 4180: a line a figure. What a table's first column holds names the row, unless it is a figure below a figure, as "12 pt" below "40 mm".
  package static func csv(_ sheet: SpecSheet) -> String {
    var out = line(["quantity", "id", "platforms", "caption", "row", "column", "value", "url", "edition"])
    for section in sheet.sections {
      for entry in section.entries {
        let platforms = (entry.record.platforms ?? []).map(\.rawValue).joined(separator: " ")
        func add(_ row: String, _ column: String, _ value: String) {
          out += line(
            [
              section.quantity ?? section.title, entry.record.id, platforms, entry.caption, row, column, value,
              entry.record.address ?? "", entry.record.source.edition ?? "",
            ])
        }
        for sentence in entry.sentences { add("", "", sentence) }
        guard let table = entry.table else { continue }
        let isNamed = ([table.header] + table.rows).contains {
          $0.first.map { $0.count > 0 && !hasFigure($0.plainText) } ?? false
        }
        for cells in table.rows {
          let texts = cells.map(\.plainText)
          let name = isNamed && texts.count > 1 ? texts[0] : nil
          for (column, value) in texts.enumerated() where column > 0 || name == nil {
            add(name ?? "", column < table.header.count ? table.header[column].plainText : "", value)
          }
        }
      }
    }
    return out
  }

  private static func hasFigure(_ text: String) -> Bool { text.utf8.contains(where: \.isASCIIDigit) }

  private static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

  /// A spreadsheet takes a cell that begins with one of `=+-@` for a formula: an apostrophe before it makes it text. A signed number is one as it is.
  private static func cell(_ text: String) -> String {
    let safe = Sanitizing.line(text)
    let isNumber = Double(safe) != nil && safe.utf8.allSatisfy { (0x2B...0x39).contains($0) }
    let plain = !isNumber && safe.first.map { "=+-@".contains($0) } ?? false ? "'" + safe : safe
    return plain.contains { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }
      ? "\"" + plain.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"" : plain
  }
}

extension SpecSheet.Entry: JSONDescribed {
  package var json: JSONObject {
    let rows = table.map { table in
      SearchHit.TableRows(
        id: record.id, caption: caption, header: table.header.map(\.plainText), rows: table.rows.map { $0.map(\.plainText) },
        answering: table.rows.count, columns: [])
    }
    return [
      "id": record.id, "standalone": record.standalone.plainText, "caption": rows?.caption, "rows": rows?.objects ?? [],
      "sentences": sentences,
      "platforms": record.platforms?.sorted(), "topic": record.topic, "language": record.language, "source": record.source.name,
      "url": record.address, "also": also,
    ]
  }
}
