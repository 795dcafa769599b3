import Guidelines

/// Translator, author, date and edition, where the page's own words state them.
enum StatedMetadata {
  static func find(in page: inout Page) {
    let lines = introduction(page.blocks)
    for line in lines {
      if page.metadata.translator == nil, let name = name(in: line, labels: translatorLabels) { page.metadata.translator = name }
      if page.metadata.author == nil, let name = name(in: line, labels: authorLabels) { page.metadata.author = name }
    }
    if page.metadata.edition == nil { page.metadata.edition = edition(lines, page) }
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
      case .list, .definitionList, .table, .code, .tabs, .footnote, .thematicBreak: break
      }
      if lines.count > 24 { break }
    }
    return lines
  }

  private static let translatorLabels = ["translated by", "translator", "翻訳者", "訳者", "翻訳", "日本語訳", "訳"]
  private static let authorLabels = ["written by", "author", "著者", "執筆者", "執筆", "筆者", "作者", "文責"]

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
  private static func edition(_ lines: [String], _ page: Page) -> String? {
    for line in lines where line.count < 400 {
      if let version = version(in: line) { return version }
    }
    for line in lines {
      if line.contains(text: "時点") || line.lowercased().contains(text: "as of "), let date = StatedDate.find(in: line) {
        return date
      }
    }
    let path = page.metadata.topic ?? ""
    let titles = ([page.metadata.title] + lines.prefix(6)).joined(separator: "\n")
    for platform in Platform.allCases {
      let inPath = path.hasPrefix(platform.rawValue.lowercased() + "/")
      let inTitle =
        titles.contains(text: "Guidelines - \(platform.rawValue)") || titles.contains(text: "Guidelines for \(platform.rawValue)")
        || titles.contains(text: "\(platform.rawValue) Human Interface Guidelines")
      if inPath || inTitle { return page.metadata.date.map { "\(platform.rawValue) \($0.prefix(7))" } ?? platform.rawValue }
    }
    return nil
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
