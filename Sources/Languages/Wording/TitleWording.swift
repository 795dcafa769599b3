import Guidelines

extension LanguageRules {
  /// Words of titles and of files' names, in lower case.
  package struct Titles: Sendable {
    /// The name of the Human Interface Guidelines, as names are compared.
    package var guidelines: [String] = []
    /// What stands at either end and says nothing of the topic ("Guidelines for …", 「…の設計方針」), the longer of two that end alike first.
    package var fillers: [String] = []
    /// How names of sites end or begin ("… blog").
    package var sites: [String] = []
    /// What stands before a chapter's number, and what behind it.
    package var numberings: [(before: String, after: [String])] = []

    package init() {}
  }
}

/// What titles and names of files are about, without what any guideline's title may have.
package enum TitleWording {
  /// The title in lower case without brackets, numbering, platforms and the words at its ends that say nothing of its topic; empty where it says nothing else:
  /// 「3. ウィジェットの設計方針（下書き）」 is 「ウィジェット」.
  package static func bare(_ title: some StringProtocol) -> String {
    // No title is longer; what is may come from anywhere.
    var rest = withoutBrackets(String(title.prefix(longest)).lowercased())[...]
    while true {
      let before = rest.utf8.count
      rest = rest.drop { !isWord($0) }.trimmingSuffix { !isWord($0) }
      rest = withoutNumber(rest)
      rest = withoutFiller(rest)
      if rest.utf8.count == before { return String(rest) }
    }
  }

  /// Whether a title is a site's rather than a page's.
  package static func isSite(_ title: String) -> Bool {
    let bare = bare(title)
    return sites.contains { isWhole($0, atEndOf: bare[...]) || isWhole($0, atStartOf: bare[...]) }
  }

  /// Whether a part of a title names what a page is about, and neither a site nor a guide: "Error messages" of "Error messages – Our design guide".
  package static func saysItsSubject(_ title: String) -> Bool {
    parts(title).contains(where: saysSubject)
  }

  /// That part, where another names a site or a guide; the whole title where none does.
  package static func subject(of title: String) -> String {
    let parts = parts(title)
    let subjects = parts.filter(saysSubject)
    return subjects.count == 1 && parts.count > 1 ? String(subjects[0].trimmingSpace) : title
  }

  private static func parts(_ title: String) -> [String] {
    separators.reduce([title]) { parts, separator in parts.flatMap { $0.components(by: separator) } }
  }

  /// What stands between a page's title and its site's, or between a group's and its member's.
  package static let separators = [" - ", " – ", " — ", " › ", " > ", " | ", "｜", "：", ": ", "／"]

  private static func saysSubject(_ part: String) -> Bool {
    let words = part.lowercased().trimmingSpace
    return words.contains(where: isWord) && words.utf8.elementsEqual(bare(words).utf8) && !isSite(String(words))
  }

  /// A file's stem as a title: "split-views_ja" is "split views ja".
  package static func words(ofFile stem: some StringProtocol) -> String {
    String(stem.prefix(longest).map { $0.isLetter || $0.isNumber ? $0 : " " })
  }

  private static let longest = 300
  private static let fillers =
    Languages.all.flatMap { $0.titles.fillers + $0.spellings }
    + Platform.allCases.flatMap { $0.devices + [$0.rawValue.lowercased()] }
  private static let sites = Languages.all.flatMap { $0.titles.sites }
  private static let numberings = Languages.all.flatMap { $0.titles.numberings }
  private static let possessives = Languages.all.flatMap { $0.sentences.possessives }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func withoutBrackets(_ title: String) -> String {
    var out = ""
    var closings: [Character] = []
    for character in title {
      if let closing = brackets[character] {
        closings.append(closing)
      } else if character == closings.last {
        closings.removeLast()
        out.append(" ")
      } else if closings.isEmpty {
        out.append(character)
      }
    }
    // One that never closes is no bracket, and a title in brackets is a title.
    return closings.isEmpty && out.contains(where: isWord) ? out : title
  }

  private static let brackets: [Character: Character] = ["(": ")", "（": "）", "[": "]", "【": "】", "［": "］", "〔": "〕"]

  /// Without a number of its own at either end: "3. ", "1.2 ", 「第3章」, " 2".
  private static func withoutNumber(_ title: Substring) -> Substring {
    if let rest = withoutChapter(String(title)) { return rest }
    let rest = title.drop { $0.isNumber || $0 == "." || $0 == "-" }
    if rest.startIndex > title.startIndex, rest.first.map({ !isWord($0) }) ?? true { return rest }
    let kept = title.trimmingSuffix(while: { $0.isNumber })
    return kept.endIndex < title.endIndex && (kept.last.map { !isWord($0) } ?? true) ? kept : title
  }

  /// What stands behind a chapter's or a rule's number and what it is a number of ("Chapter 3", "Rule 5", 「第3章」); nil where there is none.
  package static func withoutChapter(_ title: String) -> Substring? {
    let start = title.prefix(longest).lowercased()
    for (before, after) in numberings where start.hasPrefix(text: before) {
      let number = title.dropFirst(before.count)
      let rest = number.drop(while: { $0.isNumber })
      guard rest.startIndex > number.startIndex else { continue }
      if after.isEmpty { return rest }
      if let mark = after.first(where: { rest.hasPrefix(text: $0) }) { return rest.dropFirst(mark.count) }
    }
    return nil
  }

  /// Without one word at either end that says nothing, and what joined it to the rest (の).
  private static func withoutFiller(_ title: Substring) -> Substring {
    for filler in fillers {
      if isWhole(filler, atEndOf: title) {
        var rest = title.dropLast(filler.count)
        if let joiner = possessives.first(where: { rest.hasSuffix(text: $0) }) { rest = rest.dropLast(joiner.count) }
        return rest
      }
      if isWhole(filler, atStartOf: title) {
        let rest = title.dropFirst(filler.count)
        let joiner = possessives.first { rest.hasPrefix(text: $0) }
        return rest.dropFirst(joiner?.count ?? 0)
      }
    }
    return title
  }

  /// Words in Latin letters end where those end; others may be glued to what stands before them.
  private static func isWhole(_ word: String, atEndOf title: Substring) -> Bool {
    guard title.hasSuffix(text: word) else { return false }
    guard word.utf8.allSatisfy({ $0 < 0x80 }), let before = title.dropLast(word.count).last else { return true }
    return !(before.isASCII && isWord(before))
  }

  /// At a title's beginning, others are whole where a particle or no letter follows: 「メモ」 is no part of 「メモリ」.
  private static func isWhole(_ word: String, atStartOf title: Substring) -> Bool {
    guard title.hasPrefix(text: word) else { return false }
    let rest = title.dropFirst(word.count)
    guard let after = rest.first, isWord(after) else { return true }
    return word.utf8.allSatisfy { $0 < 0x80 } ? !after.isASCII : possessives.contains { rest.hasPrefix(text: $0) }
  }
}
