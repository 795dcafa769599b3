import Guidelines

/// Rows in the text format of PostgreSQL's COPY: one row per line, values separated by tabs, `\N` for NULL.
package struct CopyText {
  package private(set) var text: String

  /// Starts the rows of a table.
  package init(_ table: String, _ columns: [String]) {
    text = "COPY hig.\(table) (\(columns.joined(separator: ", "))) FROM stdin;\n"
  }

  package mutating func add(_ values: [CopyValue]) {
    for (index, value) in values.enumerated() {
      if index > 0 { text += "\t" }
      value.write(to: &text)
    }
    text += "\n"
  }

  /// The rows with the end-of-data marker.
  package var terminated: String { text + "\\.\n\n" }

  /// Returns the buffered rows and empties the buffer, so that a large table is not held in memory.
  package mutating func drain() -> String {
    defer { text = "" }
    return text
  }
}

package enum CopyValue {
  case text(String?)
  case number(String)
  case flag(Bool)
  case texts([String]?)
  case numbers([String])

  package static func integer(_ value: Int) -> CopyValue { .number("\(value)") }

  fileprivate func write(to out: inout String) {
    switch self {
    case .text(nil), .texts(nil): out += "\\N"
    case .text(let text?): CopyValue.escape(text, to: &out)
    case .number(let number): out += number
    case .flag(let flag): out += flag ? "t" : "f"
    case .numbers(let numbers): out += "{" + numbers.joined(separator: ",") + "}"
    case .texts(let texts?):
      let elements = texts.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
      CopyValue.escape("{" + elements.joined(separator: ",") + "}", to: &out)
    }
  }

  /// Escapes the characters that separate values and rows. U+0000 is dropped, because PostgreSQL text cannot contain it.
  private static func escape(_ text: String, to out: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": out += "\\\\"
      case "\t": out += "\\t"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\0": break
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
