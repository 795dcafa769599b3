import Languages

/// three-dots: three periods at the end of the title of a button or menu item.
extension SwiftChecker {
  mutating func checkTitles(_ expression: Expression) {
    for link in expressions.links[expression.links] where link.isCall {
      let tokens: Range<Int>?
      switch expressions.name(link) {
      case "Button", "Menu", "CommandMenu", "ShareLink", "NavigationLink":
        tokens = expression.hasImplicitBase ? nil : title(link)?.tokens
      case "NSMenuItem", "UIAction", "UIMenu", "UICommand", "UIKeyCommand", "UIBarButtonItem", "NSButton", "UIAlertAction":
        tokens = expressions.arguments(link).first { $0.label == "title" }?.value
      case "addItem", "insertItem", "addButton":
        tokens = expressions.arguments(link).first { $0.label == "withTitle" }?.value
      case "setTitle":
        tokens = expressions.arguments(link).first.flatMap { $0.label == nil ? $0.value : nil }
      default:
        // Functions of the app that create menu items.
        let name = source.tokens[Int(link.name)]
        let text = source.bytes[Int(name.start)..<Int(name.end)]
        guard link.parenthesis >= 0, text.count >= 8, text.suffix(7).elementsEqual("enuItem".utf8) else { continue }
        tokens = expressions.arguments(link).first.flatMap { $0.label == nil || $0.label == "title" ? $0.value : nil }
      }
      if let tokens { checkDots(tokens, link) }
    }
  }

  /// Returns `true` if a title ends with three periods, is not Japanese, and does not report progress (“Loading...”).
  static func endsWithThreeDots(_ title: String) -> Bool {
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

  private mutating func checkDots(_ tokens: Range<Int>, _ link: ChainLink) {
    // A literal in the call itself, or in a conditional expression, can be corrected in place.
    var position = tokens.lowerBound
    while position < tokens.upperBound {
      defer { position = source.tokenIndex(after: position) }
      guard source.tokens[position].kind == .string else { continue }
      let text = source.string(position)
      guard Self.endsWithThreeDots(text),
        !app.texts.isKey(text) || app.texts.displayedText(literal: text).contains(Self.endsWithThreeDots)
      else {
        continue
      }
      let literal = byteRange(position..<(position + 1))
      let end = source.bytes[literal].lastIndex(of: UInt8(ascii: ".")) ?? literal.upperBound - 1
      let isKey = app.texts.isKey(text)
      findings.append(
        .init(
          .threeDots, expressions.name(link) == "Button" ? 1 : 0, file.path, literal, .asciiEllipsis(title: text),
          fix: isKey || end < literal.lowerBound + 2 ? nil : .init(range: (end - 2)..<(end + 1), text: "…")))
      return
    }
    guard let title = displayedText(tokens).texts.sorted().first(where: Self.endsWithThreeDots) else { return }
    findings.append(
      .init(.threeDots, expressions.name(link) == "Button" ? 1 : 0, file.path, byteRange(link), .asciiEllipsis(title: title)))
  }
}
