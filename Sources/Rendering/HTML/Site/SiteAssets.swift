import Guidelines
import Languages

/// The site's style sheet, scripts and icons, from the files in `Assets`. No framework, no request to anywhere.
package enum SiteAssets {
  /// With the colours that drawings have in the dark, and what is chosen where no script runs.
  static let style = String(decoding: PackageResources.style_css, as: UTF8.self).replacing(
    "/* drawings */",
    with: Drawing.coloring(".drawing ", isDark: false)
      + "\n@media screen and (prefers-color-scheme: dark) {\n\(Drawing.coloring(".drawing ", isDark: true))\n}\n" + choosing)

  /// With the platforms in the order of the bits that the search data has.
  static let script = String(decoding: PackageResources.site_js, as: UTF8.self).replacing(
    "/* platforms */", with: Platform.allCases.sorted().map { "'\($0.rawValue.lowercased())'" }.joined(separator: ", "))

  /// The search of the program, as WebAssembly, with what it reads. As scripts, because a page from `file://` may load no data any other way.
  package static func engine(_ module: [UInt8], core: [UInt8], texts: [UInt8]) -> [(path: String, content: String)] {
    [("engine.js", "ENGINE", module), ("search-core.js", "CORE", core), ("search-texts.js", "TEXTS", texts)].map {
      ($0.0, "window.HIG_\($0.1)='\(literal($0.2))';\n")
    }
  }

  /// A text of JavaScript with a character for each byte.
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
  /// For a home screen, 180 pixels.
  package static let homeIcon = PackageResources.icon_180_png
  /// For lists of docsets, of 16 and 32 pixels.
  package static let listIcons = [("icon.png", PackageResources.icon_16_png), ("icon@2x.png", PackageResources.icon_32_png)]

  /// The service worker that keeps these files; `version` names their contents.
  package static func worker(keeping files: [String], version: String) -> String {
    let list = files.map { path in
      "'" + path.split(separator: "/").map { HTMLText.addressPart(String($0)) }.joined(separator: "/") + "'"
    }
    return String(decoding: PackageResources.worker_js, as: UTF8.self)
      .replacing("/* version */", with: HTMLText.addressPart(version))
      .replacing("/* files */", with: "\n  " + list.joined(separator: ",\n  ") + ",\n")
  }

  /// The platforms and languages that `SiteFrame` offers in buttons of its own where no script runs.
  private static var choosing: String {
    let platforms = Platform.allCases.sorted().map { platform -> String in
      let name = platform.rawValue.lowercased()
      let row = ".row[data-platforms]"
      return
        "html:has(#n-\(name):checked) main :is(\(row):not([data-platforms~=\"\(name)\"]), section:has(.row):not(:has(.row:not([data-platforms]), \(row)[data-platforms~=\"\(name)\"]))) { display: none !important; }"
    }
    let languages = Languages.both.map { language -> String in
      let others = Languages.both.filter { $0 != language }.map { "[lang=\"\($0.rawValue)\"]:not(label, html)" }
      let chosen = "html:has(#n-\(language.rawValue):checked)"
      return
        "\(chosen) :is(\(others.joined(separator: ", "))) { display: none; } \(chosen) main :is(.row:not(li), .sheet, h2, h3) { grid-template-columns: 1fr !important; } \(chosen) main [lang] { grid-column: 1 !important; }"
    }
    return (languages + platforms).joined(separator: "\n")
  }
}
