import Guidelines

/// The site's style sheet and script, from the files in `Assets`. No framework, no request to anywhere.
enum SiteAssets {
  /// With the colours that drawings have in the dark.
  static let style = String(decoding: PackageResources.style_css, as: UTF8.self).replacing(
    "/* drawings */",
    with: Drawing.coloring(".drawing ", isDark: false)
      + "\n@media screen and (prefers-color-scheme: dark) {\n\(Drawing.coloring(".drawing ", isDark: true))\n}")

  /// With the platforms in the order of the bits that the search data has.
  static let script = String(decoding: PackageResources.site_js, as: UTF8.self).replacing(
    "/* platforms */", with: Platform.allCases.sorted().map { "'\($0.rawValue.lowercased())'" }.joined(separator: ", "))
}
