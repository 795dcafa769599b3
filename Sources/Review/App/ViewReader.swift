/// Reads the views that a closure builds, with their modifiers, including those in branches and loops.
struct ViewReader {
  let file: SwiftFile
  private var source: SwiftSource { file.source }

  /// A view in a closure. `expression` is `nil` for a bare name (`icon`, `configuration.label`).
  struct View {
    /// Index of the first token.
    let token: Int
    let expression: Expression?
    /// Indicates whether a branch or loop contains the view.
    let isConditional: Bool
  }

  /// Returns the views in a range of tokens, or an empty array if the nesting is too deep.
  func views(_ range: Range<Int>, depth: Int = 0, isConditional: Bool = false) -> [View] {
    guard depth < 24 else { return [] }
    var views: [View] = []
    var index = range.lowerBound
    // Skip the parameters of the closure.
    var start = index
    while start < min(range.upperBound, index + 24) {
      if source.name(start) == "in" {
        index = start + 1
        break
      }
      if source.tokens[start].isFirstOnLine && start > range.lowerBound || source.opens(start, "{") { break }
      start = source.tokenIndex(after: start)
    }
    while index < range.upperBound {
      let token = source.tokens[index]
      guard token.kind == .identifier else {
        index = token.kind == .open ? max(index + 1, file.statement(from: index).upperBound) : index + 1
        continue
      }
      switch token.name {
      case "if", "else", "guard", "switch", "for", "while", "do", "catch":
        var body = index + 1
        while body < range.upperBound, !(source.opens(body, "{") && source.tokens[body].startsBody),
          source.name(body) != "if" || body == index
        {
          body = source.tokenIndex(after: body)
        }
        guard body < range.upperBound, source.opens(body, "{") else {
          index = max(body, index + 1)
          continue
        }
        views += self.views(source.contents(of: body), depth: depth + 1, isConditional: true)
        index = source.tokenIndex(after: body)
      case "case", "default":
        while index < range.upperBound, !source.isMark(index, ":") { index = source.tokenIndex(after: index) }
        index += 1
      case "let", "var": index = max(index + 1, file.statement(from: index).upperBound)
      case "return": index += 1
      default:
        let statement = file.statement(from: index)
        let expression = file.expressions(in: index..<(index + 1)).first
        views.append(View(token: index, expression: expression, isConditional: isConditional))
        index = max(index + 1, statement.upperBound)
      }
    }
    return views
  }
}
