import Guidelines
import Languages

/// The site's style sheet, scripts, and icons, from the files in `Assets`. They use no framework and make no requests to other
/// servers.
package enum SiteAssets {
  /// The style sheet, completed with the colors of drawings and with the choices for browsers without scripts.
  static let style = String(decoding: PackageResources.style_css, as: UTF8.self).replacing(
    "/* drawings */",
    with: Drawing.styleRules(".drawing ", isDark: false)
      + "\n@media screen and (prefers-color-scheme: dark) {\n\(Drawing.styleRules(".drawing ", isDark: true))\n}\n"
      + noScriptRules)

  /// The script, completed with the platforms in the bit order of the search data.
  static let script = String(decoding: PackageResources.site_js, as: UTF8.self).replacing(
    "/* platforms */", with: Platform.allCases.sorted().map { "'\($0.rawValue.lowercased())'" }.joined(separator: ", "))

  /// Returns the search engine as WebAssembly with its data. They are JavaScript files, because a page opened from `file://`
  /// cannot load data in any other way.
  package static func engine(_ module: [UInt8], core: [UInt8], texts: [UInt8]) -> [(path: String, content: String)] {
    [("engine.js", "ENGINE", module), ("search-core.js", "CORE", core), ("search-texts.js", "TEXTS", texts)].map {
      ($0.0, "window.HIG_\($0.1)='\(literal($0.2))';\n")
    }
  }

  /// Returns a JavaScript string literal with one character for each byte.
  private static func literal(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count * 3 / 2)
    for byte in bytes {
      switch byte {
      case 0: out += Array("\\x00".utf8)
      case 0x0A: out += Array("\\n".utf8)
      case 0x0D: out += Array("\\r".utf8)
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0x80...: out += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  static let icon = String(decoding: PackageResources.icon_svg, as: UTF8.self)
  /// Icon for a home screen, 180 pixels.
  package static let homeIcon = PackageResources.icon_180_png
  /// Icons for lists of docsets, 16 and 32 pixels.
  package static let listIcons = [("icon.png", PackageResources.icon_16_png), ("icon@2x.png", PackageResources.icon_32_png)]

  /// Returns the service worker that caches `files`. `version` changes with their contents.
  package static func serviceWorker(caching files: [String], version: String) -> String {
    let list = files.map { path in
      "'" + path.split(separator: "/").map { HTMLText.urlComponent(String($0)) }.joined(separator: "/") + "'"
    }
    return String(decoding: PackageResources.worker_js, as: UTF8.self)
      .replacing("/* version */", with: HTMLText.urlComponent(version))
      .replacing("/* files */", with: "\n  " + list.joined(separator: ",\n  ") + ",\n")
  }

  /// Style rules for the language and platform choices that `SiteLayout` offers if scripts are disabled.
  private static var noScriptRules: String {
    let platforms = Platform.allCases.sorted().map { platform -> String in
      let name = platform.rawValue.lowercased()
      let row = ".row[data-platforms]"
      return
        "html:has(#n-\(name):checked) main :is(\(row):not([data-platforms~=\"\(name)\"]), section:has(.row):not(:has(.row:not([data-platforms]), \(row)[data-platforms~=\"\(name)\"]))) { display: none !important; }"
    }
    let languages = Languages.bilingualPair.map { language -> String in
      let others = Languages.bilingualPair.filter { $0 != language }.map { "[lang=\"\($0.rawValue)\"]:not(label, html)" }
      let selector = "html:has(#n-\(language.rawValue):checked)"
      return
        "\(selector) :is(\(others.joined(separator: ", "))) { display: none; } \(selector) main :is(.row:not(li), .sheet, h2, h3) { grid-template-columns: 1fr !important; } \(selector) main [lang] { grid-column: 1 !important; }"
    }
    return (languages + platforms).joined(separator: "\n")
  }
}
