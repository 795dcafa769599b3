import Guidelines

/// What a company gives its site beside its pages, and where the site will stand.
package struct SiteLook: Hashable, Sendable {
  /// Instead of "Design Guidelines".
  package var title: String?
  /// The file of the logo in the site's folder, `logo.svg`.
  package var logo: String?
  package var accent: Accent?
  /// Where mistakes are reported: a form on the web, which gets `title` and `body`, or `mailto:`.
  package var report: String?
  /// The address of the folder, with its last slash: `https://design.example/guide/`. Without it the pages ask not to be listed by search engines.
  package var base: String?
  /// Whether the search of the program lies beside the pages: see `SiteAssets.engine`.
  package var hasEngine = false

  /// What a logo may be.
  package static let logoKinds = ["svg", "png", "webp", "jpg"]

  package init(title: String? = nil, logo: String? = nil, accent: Accent? = nil, report: String? = nil, base: String? = nil) {
    self.title = title
    self.logo = logo
    self.accent = accent
    self.report = report.flatMap(HTMLText.webAddress)
    self.base = base
  }

  /// A base as it is kept; nil for what is no address on the web.
  package static func base(_ text: String) -> String? {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), !text.contains("?"), !text.contains("#") else { return nil }
    return HTMLText.webAddress(text).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }
}

/// A colour for what leads somewhere, made dark or light enough to be read on each ground.
package struct Accent: Hashable, Sendable {
  private let red, green, blue: Double

  /// `0a7d5a`, with or without `#`; nil for anything else.
  package init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, let number = Int(digits, radix: 16), number >= 0, digits.first != "+" else { return nil }
    (red, green, blue) = (Double(number >> 16 & 255) / 255, Double(number >> 8 & 255) / 255, Double(number & 255) / 255)
  }

  private init(_ red: Double, _ green: Double, _ blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// The grounds of `style.css`.
  private static let (paper, night) = (Accent(1, 1, 1), Accent(0x13 / 255, 0x14 / 255, 0x17 / 255))

  /// Rules of a style sheet that come after its own.
  var style: String {
    """
    :root { --link: \(readable(on: Self.paper).hex); --target: \(Self.paper.mixed(with: self, 0.08).hex); }
    @media screen and (prefers-color-scheme: dark) {
      :root { --link: \(readable(on: Self.night).hex); --target: \(Self.night.mixed(with: self, 0.16).hex); }
    }

    """
  }

  /// The nearest mixture with black or white that stands out by 4.5 from the ground as it is, and as it is where something is current (WCAG 2.2, 1.4.3).
  func readable(on ground: Accent) -> Accent {
    let end = ground.luminance > 0.5 ? Accent(0, 0, 0) : Accent(1, 1, 1)
    let tinted = ground.mixed(with: self, ground.luminance > 0.5 ? 0.08 : 0.16)
    var color = self
    for step in 1...20 where min(color.contrast(to: ground), color.contrast(to: tinted)) < 4.6 {
      color = mixed(with: end, Double(step) / 20)
    }
    return color
  }

  func contrast(to other: Accent) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  private func mixed(with other: Accent, _ share: Double) -> Accent {
    Accent(red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share)
  }

  /// Relative luminance of WCAG 2.2.
  private var luminance: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

  private static func linear(_ value: Double) -> Double {
    // (v + 0.055) / 1.055 to the power of 2.4, as its square times its fifth root squared.
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
