/// What the attributes of an element say of how it looks.
extension HTMLDocument {
  /// Notion's and Confluence's columns: what stands below them is no more of the last of them than of the others.
  func holdsColumns(_ index: Int) -> Bool {
    classes(of: index).contains { $0 == "column-list" || $0 == "columnLayout" }
  }

  /// A word processor's title: a paragraph by its tag, a heading by its class; others call other things so further down.
  func isTitle(_ index: Int, isFirst: Bool) -> Bool {
    let classes = classes(of: index)
    return classes.contains("MsoTitle") || isFirst && classes.contains("title")
  }

  /// Whether an element is none of HTML's (`my-badge`, `ac:link`) and holds no block: browsers show it within its line. One with much below it is not looked through.
  func standsInLine(_ index: Int) -> Bool {
    let below = index + 1..<end(of: index)
    return name(of: index).contains { $0 == "-" || $0 == ":" } && below.count < 200
      && !below.map { name(of: $0) }.contains { $0 == "pre" || MarkupTag.blocks.contains($0) }
  }

  /// `classes`: those that the page's own styles make bold.
  func isBold(_ index: Int, by classes: Set<String>) -> Bool {
    if !classes.isEmpty, self.classes(of: index).contains(where: { classes.contains(String($0)) }) { return true }
    guard let style = attribute("style", of: index)?.lowercased().filter({ $0 != " " }) else { return false }
    return ["font-weight:bold", "font-weight:600", "font-weight:700", "font-weight:800", "font-weight:900"].contains(
      where: style.contains)
  }

  /// The programming language of an example, which highlighters name by a class.
  func language(of index: Int) -> String? {
    for candidate in [index] + children(of: index) {
      if let word = classes(of: candidate).first(where: { $0.hasPrefix("language-") || $0.hasPrefix("lang-") }) {
        return String(word.split(separator: "-").last ?? "")
      }
    }
    return nil
  }

  /// The lines of an example without the empty ones around them.
  func code(of index: Int) -> String {
    var lines = text(of: index).split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.first?.isBlank ?? false { lines.removeFirst() }
    while lines.last?.isBlank ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Where a picture lies, also one that a script loads when it comes into view.
  func pictureAddress(_ index: Int) -> String? {
    ["data-src", "data-original", "data-lazy-src", "src"].compactMap { attribute($0, of: index) }.first { !$0.hasPrefix("data:") }
  }

  private func classes(of index: Int) -> [Substring] { attribute("class", of: index)?.split(separator: " ") ?? [] }
}
