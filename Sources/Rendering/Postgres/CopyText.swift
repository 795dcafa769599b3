import Guidelines

/// Rows as PostgreSQL's COPY reads them in its text format: one a line, a tab between two values, `\N` for none.
package struct CopyText {
  package private(set) var text: String

  /// Opens the rows of a table.
  package init(_ table: String, _ columns: [String]) {
    text = "COPY hig.\(table) (\(columns.joined(separator: ", "))) FROM stdin;\n"
  }

  package mutating func add(_ values: [CopyValue]) {
    for (place, value) in values.enumerated() {
      if place > 0 { text += "\t" }
      value.write(to: &text)
    }
    text += "\n"
  }

  /// The rows, closed.
  package var closed: String { text + "\\.\n\n" }

  /// Takes what there is, so that a large table is not held whole.
  package mutating func take() -> String {
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

  /// No text may end a row, a value or the table. PostgreSQL's texts hold no U+0000.
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
