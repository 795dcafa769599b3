import Languages

/// tap-gesture and keyboard-type: tap gestures in place of buttons, and text fields without a keyboard type.
extension SwiftChecker {
  mutating func checkGestures(_ expression: Expression) {
    guard !expression.hasImplicitBase else { return }
    let base = expressions.base(expression)
    let modifiers = expressions.modifiers(expression)
    guard let tap = modifiers.first(where: { expressions.name($0) == "onTapGesture" }), looksLikeButton(base) else { return }
    let arguments = expressions.arguments(tap)
    if arguments.contains(where: { $0.label == "count" })
      || modifiers.contains(where: { Self.hasAccessibilitySupport($0.nameText(source)) })
    {
      return
    }
    guard let action = arguments.first(where: { $0.label == nil || $0.label == "perform" }).map(closureBody),
      !onlyChangesFocus(action),
      !onlyDismisses(action, of: base)
    else { return }
    if hasModifier(
      around: Int(base.name),
      where: {
        $0 == "accessibilityAddTraits" || $0 == "accessibilityHidden" || $0 == "accessibilityAction"
          || $0 == "accessibilityRepresentation"
      })
    {
      return
    }
    // A view that fills the screen receives taps anywhere, and its action is reachable in other ways.
    let fillsScreen = modifiers.contains { link in
      switch expressions.name(link) {
      case "ignoresSafeArea", "edgesIgnoringSafeArea", "simultaneousGesture", "gesture", "highPriorityGesture": true
      default: false
      }
    }
    if fillsScreen { return }
    // A row that contains controls is not a button.
    let content = Int(base.name)..<Int(base.end)
    let containsControls =
      content.count > 4000
      || content.contains { token in
        switch source.name(token) {
        case "Button", "Toggle", "NavigationLink", "Menu", "Picker", "accessibilityAddTraits", "accessibilityElement",
          "accessibilityAction", "TextField":
          true
        default: false
        }
      }
    if containsControls { return }
    findings.append(.init(.tapGesture, 0, file.path, byteRange(tap), .tapGesture(view: source.text(Int(base.name)))))
  }

  /// Returns `true` if people would take a view for a button: text, images, and views that contain them.
  private func looksLikeButton(_ base: ChainLink) -> Bool {
    let name = expressions.name(base)
    switch name {
    case "Text", "Label", "Image", "HStack", "VStack", "ZStack", "AsyncImage", "KFImage", "WebImage", "LazyImage", "Group":
      return true
    case "Color", "Rectangle", "Spacer", "EmptyView", "Divider", "ScrollView", "List", "Form", "GeometryReader",
      "NavigationStack", "NavigationView", "TabView",
      "TextField", "SecureField", "TextEditor", "Button", "Toggle", "Link", "NavigationLink", "Menu", "Picker", "ForEach",
      "Section", "LinearGradient", "Path":
      return false
    case "Circle", "RoundedRectangle", "Capsule": return true
    default:
      guard base.isCall else { return false }
      // A function in the same file that returns a view.
      guard source.isCapitalized(Int(base.name)) else {
        return file.declarations.values(named: name).contains { $0.isMember && source.name($0.token - 1) == "func" }
      }
      let text = source.text(Int(base.name))
      if text.contains("Toast") || text.contains("Banner") || text.contains("Snackbar") { return false }
      return ![
        "Button", "Toggle", "Control", "Field", "Editor", "Picker", "Overlay", "Background", "Player", "Reader", "Representable",
        "Scene", "Screen", "Container",
      ].contains(where: text.hasSuffix)
    }
  }

  private static func hasAccessibilitySupport(_ modifier: String) -> Bool {
    switch modifier {
    case "accessibilityAddTraits", "accessibilityAction", "accessibilityActions", "accessibilityHidden",
      "accessibilityRepresentation", "accessibility",
      "accessibilityElement", "accessibilityRespondsToUserInteraction", "accessibilityChildren", "accessibilityActivationPoint":
      true
    default: false
    }
  }

  /// Returns `true` if a tap only shows or hides the keyboard.
  private func onlyChangesFocus(_ action: Range<Int>) -> Bool {
    action.prefix(400).contains { token in
      guard source.isName(token) else { return false }
      let text = source.text(token).lowercased()
      return text.contains("focus") || text.contains("keyboard") || text == "endediting" || text == "resignfirstresponder"
        || text == "becomefirstresponder"
    }
  }

  /// Returns `true` if a tap on a container only dismisses it, or shows and hides an overlay. Users have other ways to do that.
  private func onlyDismisses(_ action: Range<Int>, of base: ChainLink) -> Bool {
    guard action.count < 24 else { return false }
    let names = action.filter(source.isName).map { source.text($0).lowercased() }
    if names.contains(where: { $0.contains("controls") || $0.contains("overlay") || $0.contains("toolbar") }) { return true }
    switch expressions.name(base) {
    case "HStack", "VStack", "ZStack", "Group": return names.contains { $0 == "dismiss" || $0 == "close" || $0.hasPrefix("hide") }
    default: return false
    }
  }

  mutating func checkFields(_ expression: Expression) {
    let base = expressions.base(expression)
    guard !expression.hasImplicitBase, expressions.name(base) == "TextField", base.parenthesis >= 0 else { return }
    let platforms = file.platforms(at: Int(base.name))
    guard file.isPlatformKnown || platforms != .all, !platforms.subtracting([.macOS, .watchOS]).isEmpty else { return }
    func setsInputType(_ name: SwiftName) -> Bool { name == "keyboardType" || name == "textContentType" || name == "disabled" }
    if expressions.modifiers(expression).contains(where: { setsInputType(expressions.name($0)) })
      || hasModifier(around: Int(base.name), where: setsInputType)
    {
      return
    }
    let arguments = expressions.arguments(base)
    if arguments.contains(where: { $0.label == "axis" }) { return }
    let title = arguments.first { $0.label == nil || $0.label == "titleKey" }.map { displayedText($0.value) } ?? DisplayedText()
    let binding = arguments.first { $0.label == "text" || $0.label == "value" }?.value ?? 0..<0
    guard
      let type = title.texts.sorted().lazy.compactMap(Self.keyboardType).first
        ?? binding.last.flatMap({ self.keyboardType(ofVariable: source.text($0)) })
    else { return }
    findings.append(
      .init(
        .keyboardType, 0, file.path, byteRange(base), .missingKeyboardType(field: title.texts.sorted().first ?? "", type: type)))
  }

  /// Returns the keyboard type that fits the title of a field, or `nil` if the title does not tell.
  private static func keyboardType(title: String) -> String? {
    let title = title.lowercased()
    let words = Set(title.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    if title.contains("e-mail") || words.contains("email") || title.contains("メール") { return ".emailAddress" }
    if words.contains("url") || title.contains("url") && title.unicodeScalars.contains(where: { $0.value > 0x3000 })
      || title.hasPrefix("http")
    {
      return ".URL"
    }
    if title.contains("phone number") || title.contains("電話番号") { return ".phonePad" }
    if words.contains("zip") || title.contains("郵便番号") || words.contains("port") { return ".numberPad" }
    return nil
  }

  private func keyboardType(ofVariable name: String) -> String? {
    let name = name.lowercased()
    if name.hasSuffix("email") || name.hasSuffix("emailaddress") { return ".emailAddress" }
    if name == "url" || name == "urlstring" || name.hasSuffix("websiteurl") { return ".URL" }
    if name.hasSuffix("phonenumber") { return ".phonePad" }
    return nil
  }
}
