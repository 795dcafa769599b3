import Guidelines
import Languages

/// All that the files of an app say together.
struct ReviewedApp: Sendable {
  let texts: Texts
  let project: Project
  /// The app's own views by name, each with its file.
  let views: [Name: [(file: Int, tokens: Range<Int>)]]
  let files: [SwiftFile]
  let tables: [StringTable]

  init(files: [SwiftFile], tables: [StringTable], project: Project) {
    var views: [Name: [(file: Int, tokens: Range<Int>)]] = [:]
    for (number, file) in files.enumerated() {
      for view in file.declarations.views { views[view.name, default: []].append((number, view.tokens)) }
    }
    (self.files, self.tables, self.project, self.views) = (files, tables, project, views)
    texts = Texts(files: files, tables: tables)
  }
}

/// The rules over one file of Swift.
struct SwiftChecker {
  let file: SwiftFile
  let app: ReviewedApp
  var findings: [ReviewFinding] = []
  /// Literals whose words were looked at: a text may be an argument of several calls.
  var worded: Set<Int> = []
  /// Names with a label of their own, once somebody asked.
  var labelled: Set<Name>?

  var source: SwiftSource { file.source }
  var expressions: Expressions { file.expressions }

  /// Asked of each size, and told by the whole file.
  let isGlance: Bool

  init(_ file: SwiftFile, _ app: ReviewedApp) { (self.file, self.app, isGlance) = (file, app, Self.isGlance(file)) }

  mutating func run() -> [ReviewFinding] {
    for expression in expressions.all {
      let base = expressions.base(expression)
      if file.isHidden(Int(base.name)) { continue }
      alerts(expression)
      icons(expression)
      titles(expression)
      fonts(expression)
      gestures(expression)
      fields(expression)
      wording(expression)
    }
    fontConstants()
    // Makers meet what stands there, and hardly anyone else.
    let name = file.path.split(separator: "/").last ?? ""
    if name.contains("Debug") || name.contains("Developer") { for index in findings.indices { findings[index].level = .note } }
    return findings
  }

  // MARK: What several rules ask

  /// The bytes of some tokens, or of one link with its name.
  func bytes(_ tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return Int(source.tokens[first].start)..<Int(source.tokens[last].end)
  }

  func bytes(_ link: Link) -> Range<Int> { bytes(Int(link.name)..<(Int(link.name) + 1)) }

  func wording(_ tokens: Range<Int>) -> Wording { app.texts.wording(tokens, in: file) }

  /// A closure's tokens, with or without its braces.
  func body(_ argument: Argument) -> Range<Int> {
    guard let first = argument.value.first, source.opens(first, "{"), source.after(first) == argument.value.upperBound else {
      return argument.value
    }
    return source.inside(first)
  }

  func isClosure(_ argument: Argument, of link: Link) -> Bool {
    source.opens(argument.value.lowerBound, "{") || link.brace >= 0 && argument.value.lowerBound > Int(link.brace)
  }

  /// What a button or an item is called: its first text, or the one text of its label.
  func title(_ link: Link) -> (wording: Wording, tokens: Range<Int>)? {
    let arguments = expressions.arguments(link)
    if let first = arguments.first, first.label == nil || first.label == "title" || first.label == "verbatim",
      !isClosure(first, of: link)
    {
      return (wording(first.value), first.value)
    }
    guard let label = label(link, arguments), label.count < 2000 else { return nil }
    let texts = file.expressions(in: label).filter { expression in
      switch expressions.name(expressions.base(expression)) {
      case "Text", "Label", "TextState": !expression.isImplicit
      default: false
      }
    }
    guard texts.count == 1, let text = texts.first, let first = expressions.arguments(expressions.base(text)).first else {
      return nil
    }
    return (wording(first.value), first.value)
  }

  /// The closure that shows what a control is.
  func label(_ link: Link, _ arguments: [Argument]) -> Range<Int>? {
    if let label = arguments.first(where: { $0.label == "label" }), isClosure(label, of: link) { return body(label) }
    let closure = link.brace >= 0 ? source.inside(Int(link.brace)) : nil
    func has(_ names: Name...) -> Bool { arguments.contains { $0.label.map(names.contains) ?? false } }
    switch expressions.name(link) {
    case "Button": return has("action", "intent") ? closure : nil
    case "ButtonState": return closure
    case "NavigationLink": return has("destination", "value", "state", "isActive", "tag") ? closure : nil
    case "Link", "ShareLink": return has("destination", "item", "items") ? closure : nil
    default: return nil
    }
  }

  /// The modifiers behind a bracket that closes.
  func modifiers(after close: Int) -> [Link] {
    guard close + 2 < source.tokens.count, source.isMark(close + 1, "."), source.isName(close + 2) else { return [] }
    guard let expression = file.expressions(in: (close + 2)..<(close + 3)).first else {
      // It goes on an expression that begins further up: read it by its links.
      var (links, index) = ([Link](), close + 2)
      while links.count < 60, source.isName(index) {
        var link = Link(name: Int32(index))
        index += 1
        if source.opens(index, "(") {
          link.parenthesis = Int32(index)
          index = source.after(index)
        }
        while source.opens(index, "{") || source.isName(index) && source.isMark(index + 1, ":") && source.opens(index + 2, "{") {
          index = source.after(source.opens(index, "{") ? index : index + 2)
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

  /// Whether a modifier of some names stands behind one of the views around a token.
  func isInside(_ token: Int, _ test: (Name) -> Bool) -> Bool {
    var bracket = Int(file.around[token])
    for _ in 0..<8 where bracket >= 0 {
      if source.tokens[bracket].isBody { return false }
      if source.tokens[bracket].mate > 0,
        modifiers(after: source.tokens[bracket].mate).contains(where: { test(expressions.name($0)) })
      {
        return true
      }
      bracket = Int(file.around[bracket])
    }
    return false
  }
}
