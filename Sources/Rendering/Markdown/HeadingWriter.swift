import Guidelines
import Languages

/// Writes the headings between one section and the next.
struct HeadingWriter {
  let sections: [SectionName]
  private var path: [String] = []
  private var anchor = ""
  /// Number of headings written with the same text.
  private var titleCounts: [String: Int] = [:]

  init(sections: [SectionName]) { self.sections = sections }

  /// Writes the headings of a section. When returning to an open section, writes none and returns the number of headings that
  /// still apply instead. Levels start at 2.
  mutating func writeHeadings(to section: [String], anchor: String) -> (lines: [String], depth: Int?) {
    if section == path, anchor == self.anchor || section.isEmpty { return ([], nil) }
    var shared = 0
    while shared < min(path.count, section.count), path[shared] == section[shared] { shared += 1 }
    defer { (path, self.anchor) = (section, anchor) }
    if shared == section.count, path.count > section.count { return ([], section.count) }
    if shared == section.count { shared -= 1 }
    let lines = (shared..<section.count).flatMap { depth in
      self.headingLines(section[depth], anchor: depth == section.count - 1 ? anchor : standardAnchor(of: section[depth]), depth)
    }
    return (lines, nil)
  }

  /// Returns the lines of a heading, preceded by its anchor if it does not follow from the title.
  private mutating func headingLines(_ title: String, anchor: String, _ depth: Int) -> [String] {
    let text = MarkdownInlines.markdown([.text(title)], in: .heading)
    let number = titleCounts[text, default: 0] + 1
    titleCounts[text] = number
    // A comment makes a repeated heading unique, so that the two sections are not merged.
    let heading = Self.mark(depth) + " " + text + (number > 1 ? " <!-- \(number) -->" : "")
    if anchor.isEmpty || anchor == impliedAnchor(by: title) { return [heading] }
    let isPlain = anchor.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0)
    }
    if isPlain { return ["<a id=\"\(anchor)\"></a>", heading] }
    return [Self.mark(depth) + " " + MarkdownInlines.markdown([.link([.text(title)], url: "#" + anchor)], in: .heading)]
  }

  /// Returns the anchor that the parser and Markdown sites derive from a title: lowercase words joined by hyphens. `nil` if they
  /// may differ.
  private func impliedAnchor(by title: String) -> String? {
    let isPlain = title.utf8.allSatisfy { byte in
      byte == 0x20 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard isPlain else { return nil }
    let slug = SectionName.slug(title)
    let isStandardTitle = sections.contains { section in
      section.anchor != slug && section.names.flattened.contains { SectionName.slug($0) == slug }
    }
    return isStandardTitle ? nil : slug
  }

  private static func mark(_ depth: Int) -> String { String(repeating: "#", count: min(6, depth + 2)) }

  private func standardAnchor(of title: String) -> String {
    if let platforms = Platform.platforms(listedIn: title) {
      return platforms.map { $0.rawValue.lowercased() }.joined(separator: "-")
    }
    return sections.first { $0.names.flattened.contains(title) }?.anchor ?? ""
  }
}
