import Rendering

/// An answer of parts in a row, of which as many are given as there is room for; a cursor leads to the rest.
struct PartList {
  /// Said before the first part.
  var opening = ""
  /// Members of the data beside the list.
  var members: (inout JSONWriter) -> Void = { _ in }
  /// What the list is called in the data.
  var name: String
  /// What makes each: of a long page most are never asked for.
  var parts: [() -> Part]
  /// Between the parts' texts: a blank line divides quotations.
  var separator = "\n"
  /// Said where there is no part.
  var emptyWords = ""
  /// Said beside the cursor: how else to get on.
  var hint = ""

  func answer(from cursor: Cursor, in budget: TokenBudget = TokenBudget()) throws -> ToolAnswer {
    guard cursor == .start || cursor.offset < parts.count else { throw ArgumentProblem.endOfCursor }
    var probe = JSONWriter()
    probe.object { self.members(&$0) }
    let start = cursor == .start ? opening : ""
    let given = budget.fitting(
      parts.dropFirst(cursor.offset).lazy.map { $0() }, beside: Part(text: start + hint, data: probe.text))
    let end = cursor.offset + given.count
    let next = end < parts.count ? Cursor(offset: end) : nil
    var json = JSONWriter()
    json.object { json in
      self.members(&json)
      json.key(name)
      json.array(given) { $0.json($1.data) }
      if let next { json.field("next", next.text) }
    }
    let words = parts.isEmpty && opening.isEmpty ? emptyWords : start
    var text =
      words + (words.isEmpty || given.isEmpty ? "" : words.hasSuffix("\n") ? "\n" : "\n\n")
      + given.map(\.text).joined(separator: separator)
    if let next { text += "\n\(end) of \(parts.count) parts; cursor for more: \(next.text)\(hint.isEmpty ? "" : ". \(hint)")\n" }
    return ToolAnswer(text: text, data: json.text)
  }
}
