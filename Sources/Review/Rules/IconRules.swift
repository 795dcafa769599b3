import Languages

/// icon-label: a control that shows an image and nothing else, and says nothing to who cannot see it.
extension SwiftChecker {
  /// What a label shows.
  enum Shown {
    /// Words, or what may hold them.
    case words
    case nothing
    case images([Image])

    struct Image {
      /// The names of symbols that it may show; empty for a picture.
      var symbols: [String]
      /// A symbol that only a variable names.
      var isUnknown = false
    }
  }

  mutating func icons(_ expression: Expression) {
    guard !expression.isImplicit else { return }
    let control = expressions.base(expression)
    switch expressions.name(control) {
    case "Button", "Menu", "NavigationLink", "Link", "ShareLink": break
    case "UIBarButtonItem": return barItem(control)
    default: return
    }
    let arguments = expressions.arguments(control)
    if let first = arguments.first, first.label == nil, !isClosure(first, of: control) { return }
    guard let label = label(control, arguments), !label.isEmpty else { return }
    guard case .images(let images) = shown(label, file), !images.isEmpty else { return }
    let modifiers = expressions.modifiers(expression)
    if modifiers.contains(where: { Self.names($0.nameText(source)) }) { return }
    if isInside(
      Int(control.name), { $0 == "accessibilityLabel" || $0 == "accessibilityHidden" || $0 == "accessibilityRepresentation" })
    {
      return
    }
    let role = arguments.first { $0.label == "role" }.map { source.name($0.value.upperBound - 1) }
    if images.contains(where: \.isUnknown) {
      return findings.append(
        .init(.iconLabel, 0, file.path, bytes(control), .iconImage(control: source.text(Int(control.name))), level: .note))
    }
    report(
      control, images.flatMap(\.symbols), isPicture: images.contains { $0.symbols.isEmpty }, isDestructive: role == "destructive",
      hasHelp: modifiers.contains { expressions.name($0) == "help" })
  }

  private mutating func report(_ control: Link, _ symbols: [String], isPicture: Bool, isDestructive: Bool, hasHelp: Bool) {
    let name = source.text(Int(control.name))
    let spoken =
      !isPicture && !symbols.isEmpty && symbols.allSatisfy { Self.isSpoken($0) && !(isDestructive && $0.hasPrefix("xmark")) }
    let remark: ReviewRemark =
      isPicture || symbols.isEmpty
      ? .iconImage(control: name)
      : spoken ? .iconSpoken(control: name, symbol: symbols[0]) : .iconSymbol(control: name, symbol: symbols[0])
    findings.append(.init(.iconLabel, 0, file.path, bytes(control), remark, level: spoken || hasHelp ? .note : .finding))
  }

  private static func names(_ modifier: String) -> Bool {
    guard modifier.hasPrefix("accessibility") else { return false }
    switch modifier {
    case "accessibilityIdentifier", "accessibilityHint", "accessibilityAddTraits", "accessibilityRemoveTraits",
      "accessibilitySortPriority",
      "accessibilityShowsLargeContentViewer", "accessibilityInputLabels":
      return false
    default: return true
    }
  }

  /// Symbols whose names, read aloud, say what a control with them usually does.
  private static func isSpoken(_ symbol: String) -> Bool {
    let fitting: Set<String> = [
      "xmark", "plus", "minus", "trash", "checkmark", "magnifyingglass", "gear", "gearshape", "ellipsis", "info", "questionmark",
      "play", "pause",
      "stop", "forward", "backward",
    ]
    let parts = symbol.split(separator: ".").map(String.init)
    if fitting.contains(parts.first ?? "") { return true }
    return symbol.hasPrefix("square.and.arrow.up") || symbol.hasPrefix("arrow.clockwise")
      || parts.first == "chevron" && ["left", "right", "backward", "forward"].contains(parts.dropFirst().first ?? "")
  }

  private static func symbol(_ name: String) -> String {
    var symbol = ""
    for (index, character) in name.enumerated() {
      let isDigit = character.isNumber && !(symbol.last?.isNumber ?? true)
      if index > 0, character.isUppercase || isDigit { symbol += "." }
      symbol += character.lowercased()
    }
    return symbol
  }

  // MARK: Labels

  private static let words: Set<Name> = [
    "Text", "Label", "TextField", "LabeledContent", "accessibilityLabel", "accessibility", "AttributedString", "TextEditor",
    "accessibilityElement",
    "accessibilityRepresentation",
  ]
  static let containers: Set<Name> = [
    "HStack", "VStack", "ZStack", "Group", "ForEach", "LazyVStack", "LazyHStack", "GeometryReader", "ScrollView", "ViewThatFits",
    "Grid", "GridRow",
  ]
  static let shapes: Set<Name> = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Spacer", "Color", "Divider", "EmptyView", "LinearGradient",
    "RadialGradient",
    "UnevenRoundedRectangle", "Path", "ProgressView", "Material", "AnyView",
  ]
  static let pictures: Set<Name> = [
    "Image", "AsyncImage", "KFImage", "WebImage", "LazyImage", "CachedAsyncImage", "AnimatedImage", "NukeImage",
  ]

  func shown(_ range: Range<Int>, _ file: SwiftFile, depth: Int = 0) -> Shown {
    let source = file.source
    guard depth < 4, range.count < 4000 else { return .words }
    if range.contains(where: { source.tokens[$0].kind == .identifier && Self.words.contains(source.tokens[$0].name) }) {
      return .words
    }
    return shown(ViewReader(file: file).views(range), file, depth: depth)
  }

  private func shown(_ views: [ViewReader.View], _ file: SwiftFile, depth: Int) -> Shown {
    let source = file.source
    var images: [Shown.Image] = []
    for view in views {
      let name = source.name(view.token)
      let base = view.expression.map { file.expressions.base($0) }
      if Self.pictures.contains(name) {
        images.append(picture(base, file))
      } else if Self.containers.contains(name), let base {
        for closure in file.expressions.arguments(base)
        where source.opens(closure.value.lowerBound - 1, "{") || source.opens(closure.value.lowerBound, "{") {
          let range = source.opens(closure.value.lowerBound, "{") ? source.inside(closure.value.lowerBound) : closure.value
          guard case .images(let inner) = shown(range, file, depth: depth + 1) else {
            if case .nothing = shown(range, file, depth: depth + 1) { continue }
            return .words
          }
          images += inner
        }
      } else if Self.shapes.contains(name) {
        guard case .images(let inner) = over(view.expression, file, depth: depth) else { continue }
        images += inner
      } else if let inner = own(view.token, base, file, depth: depth) {
        switch inner {
        case .words: return .words
        case .nothing: continue
        case .images(let found): images += found
        }
      } else {
        return .words
      }
    }
    return images.isEmpty ? .nothing : .images(images)
  }

  /// What lies on a shape.
  private func over(_ expression: Expression?, _ file: SwiftFile, depth: Int) -> Shown {
    guard let expression else { return .nothing }
    for link in file.expressions.modifiers(expression) where file.expressions.name(link) == "overlay" && link.brace >= 0 {
      return shown(file.source.inside(Int(link.brace)), file, depth: depth + 1)
    }
    return .nothing
  }

  private func picture(_ link: Link?, _ file: SwiftFile) -> Shown.Image {
    guard let link, let first = file.expressions.arguments(link).first,
      first.label == "systemName" || first.label == "systemSymbol"
    else {
      return Shown.Image(symbols: [])
    }
    let literals = first.value.filter { file.source.tokens[$0].kind == .string }.map { file.source.string($0) }
    if !literals.isEmpty { return Shown.Image(symbols: literals) }
    // A generated name: `.squareAndArrowUp` for `square.and.arrow.up`. Of a variable nobody knows what it shows.
    let isGenerated = first.label == "systemSymbol" && file.source.isMark(first.value.lowerBound, ".") && first.value.count == 2
    return Shown.Image(
      symbols: isGenerated ? [Self.symbol(file.source.text(first.value.upperBound - 1))] : [], isUnknown: !isGenerated)
  }

  /// What a view of the app's own shows, or a property that is one. nil where that is not known.
  private func own(_ token: Int, _ base: Link?, _ file: SwiftFile, depth: Int) -> Shown? {
    let name = file.source.name(token)
    if file.source.isCapitalized(token) {
      guard let found = app.views[name], found.count == 1, let view = found.first else { return nil }
      let other = app.files[view.file]
      guard let bodies = other.declarations.value(named: "body", in: view.tokens) else {
        return nil
      }
      return shown(bodies.tokens, other, depth: depth + 1)
    }
    guard base?.isCall != true, let value = file.declarations.values(named: name).first(where: \.isMember) else {
      return nil
    }
    return shown(value.tokens, file, depth: depth + 1)
  }

  // MARK: UIKit

  /// `UIBarButtonItem(image: …)` without a label where it is made, and nowhere in the file by its name.
  private mutating func barItem(_ link: Link) {
    let arguments = expressions.arguments(link)
    guard let image = arguments.first(where: { $0.label == "image" }),
      !arguments.contains(where: { $0.label == "title" && source.name($0.value.lowerBound) != "nil" }),
      source.name(image.value.lowerBound) != "nil"
    else { return }
    // `let item = …`, `navigationItem.rightBarButtonItem = …`
    var index = Int(link.name) - 1
    guard source.isMark(index, "="), source.isName(index - 1) || source.isMark(index - 1, "?") else { return }
    index -= 1
    while index > 0, !source.isName(index) { index -= 1 }
    // After the type of a declaration, its name.
    if source.isMark(index - 1, ":"), source.isName(index - 2) { index -= 2 }
    let labelled = self.labelled ?? Self.labelled(source)
    self.labelled = labelled
    if labelled.contains(source.name(index)) { return }
    let symbols = image.value.filter { source.tokens[$0].kind == .string }.map { source.string($0) }
    let isSymbol = image.value.contains { source.name($0) == "systemName" }
    report(link, isSymbol ? symbols : [], isPicture: !isSymbol, isDestructive: false, hasHelp: false)
  }
}

extension SwiftChecker {
  /// The names whose label or title is spoken of: `item.accessibilityLabel`, `item?.title`.
  private static func labelled(_ source: SwiftSource) -> Set<Name> {
    var names: Set<Name> = []
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

extension Link {
  func nameText(_ source: SwiftSource) -> String { source.text(Int(name)) }
}
