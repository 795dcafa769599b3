import Languages

/// three-dots: three full stops at the end of what a button or an item of a menu is called.
extension SwiftChecker {
  mutating func titles(_ expression: Expression) {
    for link in expressions.links[expression.links] where link.isCall {
      let tokens: Range<Int>?
      switch expressions.name(link) {
      case "Button", "Menu", "CommandMenu", "ShareLink", "NavigationLink":
        tokens = expression.isImplicit ? nil : title(link)?.tokens
      case "NSMenuItem", "UIAction", "UIMenu", "UICommand", "UIKeyCommand", "UIBarButtonItem", "NSButton", "UIAlertAction":
        tokens = expressions.arguments(link).first { $0.label == "title" }?.value
      case "addItem", "insertItem", "addButton":
        tokens = expressions.arguments(link).first { $0.label == "withTitle" }?.value
      case "setTitle":
        tokens = expressions.arguments(link).first.flatMap { $0.label == nil ? $0.value : nil }
      default:
        // What an app calls its own way of making an item.
        let name = source.tokens[Int(link.name)]
        let text = source.bytes[Int(name.start)..<Int(name.end)]
        guard link.parenthesis >= 0, text.count >= 8, text.suffix(7).elementsEqual("enuItem".utf8) else { continue }
        tokens = expressions.arguments(link).first.flatMap { $0.label == nil || $0.label == "title" ? $0.value : nil }
      }
      if let tokens { dots(tokens, link) }
    }
  }

  /// Whether a title ends with three full stops and is no report of what goes on (“Loading...”), nor Japanese.
  static func endsInDots(_ title: String) -> Bool {
    var title = Substring(title)
    while title.last == " " { title = title.dropLast() }
    guard title.hasSuffix("..."), !title.hasSuffix("....") else { return false }
    let words = title.dropLast(3)
    guard words.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return false }
    if words.unicodeScalars.contains(where: { $0.value >= 0x3040 })
      && !words.unicodeScalars.allSatisfy({ $0.value < 0x3040 || $0.value == 0xFFFC })
    {
      return false
    }
    let first = words.prefix { !$0.isWhitespace }.lowercased()
    return !(first.hasSuffix("ing") && first.count > 4) && !["please", "tap", "click"].contains(first)
  }

  private mutating func dots(_ tokens: Range<Int>, _ link: Link) {
    // Right here, also in a choice of two: to be mended where it stands.
    var depthFirst = tokens.lowerBound
    while depthFirst < tokens.upperBound {
      defer { depthFirst = source.after(depthFirst) }
      guard source.tokens[depthFirst].kind == .string else { continue }
      let text = source.string(depthFirst)
      guard Self.endsInDots(text), !app.texts.isKey(text) || app.texts.wording(literal: text).contains(Self.endsInDots) else {
        continue
      }
      let literal = bytes(depthFirst..<(depthFirst + 1))
      let end = source.bytes[literal].lastIndex(of: UInt8(ascii: ".")) ?? literal.upperBound - 1
      let isKey = app.texts.isKey(text)
      findings.append(
        .init(
          .threeDots, expressions.name(link) == "Button" ? 1 : 0, file.path, literal, .threeDots(title: text),
          fix: isKey || end < literal.lowerBound + 2 ? nil : .init(range: (end - 2)..<(end + 1), text: "…")))
      return
    }
    guard let title = wording(tokens).texts.sorted().first(where: Self.endsInDots) else { return }
    findings.append(
      .init(.threeDots, expressions.name(link) == "Button" ? 1 : 0, file.path, bytes(link), .threeDots(title: title)))
  }
}
