import Guidelines

/// Translator, author, date and edition, where the page's own words state them.
enum StatedMetadata {
  static func find(_ draft: inout PageDraft) {
    let lines = introduction(draft.page.blocks)
    func name(_ labels: [String]) -> String? { lines.lazy.compactMap { Self.name(in: $0, labels: labels) }.first }
    var metadata = draft.page.metadata
    metadata.translator = metadata.translator ?? name(BoilerplateWords.translators)
    metadata.author = metadata.author ?? name(BoilerplateWords.authors)
    metadata.edition = metadata.edition ?? edition(lines, metadata)
    draft.page.metadata = metadata
  }

  /// The text before the first heading below the title, and the last few paragraphs, line by line.
  private static func introduction(_ blocks: [Block]) -> [String] {
    var lines: [String] = []
    var headings = 0
    for block in blocks.prefix(24) {
      switch block.content {
      case .heading(_, let inlines, _):
        headings += 1
        if headings > 1 { return lines }
        if let text = inlines.shortText(400) { lines.append(text) }
      case .paragraph(let inlines):
        if let text = inlines.shortText(4000) { lines += text.split(separator: "\n").map(String.init) }
      case .quote(let inner), .aside(_, let inner):
        for case .paragraph(let inlines) in inner.map(\.content) {
          if let text = inlines.shortText(4000) { lines += text.split(separator: "\n").map(String.init) }
        }
      case .list, .definitionList, .table, .code, .tabs, .footnote, .thematicBreak, .figure: break
      }
      if lines.count > 24 { break }
    }
    return lines
  }

  private static func name(in line: String, labels: [String]) -> String? {
    let folded = line.lowercased()
    for label in labels where folded.hasPrefix(label) {
      let rest = line.dropFirst(label.count)
      guard let first = rest.first, first == ":" || first == "：" || first.isWhitespace && label.hasSuffix("by") else { continue }
      let name = String(rest.dropFirst()).trimmingSpace()
      if !name.isEmpty, name.count <= 40, !LinkShare.endsSentence(name), !name.contains(text: "://") { return name }
    }
    return nil
  }

  /// The system version that the introduction names ("iOS 14の新機能"), the day that it says it was taken on, or, for a page on one
  /// platform's older guidelines, that platform and the month of the page.
  private static func edition(_ lines: [String], _ metadata: Page.Metadata) -> String? {
    if let version = lines.lazy.filter({ $0.count < 400 }).compactMap(version).first { return version }
    if let line = lines.first(where: { $0.lowercased().contains(anyOf: BoilerplateWords.asOf) && StatedDate.find(in: $0) != nil })
    {
      return StatedDate.find(in: line)
    }
    let titles = ([metadata.title] + lines.prefix(6)).joined(separator: "\n").lowercased()
    let platform = Platform.allCases.first { platform in
      let name = platform.rawValue.lowercased()
      return metadata.topic?.hasPrefix(name + "/") == true
        || BoilerplateWords.editionTitles.contains { titles.contains(text: $0.replacing("%", with: name)) }
    }
    return platform.map { platform in metadata.date.map { "\(platform.rawValue) \($0.prefix(7))" } ?? platform.rawValue }
  }

  /// "iOS 14", "macOS Big Sur 11": a platform followed by a number.
  private static func version(in line: String) -> String? {
    for platform in Platform.allCases {
      guard let range = line.firstRange(ofText: platform.rawValue) else { continue }
      let after = line[range.upperBound...].drop { $0 == " " }
      let digits = after.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      guard let major = Int(digits.split(separator: ".").first ?? ""), (6...99).contains(major) else { continue }
      var number = String(digits)
      while number.hasSuffix(".") { number.removeLast() }
      return "\(platform.rawValue) \(number)"
    }
    return nil
  }
}
