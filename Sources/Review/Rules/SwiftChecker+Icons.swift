import Languages

/// icon-label: controls that show only an image and have no accessibility label.
extension SwiftChecker {
  /// The content of a label.
  enum LabelContent {
    /// Text, or views that can contain text.
    case text
    case nothing
    case images([Image])

    struct Image {
      /// Names of the symbols that can be shown; empty for an image that is not a symbol.
      var symbols: [String]
      /// Indicates that the symbol is a variable.
      var isUnknown = false
    }
  }

  mutating func checkIcons(_ expression: Expression) {
    guard !expression.hasImplicitBase else { return }
    let control = expressions.base(expression)
    switch expressions.name(control) {
    case "Button", "Menu", "NavigationLink", "Link", "ShareLink": break
    case "UIBarButtonItem": return checkBarButtonItem(control)
    default: return
    }
    let arguments = expressions.arguments(control)
    if let first = arguments.first, first.label == nil, !isClosure(first, of: control) { return }
    guard let label = labelClosure(of: control, arguments), !label.isEmpty else { return }
    guard case .images(let images) = labelContent(label, file), !images.isEmpty else { return }
    let modifiers = expressions.modifiers(expression)
    if modifiers.contains(where: { Self.providesLabel($0.nameText(source)) }) { return }
    if hasModifier(
      around: Int(control.name),
      where: { $0 == "accessibilityLabel" || $0 == "accessibilityHidden" || $0 == "accessibilityRepresentation" })
    {
      return
    }
    let role = arguments.first { $0.label == "role" }.map { source.name($0.value.upperBound - 1) }
    if images.contains(where: \.isUnknown) {
      return findings.append(
        .init(.iconLabel, 0, file.path, byteRange(control), .iconImage(control: source.text(Int(control.name))), level: .note))
    }
    report(
      control, images.flatMap(\.symbols), isPicture: images.contains { $0.symbols.isEmpty }, isDestructive: role == "destructive",
      hasHelp: modifiers.contains { expressions.name($0) == "help" })
  }

  private mutating func report(_ control: ChainLink, _ symbols: [String], isPicture: Bool, isDestructive: Bool, hasHelp: Bool) {
    let name = source.text(Int(control.name))
    let isDescriptive =
      !isPicture && !symbols.isEmpty && symbols.allSatisfy { Self.isDescriptive($0) && !(isDestructive && $0.hasPrefix("xmark")) }
    let remark: ReviewViolation =
      isPicture || symbols.isEmpty
      ? .iconImage(control: name)
      : isDescriptive
        ? .iconLabeledBySymbolName(control: name, symbol: symbols[0]) : .iconSymbol(control: name, symbol: symbols[0])
    findings.append(
      .init(.iconLabel, 0, file.path, byteRange(control), remark, level: isDescriptive || hasHelp ? .note : .finding))
  }

  private static func providesLabel(_ modifier: String) -> Bool {
    guard modifier.hasPrefix("accessibility") else { return false }
    switch modifier {
    case "accessibilityIdentifier", "accessibilityHint", "accessibilityAddTraits", "accessibilityRemoveTraits",
      "accessibilitySortPriority",
      "accessibilityShowsLargeContentViewer", "accessibilityInputLabels":
      return false
    default: return true
    }
  }

  /// Returns `true` for symbols whose names, read aloud, describe the usual action of a control.
  private static func isDescriptive(_ symbol: String) -> Bool {
    let descriptiveNames: Set<String> = [
      "xmark", "plus", "minus", "trash", "checkmark", "magnifyingglass", "gear", "gearshape", "ellipsis", "info", "questionmark",
      "play", "pause",
      "stop", "forward", "backward",
    ]
    let parts = symbol.split(separator: ".").map(String.init)
    if descriptiveNames.contains(parts.first ?? "") { return true }
    return symbol.hasPrefix("square.and.arrow.up") || symbol.hasPrefix("arrow.clockwise")
      || parts.first == "chevron" && ["left", "right", "backward", "forward"].contains(parts.dropFirst().first ?? "")
  }

  private static func symbolName(fromMember name: String) -> String {
    var symbol = ""
    for (index, character) in name.enumerated() {
      let isDigit = character.isNumber && !(symbol.last?.isNumber ?? true)
      if index > 0, character.isUppercase || isDigit { symbol += "." }
      symbol += character.lowercased()
    }
    return symbol
  }

  // MARK: Labels

  private static let textViews: Set<SwiftName> = [
    "Text", "Label", "TextField", "LabeledContent", "accessibilityLabel", "accessibility", "AttributedString", "TextEditor",
    "accessibilityElement",
    "accessibilityRepresentation",
  ]
  static let containerViews: Set<SwiftName> = [
    "HStack", "VStack", "ZStack", "Group", "ForEach", "LazyVStack", "LazyHStack", "GeometryReader", "ScrollView", "ViewThatFits",
    "Grid", "GridRow",
  ]
  static let shapeViews: Set<SwiftName> = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Spacer", "Color", "Divider", "EmptyView", "LinearGradient",
    "RadialGradient",
    "UnevenRoundedRectangle", "Path", "ProgressView", "Material", "AnyView",
  ]
  static let imageViews: Set<SwiftName> = [
    "Image", "AsyncImage", "KFImage", "WebImage", "LazyImage", "CachedAsyncImage", "AnimatedImage", "NukeImage",
  ]

  func labelContent(_ range: Range<Int>, _ file: SwiftFile, depth: Int = 0) -> LabelContent {
    let source = file.source
    guard depth < 4, range.count < 4000 else { return .text }
    if range.contains(where: { source.tokens[$0].kind == .identifier && Self.textViews.contains(source.tokens[$0].name) }) {
      return .text
    }
    return labelContent(ViewReader(file: file).views(range), file, depth: depth)
  }

  private func labelContent(_ views: [ViewReader.View], _ file: SwiftFile, depth: Int) -> LabelContent {
    let source = file.source
    var images: [LabelContent.Image] = []
    for view in views {
      let name = source.name(view.token)
      let base = view.expression.map { file.expressions.base($0) }
      if Self.imageViews.contains(name) {
        images.append(image(of: base, file))
      } else if Self.containerViews.contains(name), let base {
        for closure in file.expressions.arguments(base)
        where source.opens(closure.value.lowerBound - 1, "{") || source.opens(closure.value.lowerBound, "{") {
          let range = source.opens(closure.value.lowerBound, "{") ? source.contents(of: closure.value.lowerBound) : closure.value
          guard case .images(let inner) = labelContent(range, file, depth: depth + 1) else {
            if case .nothing = labelContent(range, file, depth: depth + 1) { continue }
            return .text
          }
          images += inner
        }
      } else if Self.shapeViews.contains(name) {
        guard case .images(let inner) = overlayContent(view.expression, file, depth: depth) else { continue }
        images += inner
      } else if let inner = customViewContent(view.token, base, file, depth: depth) {
        switch inner {
        case .text: return .text
        case .nothing: continue
        case .images(let found): images += found
        }
      } else {
        return .text
      }
    }
    return images.isEmpty ? .nothing : .images(images)
  }

  /// Returns the content of the overlay on a shape.
  private func overlayContent(_ expression: Expression?, _ file: SwiftFile, depth: Int) -> LabelContent {
    guard let expression else { return .nothing }
    for link in file.expressions.modifiers(expression) where file.expressions.name(link) == "overlay" && link.brace >= 0 {
      return labelContent(file.source.contents(of: Int(link.brace)), file, depth: depth + 1)
    }
    return .nothing
  }

  private func image(of link: ChainLink?, _ file: SwiftFile) -> LabelContent.Image {
    guard let link, let first = file.expressions.arguments(link).first,
      first.label == "systemName" || first.label == "systemSymbol"
    else {
      return LabelContent.Image(symbols: [])
    }
    let literals = first.value.filter { file.source.tokens[$0].kind == .string }.map { file.source.string($0) }
    if !literals.isEmpty { return LabelContent.Image(symbols: literals) }
    // A generated name is `.squareAndArrowUp` for `square.and.arrow.up`. The symbol in a variable is unknown.
    let isGenerated = first.label == "systemSymbol" && file.source.isMark(first.value.lowerBound, ".") && first.value.count == 2
    return LabelContent.Image(
      symbols: isGenerated ? [Self.symbolName(fromMember: file.source.text(first.value.upperBound - 1))] : [],
      isUnknown: !isGenerated)
  }

  /// Returns the content of one of the app's own views, or of a property that is a view; `nil` if it is unknown.
  private func customViewContent(_ token: Int, _ base: ChainLink?, _ file: SwiftFile, depth: Int) -> LabelContent? {
    let name = file.source.name(token)
    if file.source.isCapitalized(token) {
      guard let found = app.views[name], found.count == 1, let view = found.first else { return nil }
      let other = app.files[view.file]
      guard let bodies = other.declarations.value(named: "body", in: view.tokens) else {
        return nil
      }
      return labelContent(bodies.tokens, other, depth: depth + 1)
    }
    guard base?.isCall != true, let value = file.declarations.values(named: name).first(where: \.isMember) else {
      return nil
    }
    return labelContent(value.tokens, file, depth: depth + 1)
  }

  // MARK: UIKit

  /// Checks `UIBarButtonItem(image: …)` that has no label in its initializer and is not given one by name elsewhere in the file.
  private mutating func checkBarButtonItem(_ link: ChainLink) {
    let arguments = expressions.arguments(link)
    guard let image = arguments.first(where: { $0.label == "image" }),
      !arguments.contains(where: { $0.label == "title" && source.name($0.value.lowerBound) != "nil" }),
      source.name(image.value.lowerBound) != "nil"
    else { return }
    // Handles `let item = …` and `navigationItem.rightBarButtonItem = …`.
    var index = Int(link.name) - 1
    guard source.isMark(index, "="), source.isName(index - 1) || source.isMark(index - 1, "?") else { return }
    index -= 1
    while index > 0, !source.isName(index) { index -= 1 }
    // Skip the type of a declaration to get to its name.
    if source.isMark(index - 1, ":"), source.isName(index - 2) { index -= 2 }
    let labelled = self.labeledNames ?? Self.labeledNames(source)
    self.labeledNames = labelled
    if labelled.contains(source.name(index)) { return }
    let symbols = image.value.filter { source.tokens[$0].kind == .string }.map { source.string($0) }
    let isSymbol = image.value.contains { source.name($0) == "systemName" }
    report(link, isSymbol ? symbols : [], isPicture: !isSymbol, isDestructive: false, hasHelp: false)
  }
}

extension SwiftChecker {
  /// Returns the names whose label or title is used: `item.accessibilityLabel`, `item?.title`.
  private static func labeledNames(_ source: SwiftSource) -> Set<SwiftName> {
    var names: Set<SwiftName> = []
    for member in source.tokens.indices where source.isMark(member, ".") && source.isName(member + 1) {
      let text = source.text(member + 1).lowercased()
      guard text.contains("label") || text == "title" || text == "isaccessibilityelement" else { continue }
      var owner = member - 1
      while source.isMark(owner, "?") || source.isMark(owner, "!") { owner -= 1 }
      if source.isName(owner) { names.insert(source.name(owner)) }
    }
    return names
  }
}

extension ChainLink {
  func nameText(_ source: SwiftSource) -> String { source.text(Int(name)) }
}
