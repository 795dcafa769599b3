import Guidelines

/// Extracts the translator, author, and edition from the text of a page.
enum TextMetadata {
  static func extract(from draft: inout PageDraft) {
    let lines = introduction(draft.page.blocks)
    func name(_ labels: [String]) -> String? { lines.lazy.compactMap { Self.name(in: $0, labels: labels) }.first }
    var metadata = draft.page.metadata
    metadata.translator = metadata.translator ?? name(BoilerplateWords.translatorLabels)
    metadata.author = metadata.author ?? name(BoilerplateWords.authorLabels)
    metadata.edition = metadata.edition ?? edition(lines, metadata)
    draft.page.metadata = metadata
  }

  /// Returns the lines of the text before the first heading below the title. Reads at most 24 blocks.
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
      let remainder = line.dropFirst(label.count)
      guard let first = remainder.first, first == ":" || first == "：" || first.isWhitespace && label.hasSuffix("by") else {
        continue
      }
      let name = String(remainder.dropFirst()).trimmingSpace()
      if !name.isEmpty, name.count <= 40, !LinkShare.endsSentence(name), !name.contains(text: "://") { return name }
    }
    return nil
  }

  /// Returns the edition: the system version that the introduction names ("iOS 14の新機能"), the date of the copy that it states, or,
  /// for older guidelines of one platform, that platform and the month of the page.
  private static func edition(_ lines: [String], _ metadata: Page.Metadata) -> String? {
    if let version = lines.lazy.filter({ $0.count < 400 }).compactMap(version).first { return version }
    if let line = lines.first(where: {
      $0.lowercased().contains(anyOf: BoilerplateWords.asOfPhrases) && DateParser.find(in: $0) != nil
    }) {
      return DateParser.find(in: line)
    }
    let titles = ([metadata.title] + lines.prefix(6)).joined(separator: "\n").lowercased()
    let platform = Platform.allCases.first { platform in
      let name = platform.rawValue.lowercased()
      return metadata.topic?.hasPrefix(name + "/") == true
        || BoilerplateWords.editionTitles.contains { titles.contains(text: $0.replacing("%", with: name)) }
    }
    return platform.map { platform in metadata.date.map { "\(platform.rawValue) \($0.prefix(7))" } ?? platform.rawValue }
  }

  /// Returns a platform directly followed by a version number, such as "iOS 14", or `nil` if the line contains none.
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
