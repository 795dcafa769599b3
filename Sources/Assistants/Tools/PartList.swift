import Rendering

/// An answer of parts in a row, of which as many are given as there is room for; a cursor leads to the rest.
struct PartList {
  /// Said before the first part.
  var opening = ""
  /// Members of the data beside the list.
  var members: JSONObject = [:]
  /// What the list is called in the data.
  var name: String
  /// What makes each, from `first` on: of a long page most are never asked for.
  var parts: [() -> Part]
  /// How many come before, where not all are at hand.
  var first = 0
  /// How many there are in all; nil: those that are at hand.
  var total: Int?
  /// Between the parts' texts: a blank line divides quotations.
  var separator = "\n"
  /// Said beside the cursor: how else to get on.
  var hint = ""

  func answer(from cursor: Cursor, in budget: TokenBudget = TokenBudget()) throws -> ToolAnswer {
    let total = total ?? parts.count
    guard cursor == .start || cursor.offset < total else { throw ArgumentProblem.endOfCursor }
    let opening = cursor == .start ? opening : ""
    let given = budget.fitting(
      parts.dropFirst(cursor.offset - first).lazy.map { $0() }, beside: Part(text: opening + hint, data: members.jsonText))
    let end = cursor.offset + given.count
    let next = end < total && !given.isEmpty ? Cursor(offset: end) : nil
    let json = members + [name: given.map { JSONText($0.data) }] + (next.map { ["next": $0.text] } ?? [:])
    var text =
      opening + (opening.isEmpty || given.isEmpty ? "" : opening.hasSuffix("\n") ? "\n" : "\n\n")
      + given.map(\.text).joined(separator: separator)
    if let next { text += "\n\(end) of \(total); cursor for more: \(next.text)\(hint.isEmpty ? "" : ". \(hint)")\n" }
    return ToolAnswer(text: text, data: json.jsonText)
  }
}
