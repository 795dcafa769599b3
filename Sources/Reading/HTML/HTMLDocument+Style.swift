/// What the attributes of an element say of how it looks.
extension HTMLDocument {
  /// Notion's and Confluence's columns: what stands below them is no more of the last of them than of the others.
  func holdsColumns(_ index: Int) -> Bool {
    classes(of: index).contains { $0 == "column-list" || $0 == "columnLayout" }
  }

  /// Whether an element is none of HTML's: `my-badge`, `ac:link`.
  func isOwn(_ index: Int) -> Bool { name(of: index).contains { $0 == "-" || $0 == ":" } }

  func holdsBlocks(_ index: Int) -> Bool {
    (index + 1..<end(of: index)).contains { MarkupTag.blocks.contains(name(of: $0)) }
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
