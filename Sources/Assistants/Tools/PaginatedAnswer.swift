import Rendering

/// An answer that consists of a sequence of parts. It includes as many parts as the token budget permits; a cursor leads to the
/// remaining ones.
struct PaginatedAnswer {
  /// Text before the first part, printed on the first page only.
  var introduction = ""
  /// Members of the data besides the list.
  var members: JSONObject = [:]
  /// Name of the list in the data.
  var name: String
  /// Closures that make the parts, beginning with part number `firstIndex`. They are lazy because most parts of a long page are
  /// never requested.
  var parts: [() -> AnswerPart]
  /// Number of preceding parts that `parts` does not contain.
  var firstIndex = 0
  /// Total number of parts, or `nil` if `parts` contains all of them.
  var total: Int?
  /// Text between parts. A blank line separates quotations.
  var separator = "\n"
  /// Additional advice, printed after the cursor, on how to continue.
  var hint = ""

  func answer(from cursor: Cursor, in budget: TokenBudget = TokenBudget()) throws -> ToolAnswer {
    let total = total ?? parts.count
    guard cursor == .start || cursor.offset < total else { throw ToolArgumentError.endOfCursor }
    let opening = cursor == .start ? introduction : ""
    let includedParts = budget.fittingParts(
      parts.dropFirst(cursor.offset - firstIndex).lazy.map { $0() },
      beside: AnswerPart(text: opening + hint, data: members.jsonText))
    let endIndex = cursor.offset + includedParts.count
    let nextCursor = endIndex < total && !includedParts.isEmpty ? Cursor(offset: endIndex) : nil
    let json = members + [name: includedParts.map { RawJSON($0.data) }] + (nextCursor.map { ["next": $0.text] } ?? [:])
    var text =
      opening + (opening.isEmpty || includedParts.isEmpty ? "" : opening.hasSuffix("\n") ? "\n" : "\n\n")
      + includedParts.map(\.text).joined(separator: separator)
    if let nextCursor {
      text += "\n\(endIndex) of \(total); cursor for more: \(nextCursor.text)\(hint.isEmpty ? "" : ". \(hint)")\n"
    }
    return ToolAnswer(text: text, data: json.jsonText)
  }
}
