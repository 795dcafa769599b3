import Guidelines
import Languages

/// The files of an app, combined.
struct ReviewedApp: Sendable {
  let texts: TextResolver
  let project: ProjectPlatforms
  /// The app's own views by name, with the index of the file and the tokens of the body.
  let views: [SwiftName: [(file: Int, tokens: Range<Int>)]]
  let files: [SwiftFile]
  let tables: [StringTable]

  init(files: [SwiftFile], tables: [StringTable], project: ProjectPlatforms) {
    var views: [SwiftName: [(file: Int, tokens: Range<Int>)]] = [:]
    for (number, file) in files.enumerated() {
      for view in file.declarations.views { views[view.name, default: []].append((number, view.tokens)) }
    }
    (self.files, self.tables, self.project, self.views) = (files, tables, project, views)
    texts = TextResolver(files: files, tables: tables)
  }
}

/// Checks the rules for one Swift file.
struct SwiftChecker {
  let file: SwiftFile
  let app: ReviewedApp
  var findings: [ReviewFinding] = []
  /// String tokens whose wording was already checked, because a text can be an argument of several calls.
  var checkedLiterals: Set<Int> = []
  /// Names with an accessibility label or title, computed when first needed.
  var labeledNames: Set<SwiftName>?

  var source: SwiftSource { file.source }
  var expressions: Expressions { file.expressions }

  /// Indicates whether the file belongs to a widget or complication. Computed once because each font size depends on it.
  let isGlanceable: Bool

  init(_ file: SwiftFile, _ app: ReviewedApp) { (self.file, self.app, isGlanceable) = (file, app, Self.isGlanceable(file)) }

  /// Checks every expression of the file and returns the findings.
  mutating func run() -> [ReviewFinding] {
    for expression in expressions.all {
      let base = expressions.base(expression)
      if file.isHidden(Int(base.name)) { continue }
      checkAlerts(expression)
      checkIcons(expression)
      checkTitles(expression)
      checkFonts(expression)
      checkGestures(expression)
      checkFields(expression)
      checkWording(expression)
    }
    checkFontConstants()
    // Only developers see debug views.
    let name = file.path.split(separator: "/").last ?? ""
    if name.contains("Debug") || name.contains("Developer") { for index in findings.indices { findings[index].level = .note } }
    return findings
  }

  // MARK: Shared helpers

  /// Returns the byte range of some tokens, or of the name of a link.
  func byteRange(_ tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return Int(source.tokens[first].start)..<Int(source.tokens[last].end)
  }

  func byteRange(_ link: ChainLink) -> Range<Int> { byteRange(Int(link.name)..<(Int(link.name) + 1)) }

  func displayedText(_ tokens: Range<Int>) -> DisplayedText { app.texts.displayedText(tokens, in: file) }

  /// Returns the tokens of a closure without its braces.
  func closureBody(of argument: Argument) -> Range<Int> {
    guard let first = argument.value.first, source.opens(first, "{"), source.tokenIndex(after: first) == argument.value.upperBound
    else {
      return argument.value
    }
    return source.contents(of: first)
  }

  func isClosure(_ argument: Argument, of link: ChainLink) -> Bool {
    source.opens(argument.value.lowerBound, "{") || link.brace >= 0 && argument.value.lowerBound > Int(link.brace)
  }

  /// Returns the title of a button or menu item: its first text, or the only text in its label.
  func title(_ link: ChainLink) -> (wording: DisplayedText, tokens: Range<Int>)? {
    let arguments = expressions.arguments(link)
    if let first = arguments.first, first.label == nil || first.label == "title" || first.label == "verbatim",
      !isClosure(first, of: link)
    {
      return (displayedText(first.value), first.value)
    }
    guard let label = labelClosure(of: link, arguments), label.count < 2000 else { return nil }
    let texts = file.expressions(in: label).filter { expression in
      switch expressions.name(expressions.base(expression)) {
      case "Text", "Label", "TextState": !expression.hasImplicitBase
      default: false
      }
    }
    guard texts.count == 1, let text = texts.first, let first = expressions.arguments(expressions.base(text)).first else {
      return nil
    }
    return (displayedText(first.value), first.value)
  }

  /// Returns the closure that builds the label of a control, or `nil` if it has none.
  func labelClosure(of link: ChainLink, _ arguments: [Argument]) -> Range<Int>? {
    if let label = arguments.first(where: { $0.label == "label" }), isClosure(label, of: link) { return closureBody(of: label) }
    let closure = link.brace >= 0 ? source.contents(of: Int(link.brace)) : nil
    func has(_ names: SwiftName...) -> Bool { arguments.contains { $0.label.map(names.contains) ?? false } }
    switch expressions.name(link) {
    case "Button": return has("action", "intent") ? closure : nil
    case "ButtonState": return closure
    case "NavigationLink": return has("destination", "value", "state", "isActive", "tag") ? closure : nil
    case "Link", "ShareLink": return has("destination", "item", "items") ? closure : nil
    default: return nil
    }
  }

  /// Returns the modifiers after a closing bracket.
  func modifiers(after close: Int) -> [ChainLink] {
    guard close + 2 < source.tokens.count, source.isMark(close + 1, "."), source.isName(close + 2) else { return [] }
    guard let expression = file.expressions(in: (close + 2)..<(close + 3)).first else {
      // The modifiers belong to an expression that starts earlier, so they are parsed here.
      var (links, index) = ([ChainLink](), close + 2)
      while links.count < 60, source.isName(index) {
        var link = ChainLink(name: Int32(index))
        index += 1
        if source.opens(index, "(") {
          link.parenthesis = Int32(index)
          index = source.tokenIndex(after: index)
        }
        while source.opens(index, "{") || source.isName(index) && source.isMark(index + 1, ":") && source.opens(index + 2, "{") {
          index = source.tokenIndex(after: source.opens(index, "{") ? index : index + 2)
        }
        link.end = Int32(index)
        links.append(link)
        guard source.isMark(index, ".") else { break }
        index += 1
      }
      return links
    }
    return Array(expressions.links[expression.links].prefix(60))
  }

  /// Returns `true` if a view around a token has a modifier whose name passes a test.
  func hasModifier(around token: Int, where test: (SwiftName) -> Bool) -> Bool {
    var bracket = Int(file.enclosingBrackets[token])
    for _ in 0..<8 where bracket >= 0 {
      if source.tokens[bracket].startsBody { return false }
      if source.tokens[bracket].matchingBracket > 0,
        modifiers(after: source.tokens[bracket].matchingBracket).contains(where: { test(expressions.name($0)) })
      {
        return true
      }
      bracket = Int(file.enclosingBrackets[bracket])
    }
    return false
  }
}
