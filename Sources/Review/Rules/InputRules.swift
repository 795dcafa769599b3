import Languages

/// tap-gesture and keyboard-type.
extension SwiftChecker {
  mutating func gestures(_ expression: Expression) {
    guard !expression.isImplicit else { return }
    let base = expressions.base(expression)
    let modifiers = expressions.modifiers(expression)
    guard let tap = modifiers.first(where: { expressions.name($0) == "onTapGesture" }), isPressed(base) else { return }
    let arguments = expressions.arguments(tap)
    if arguments.contains(where: { $0.label == "count" }) || modifiers.contains(where: { Self.speaks($0.nameText(source)) }) {
      return
    }
    guard let action = arguments.first(where: { $0.label == nil || $0.label == "perform" }).map(body), !onlyFocuses(action),
      !onlyClears(action, of: base)
    else { return }
    if isInside(
      Int(base.name),
      {
        $0 == "accessibilityAddTraits" || $0 == "accessibilityHidden" || $0 == "accessibilityAction"
          || $0 == "accessibilityRepresentation"
      })
    {
      return
    }
    // What fills the screen is touched anywhere, and reached in other ways.
    let fills = modifiers.contains { link in
      switch expressions.name(link) {
      case "ignoresSafeArea", "edgesIgnoringSafeArea", "simultaneousGesture", "gesture", "highPriorityGesture": true
      default: false
      }
    }
    if fills { return }
    // A row with controls of its own is another matter.
    let content = Int(base.name)..<Int(base.end)
    let holdsControls =
      content.count > 4000
      || content.contains { token in
        switch source.name(token) {
        case "Button", "Toggle", "NavigationLink", "Menu", "Picker", "accessibilityAddTraits", "accessibilityElement",
          "accessibilityAction", "TextField":
          true
        default: false
        }
      }
    if holdsControls { return }
    findings.append(.init(.tapGesture, 0, file.path, bytes(tap), .tapGesture(view: source.text(Int(base.name)))))
  }

  /// Whether people would take it for a button: words, pictures, what holds them.
  private func isPressed(_ base: Link) -> Bool {
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
      // A function of the same file that makes a view.
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

  private static func speaks(_ modifier: String) -> Bool {
    switch modifier {
    case "accessibilityAddTraits", "accessibilityAction", "accessibilityActions", "accessibilityHidden",
      "accessibilityRepresentation", "accessibility",
      "accessibilityElement", "accessibilityRespondsToUserInteraction", "accessibilityChildren", "accessibilityActivationPoint":
      true
    default: false
    }
  }

  /// Whether a tap only puts the keyboard up or away.
  private func onlyFocuses(_ action: Range<Int>) -> Bool {
    action.prefix(400).contains { token in
      guard source.isName(token) else { return false }
      let text = source.text(token).lowercased()
      return text.contains("focus") || text.contains("keyboard") || text == "endediting" || text == "resignfirstresponder"
        || text == "becomefirstresponder"
    }
  }

  /// Whether a tap on what holds other views only closes them, or shows and hides what lies over them: there are other ways to that.
  private func onlyClears(_ action: Range<Int>, of base: Link) -> Bool {
    guard action.count < 24 else { return false }
    let names = action.filter(source.isName).map { source.text($0).lowercased() }
    if names.contains(where: { $0.contains("controls") || $0.contains("overlay") || $0.contains("toolbar") }) { return true }
    switch expressions.name(base) {
    case "HStack", "VStack", "ZStack", "Group": return names.contains { $0 == "dismiss" || $0 == "close" || $0.hasPrefix("hide") }
    default: return false
    }
  }

  mutating func fields(_ expression: Expression) {
    let base = expressions.base(expression)
    guard !expression.isImplicit, expressions.name(base) == "TextField", base.parenthesis >= 0 else { return }
    let platforms = file.platforms(at: Int(base.name))
    guard file.isPlatformKnown || platforms != .every, !platforms.subtracting([.macOS, .watchOS]).isEmpty else { return }
    func types(_ name: Name) -> Bool { name == "keyboardType" || name == "textContentType" || name == "disabled" }
    if expressions.modifiers(expression).contains(where: { types(expressions.name($0)) }) || isInside(Int(base.name), types) {
      return
    }
    let arguments = expressions.arguments(base)
    if arguments.contains(where: { $0.label == "axis" }) { return }
    let title = arguments.first { $0.label == nil || $0.label == "titleKey" }.map { wording($0.value) } ?? Wording()
    let binding = arguments.first { $0.label == "text" || $0.label == "value" }?.value ?? 0..<0
    guard
      let type = title.texts.sorted().lazy.compactMap(Self.keyboard).first
        ?? binding.last.flatMap({ self.keyboard(of: source.text($0)) })
    else { return }
    findings.append(
      .init(.keyboardType, 0, file.path, bytes(base), .keyboard(field: title.texts.sorted().first ?? "", type: type)))
  }

  /// The type of keyboard for what a field asks for, where its title says so.
  private static func keyboard(title: String) -> String? {
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

  private func keyboard(of name: String) -> String? {
    let name = name.lowercased()
    if name.hasSuffix("email") || name.hasSuffix("emailaddress") { return ".emailAddress" }
    if name == "url" || name == "urlstring" || name.hasSuffix("websiteurl") { return ".URL" }
    if name.hasSuffix("phonenumber") { return ".phonePad" }
    return nil
  }
}
