import Guidelines

/// What surrounds the text of a saved page: its title, dates and tags above, its menus below.
struct SavedFurniture {
  private(set) var title = ""
  private(set) var date: String?
  private(set) var changed: String?
  /// Indices of lines that are no text.
  private(set) var dropped: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: [SavedLine]) {
    findTitle(lines)
    findHead(lines)
    findTail(lines)
    for (index, line) in lines.enumerated() where Self.isNoise(line.text) && !dropped.contains(index) { dropped.insert(index) }
  }

  private mutating func findTitle(_ lines: [SavedLine]) {
    guard let first = lines.firstIndex(where: { !$0.isBlank }) else { return }
    title = lines[first].text
    guard lines[first].mark == .none || lines[first].mark == .permalink, !lines[first].hasStop else {
      return
    }
    dropped.insert(first)
    for index in lines.indices.dropFirst(first + 1).prefix(12) where lines[index].text == title && lines[index].mark == .none {
      dropped.insert(index)
    }
  }

  /// Dates and tags before the text begins.
  private mutating func findHead(_ lines: [SavedLine]) {
    for index in lines.indices.prefix(30) where !lines[index].isBlank {
      let text = lines[index].text
      if text.count <= 40, let found = DateText.day(in: text), !lines[index].hasStop || text.count <= 24 {
        date = date ?? found
        dropped.insert(index)
      } else if text.hasSuffix("/") || (text.contains(" / ") && text.count <= 80 && !lines[index].hasStop) {
        dropped.insert(index)
      } else if lines[index].hasStop {
        break
      }
    }
  }

  /// Everything behind the last sentence, if it is more than a line or two: resources, change log, contents, the site's menus.
  private mutating func findTail(_ lines: [SavedLine]) {
    let isProse = { (line: SavedLine) in line.hasStop && line.text.count >= 16 }
    guard let last = lines.lastIndex(where: isProse) else { return }
    let tail = lines.indices.dropFirst(last + 1).filter { !lines[$0].isBlank }
    let hasMenu = tail.contains { Self.isMenuTitle(lines[$0].text) }
    guard tail.count >= 12 || (hasMenu && !tail.isEmpty) else { return }
    // A table or a list of measures right behind the last sentence still belongs to it.
    let from = tail.first { index in
      let text = lines[index].text
      return Self.isMenuTitle(text) || !(text.contains { $0.isNumber } || lines[index].mark != .none)
    }
    guard let from else { return }
    for index in tail where index >= from {
      dropped.insert(index)
      if let found = DateText.day(in: lines[index].text), changed == nil || found > changed ?? "" { changed = found }
    }
    diagnostics.append(
      Diagnostic(
        .note, line: lines[from].number,
        .furnitureDropped(what: "menus and links below the text", lines: tail.count { $0 >= from })))
  }

  private static let menuTitles: Set<String> = [
    "目次", "関連記事", "最近の記事", "最新記事", "関連", "リソース", "関連情報", "related entries", "latest entries", "related posts", "recent posts",
    "related articles", "contents", "table of contents",
    "resources", "変更履歴", "変更記録", "change log", "トップへ", "トップへ戻る", "ページトップへ", "シェアする", "share", "コメント", "comments", "人気記事", "カテゴリー",
    "アーカイブ",
  ]

  static func isMenuTitle(_ text: String) -> Bool { menuTitles.contains(text.lowercased()) }

  /// Lines that stand for a picture or a control.
  static func isNoise(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    if !words.isEmpty, words.allSatisfy({ ["image", "画像", "[画像]", "img", "[image]", "スクリーンショット", "[スクショ]"].contains($0) }) {
      return true
    }
    return [
      "再生", "このビデオコンテンツの説明", "トップへ", "トップへ戻る", "ページトップへ", "related entries", "latest entries", "this page requires javascript.",
    ].contains(text.lowercased())
  }
}

/// Days as pages write them.
enum DateText {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
  ]

  /// The first day in the text as `YYYY-MM-DD`: 2022 年 9月23日, 2020-07-02, 2021/8/8, August 8, 2021, 8 August 2021.
  static func day(in text: String) -> String? {
    let compact = text.filter { !$0.isWhitespace }
    if let match = compact.firstMatch(of: /(\d{4})[年\-\/.](\d{1,2})[月\-\/.](\d{1,2})/) {
      return format(match.1, match.2, match.3)
    }
    let lower = text.lowercased()
    if let match = lower.firstMatch(of: /([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/), let month = month(match.1) {
      return format(match.3, month, match.2)
    }
    if let match = lower.firstMatch(of: /(\d{1,2}) ([a-z]{3,9})\.? (\d{4})/), let month = month(match.2) {
      return format(match.3, month, match.1)
    }
    return nil
  }

  private static func month(_ name: Substring) -> Substring? {
    months.firstIndex { $0.hasPrefix(name) }.map { Substring(String($0 + 1)) }
  }

  private static func format(_ year: Substring, _ month: Substring, _ day: Substring) -> String? {
    guard let m = Int(month), let d = Int(day), (1...12).contains(m), (1...31).contains(d) else { return nil }
    return "\(year)-\(m < 10 ? "0" : "")\(m)-\(d < 10 ? "0" : "")\(d)"
  }
}
