import Guidelines

/// Branding and settings of a site: title, logo, accent color, feedback address, and base address.
package struct SiteTheme: Hashable, Sendable {
  /// Title that replaces "Design Guidelines".
  package var title: String?
  /// Name of the logo file in the site's folder, such as `logo.svg`.
  package var logo: String?
  package var accent: Accent?
  /// Address for reports of mistakes: a web form, which receives `title` and `body`, or `mailto:`.
  package var feedbackAddress: String?
  /// Public address of the site's folder with a final slash: `https://design.example/guide/`. If `nil`, pages ask search engines
  /// not to index them.
  package var baseAddress: String?
  /// `true` if the search engine is exported with the pages; see `SiteAssets.engine`.
  package var includesSearchEngine = false

  /// File extensions of a logo.
  package static let logoExtensions = ["svg", "png", "webp", "jpg"]

  package init(
    title: String? = nil, logo: String? = nil, accent: Accent? = nil, feedbackAddress: String? = nil, baseAddress: String? = nil
  ) {
    self.title = title
    self.logo = logo
    self.accent = accent
    self.feedbackAddress = feedbackAddress.flatMap(HTMLText.webAddress)
    self.baseAddress = baseAddress
  }

  /// Returns a base address with a final slash, or `nil` if it is not a web address.
  package static func normalizedBaseAddress(_ text: String) -> String? {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), !text.contains("?"), !text.contains("#") else { return nil }
    return HTMLText.webAddress(text).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }
}

/// An accent color for links, adjusted to be readable on light and dark backgrounds.
package struct Accent: Hashable, Sendable {
  private let red, green, blue: Double

  /// Parses a color such as `0a7d5a`, with or without `#`; returns `nil` for anything else.
  package init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, let number = Int(digits, radix: 16), number >= 0, digits.first != "+" else { return nil }
    (red, green, blue) = (Double(number >> 16 & 255) / 255, Double(number >> 8 & 255) / 255, Double(number & 255) / 255)
  }

  private init(_ red: Double, _ green: Double, _ blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// Background colors of `style.css`.
  private static let (lightBackground, darkBackground) = (Accent(1, 1, 1), Accent(0x13 / 255, 0x14 / 255, 0x17 / 255))

  /// Style sheet rules that override those of the site's style sheet.
  var style: String {
    """
    :root { --link: \(readable(on: Self.lightBackground).hex); --target: \(Self.lightBackground.mixed(with: self, 0.08).hex); }
    @media screen and (prefers-color-scheme: dark) {
      :root { --link: \(readable(on: Self.darkBackground).hex); --target: \(Self.darkBackground.mixed(with: self, 0.16).hex); }
    }

    """
  }

  /// Returns the closest mixture with black or white whose contrast is at least 4.5 with the background and with the background
  /// of the current item (WCAG 2.2, 1.4.3).
  func readable(on background: Accent) -> Accent {
    let extreme = background.luminance > 0.5 ? Accent(0, 0, 0) : Accent(1, 1, 1)
    let tinted = background.mixed(with: self, background.luminance > 0.5 ? 0.08 : 0.16)
    var color = self
    for step in 1...20 where min(color.contrast(to: background), color.contrast(to: tinted)) < 4.6 {
      color = mixed(with: extreme, Double(step) / 20)
    }
    return color
  }

  func contrast(to other: Accent) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  private func mixed(with other: Accent, _ share: Double) -> Accent {
    Accent(red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share)
  }

  /// Relative luminance by WCAG 2.2.
  private var luminance: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

  private static func linear(_ value: Double) -> Double {
    // Computes ((v + 0.055) / 1.055)^2.4 as the square times the squared fifth root, by Newton's method.
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    var root = base
    for _ in 0..<30 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }

  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.utf8.count == 1 ? "0" + text : text
      }.joined()
  }
}
