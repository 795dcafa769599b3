/// Interpretation of attributes that control the appearance of an element.
extension HTMLDocument {
  /// Returns `true` for columns of Notion or Confluence. Blocks after them do not belong to the last column.
  func isColumnList(_ index: Int) -> Bool {
    classes(of: index).contains { $0 == "column-list" || $0 == "columnLayout" }
  }

  /// Returns `true` for a word processor's title, which is a paragraph with a class. The class `title` counts only for the first
  /// paragraph.
  func isTitle(_ index: Int, isFirst: Bool) -> Bool {
    let classes = classes(of: index)
    return classes.contains("MsoTitle") || isFirst && classes.contains("title")
  }

  /// Returns `true` if a custom element (`my-badge`, `ac:link`) contains no blocks, so that browsers display it inline. Elements
  /// with many descendants are not searched.
  func isInline(_ index: Int) -> Bool {
    let descendants = index + 1..<end(of: index)
    return name(of: index).contains { $0 == "-" || $0 == ":" } && descendants.count < 200
      && !descendants.map { name(of: $0) }.contains { $0 == "pre" || MarkupTag.blockElements.contains($0) }
  }

  /// Returns `true` if an element is bold, by its style attribute or by one of `classes`, the classes that the page's style
  /// sheets make bold.
  func isBold(_ index: Int, by classes: Set<String>) -> Bool {
    if !classes.isEmpty, self.classes(of: index).contains(where: { classes.contains(String($0)) }) { return true }
    guard let style = attribute("style", of: index)?.lowercased().filter({ $0 != " " }) else { return false }
    return ["font-weight:bold", "font-weight:600", "font-weight:700", "font-weight:800", "font-weight:900"].contains(
      where: style.contains)
  }

  /// Returns the programming language of a code block, which syntax highlighters state in a class.
  func language(of index: Int) -> String? {
    for candidate in [index] + children(of: index) {
      if let word = classes(of: candidate).first(where: { $0.hasPrefix("language-") || $0.hasPrefix("lang-") }) {
        return String(word.split(separator: "-").last ?? "")
      }
    }
    return nil
  }

  /// Returns the text of a code block without blank lines around it.
  func code(of index: Int) -> String {
    var lines = text(of: index).split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.first?.isBlank ?? false { lines.removeFirst() }
    while lines.last?.isBlank ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns the URL of an image, including one that a script loads when the image becomes visible.
  func imageURL(of index: Int) -> String? {
    ["data-src", "data-original", "data-lazy-src", "src"].compactMap { attribute($0, of: index) }.first { !$0.hasPrefix("data:") }
  }

  private func classes(of index: Int) -> [Substring] { attribute("class", of: index)?.split(separator: " ") ?? [] }
}
