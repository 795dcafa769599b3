import Guidelines
import Languages

/// fixed-font and tiny-text: font sizes in points.
extension SwiftChecker {
  /// Returns the minimum text size of a platform, in points (typography, specifications).
  static func minSize(on platform: Platform) -> Int {
    switch platform {
    case .iOS, .iPadOS: 11
    case .macOS: 10
    case .tvOS: 23
    case .visionOS, .watchOS: 12
    }
  }

  /// Returns the platform with the smallest minimum. Of several, the first in sort order is chosen, so that the message is
  /// stable.
  static func platformWithSmallestMinimum(of platforms: PlatformSet) -> Platform? {
    platforms.sorted().min { minSize(on: $0) < minSize(on: $1) }
  }

  /// A font size, and whether it scales with the text size that a user sets.
  struct FontSize {
    var size: Double?
    var scales: Bool
    /// Tokens of the font expression.
    var tokens: Range<Int>
  }

  mutating func checkFonts(_ expression: Expression) {
    let base = expressions.base(expression)
    for link in expressions.modifiers(expression) where expressions.name(link) == "font" && link.parenthesis >= 0 {
      guard let argument = expressions.arguments(link).first, let font = font(argument.value), isText(base, expression) else {
        continue
      }
      report(font, at: Int(base.name))
    }
    // Checks assignments such as `label.font = UIFont.systemFont(ofSize: 14)`.
    switch expressions.name(base) {
    case "UIFont", "NSFont", "systemFont", "boldSystemFont": break
    default: return
    }
    let first = Int(base.name) - (expression.hasImplicitBase ? 1 : 0)
    guard source.isMark(first - 1, "="), source.name(first - 2) == "font", source.isMark(first - 3, ".") else { return }
    let tokens = file.statement(from: first)
    guard let font = font(tokens) else { return }
    let owner = source.text(max(0, first - 4)).lowercased()
    if owner.contains("icon") || owner.contains("image") || owner.contains("symbol") || owner.contains("glyph") { return }
    report(font, at: Int(base.name))
  }

  /// Checks fonts that a type declares for the whole app: `static let caption3: Font = .system(size: 10)`.
  mutating func checkFontConstants() {
    for value in file.declarations.values where value.isMember && !value.types.isEmpty && !file.isHidden(value.token) {
      let declared = source.name(value.token - 1) == "let" && source.name(value.token - 2) == "static"
      let isFont =
        (value.token + 1..<value.tokens.lowerBound).contains { source.name($0) == "Font" }
        || source.name(value.tokens.lowerBound) == "Font"
      guard declared, isFont, let font = font(value.tokens) else { continue }
      let name = source.text(value.token).lowercased()
      if ["icon", "symbol", "image", "emoji", "glyph"].contains(where: name.contains) { continue }
      report(font, at: value.token)
    }
  }

  private mutating func report(_ font: FontSize, at token: Int) {
    guard let size = font.size, size > 3 else { return }
    let platforms = file.platforms(at: token)
    let range = byteRange(font.tokens)
    // A literal can exceed the range of Int.
    let text = Int(exactly: size).map(String.init) ?? String(size)
    // The text is too small if it is below the minimum of every platform; the message names the most permissive platform.
    if let platform = Self.platformWithSmallestMinimum(of: platforms), size < Double(Self.minSize(on: platform)) {
      findings.append(
        .init(
          .tinyText, 0, file.path, range,
          .smallText(size: text, minimum: Self.minSize(on: platform), platform: platform.rawValue),
          level: isGlanceable ? .note : nil))
    }
    let touch = platforms.subtracting([.macOS, .tvOS])
    guard !font.scales, file.isPlatformKnown || platforms != .all, !touch.isEmpty, !isGlanceable else { return }
    findings.append(.init(.fixedFont, 0, file.path, range, .fixedFontSize(size: text)))
  }

  /// Returns `true` for widgets and complications, whose text cannot grow.
  static func isGlanceable(_ file: SwiftFile) -> Bool {
    let path = file.path.lowercased()
    return path.contains("complication") || path.contains("widget")
      || file.source.tokens.contains { $0.name == "WidgetKit" || $0.name == "ClockKit" }
  }

  /// Returns the size in `.system(size: 10)`, `Font.custom("…", size: 12)`, or `UIFont.systemFont(ofSize: 14, weight: .bold)`.
  func font(_ tokens: Range<Int>) -> FontSize? {
    guard !tokens.isEmpty, tokens.count < 60 else { return nil }
    var names: Set<SwiftName> = []
    for token in tokens where source.isName(token) { names.insert(source.tokens[token].name) }
    if names.contains("UIFontMetrics") || names.contains("preferredFont") || names.contains("pointSize")
      || names.contains("scaledFont")
      || names.contains("systemFontSize") || names.contains("smallSystemFontSize") || names.contains("relativeTo")
      || names.contains("ScaledMetric")
    {
      return nil
    }
    for expression in file.expressions(in: tokens) {
      for link in expressions.links[expression.links] where link.parenthesis >= 0 {
        let arguments = expressions.arguments(link)
        switch expressions.name(link) {
        case "system": return size(arguments.first { $0.label == "size" }, scales: false, tokens)
        case "custom":
          return size(
            arguments.first { $0.label == "size" || $0.label == "fixedSize" },
            scales: !arguments.contains { $0.label == "fixedSize" }, tokens)
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont":
          return size(arguments.first { $0.label == "ofSize" }, scales: false, tokens)
        case "UIFont", "NSFont": return size(arguments.first { $0.label == "size" }, scales: false, tokens)
        default: continue
        }
      }
    }
    return nil
  }

  private func size(_ argument: Argument?, scales: Bool, _ tokens: Range<Int>) -> FontSize? {
    guard let argument else { return nil }
    return FontSize(size: number(argument.value, 0), scales: scales, tokens: tokens)
  }

  /// Returns the value of a number, or of a constant that is one.
  private func number(_ tokens: Range<Int>, _ depth: Int) -> Double? {
    guard depth < 3, let last = tokens.last else { return nil }
    if tokens.count == 1, source.tokens[last].kind == .number { return Double(source.text(last)) }
    guard tokens.allSatisfy({ source.isName($0) || source.isMark($0, ".") }) else { return nil }
    let constants = file.declarations.values(named: source.name(last)).filter {
      $0.tokens.count == 1 && source.name($0.token - 1) == "let"
    }
    guard constants.count == 1, let value = constants.first else { return nil }
    return number(value.tokens, depth + 1)
  }

  /// Returns `true` if the chain shows text: a text with letters, or a field.
  private func isText(_ base: ChainLink, _ expression: Expression) -> Bool {
    guard !expression.hasImplicitBase else { return false }
    switch expressions.name(base) {
    case "Text":
      guard let first = expressions.arguments(base).first else { return false }
      if first.value.count == 1, source.tokens[first.value.lowerBound].kind == .string {
        return source.string(first.value.lowerBound).unicodeScalars.contains {
          $0.properties.isAlphabetic || $0.value == 0xFFFC || $0.properties.numericType != nil && $0.isASCII
        }
      }
      let text = first.value.map { source.text($0).lowercased() }
      return !text.contains { $0.contains("emoji") || $0.contains("icon") || $0.contains("symbol") || $0.contains("glyph") }
    case "TextField", "TextEditor", "SecureField", "Label": return true
    case "Button", "Link", "Toggle", "NavigationLink":
      guard let first = expressions.arguments(base).first else { return false }
      return first.label == nil && !isClosure(first, of: base)
    default: return false
    }
  }
}
