import Guidelines

extension LanguageProfile {
  /// Words of titles and file names, in lower case.
  package struct TitlePatterns: Sendable {
    /// Titles of the Human Interface Guidelines, as normalized for comparison.
    package var guidelinesTitles: [String] = []
    /// Words at either end of a title that do not describe the topic ("Guidelines for …", 「…の設計方針」). A longer word comes before
    /// its suffixes.
    package var fillers: [String] = []
    /// Words at the beginning or end of site names ("… blog").
    package var siteNameParts: [String] = []
    /// Texts before and after the number of a chapter.
    package var numberings: [(before: String, after: [String])] = []

    package init() {}
  }
}

/// Normalization of titles and file names to the topic they name.
package enum TitleNormalizer {
  /// Returns the title in lower case without brackets, numbers, platforms, and words at its ends that do not describe the
  /// topic: 「ウィジェット」 for 「3. ウィジェットの設計方針（下書き）」. Returns an empty string if nothing else is left.
  package static func normalized(_ title: some StringProtocol) -> String {
    // Limits the work for input that is too long to be a title.
    var rest = removingBrackets(String(title.prefix(maxLength)).lowercased())[...]
    while true {
      let before = rest.utf8.count
      rest = rest.drop { !isWord($0) }.trimmingSuffix { !isWord($0) }
      rest = removingNumber(rest)
      rest = removingFiller(rest)
      if rest.utf8.count == before { return String(rest) }
    }
  }

  /// Indicates whether a title is the name of a site and not of a page.
  package static func isSiteTitle(_ title: String) -> Bool {
    let bare = normalized(title)
    return siteNameParts.contains { isWholeWord($0, atEndOf: bare[...]) || isWholeWord($0, atStartOf: bare[...]) }
  }

  /// Indicates whether a part of a title names the topic of a page and not a site or guide: "Error messages" in "Error messages
  /// – Our design guide".
  package static func containsSubject(_ title: String) -> Bool {
    parts(title).contains(where: isSubject)
  }

  /// Returns that part if the other parts name a site or guide, otherwise the whole title.
  package static func subject(of title: String) -> String {
    let parts = parts(title)
    let subjects = parts.filter(isSubject)
    return subjects.count == 1 && parts.count > 1 ? String(subjects[0].trimmingWhitespace) : title
  }

  private static func parts(_ title: String) -> [String] {
    separators.reduce([title]) { parts, separator in parts.flatMap { $0.components(by: separator) } }
  }

  /// Separators between the title of a page and the name of its site, or between a group and its member.
  package static let separators = [" - ", " – ", " — ", " › ", " > ", " | ", "｜", "：", ": ", "／"]

  private static func isSubject(_ part: String) -> Bool {
    let words = part.lowercased().trimmingWhitespace
    return words.contains(where: isWord) && words.utf8.elementsEqual(normalized(words).utf8) && !isSiteTitle(String(words))
  }

  /// Returns the stem of a file name as a title: "split views ja" for "split-views_ja".
  package static func title(ofFileStem stem: some StringProtocol) -> String {
    String(stem.prefix(maxLength).map { $0.isLetter || $0.isNumber ? $0 : " " })
  }

  private static let maxLength = 300
  private static let fillers =
    Languages.all.flatMap { $0.titles.fillers + $0.spellings }
    + Platform.allCases.flatMap { $0.devices + [$0.rawValue.lowercased()] }
  private static let siteNameParts = Languages.all.flatMap { $0.titles.siteNameParts }
  private static let numberings = Languages.all.flatMap { $0.titles.numberings }
  private static let possessiveParticles = Languages.all.flatMap { $0.grammar.possessiveParticles }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func removingBrackets(_ title: String) -> String {
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
    // An unclosed bracket does not count, and a title that consists of brackets is kept.
    return closings.isEmpty && out.contains(where: isWord) ? out : title
  }

  private static let brackets: [Character: Character] = ["(": ")", "（": "）", "[": "]", "【": "】", "［": "］", "〔": "〕"]

  /// Removes a number at either end: "3. ", "1.2 ", 「第3章」, " 2".
  private static func removingNumber(_ title: Substring) -> Substring {
    if let rest = textAfterChapterNumber(String(title)) { return rest }
    let rest = title.drop { $0.isNumber || $0 == "." || $0 == "-" }
    if rest.startIndex > title.startIndex, rest.first.map({ !isWord($0) }) ?? true { return rest }
    let kept = title.trimmingSuffix(while: { $0.isNumber })
    return kept.endIndex < title.endIndex && (kept.last.map { !isWord($0) } ?? true) ? kept : title
  }

  /// Returns the text after the number of a chapter or rule ("Chapter 3", "Rule 5", 「第3章」), or `nil` if there is none.
  package static func textAfterChapterNumber(_ title: String) -> Substring? {
    let start = title.prefix(maxLength).lowercased()
    for (before, after) in numberings where start.hasPrefix(text: before) {
      let number = title.dropFirst(before.count)
      let rest = number.drop(while: { $0.isNumber })
      guard rest.startIndex > number.startIndex else { continue }
      if after.isEmpty { return rest }
      if let mark = after.first(where: { rest.hasPrefix(text: $0) }) { return rest.dropFirst(mark.count) }
    }
    return nil
  }

  /// Removes one such word at either end, and the particle that joins it to the rest (の).
  private static func removingFiller(_ title: Substring) -> Substring {
    for filler in fillers {
      if isWholeWord(filler, atEndOf: title) {
        var rest = title.dropLast(filler.count)
        if let joiner = possessiveParticles.first(where: { rest.hasSuffix(text: $0) }) { rest = rest.dropLast(joiner.count) }
        return rest
      }
      if isWholeWord(filler, atStartOf: title) {
        let rest = title.dropFirst(filler.count)
        let joiner = possessiveParticles.first { rest.hasPrefix(text: $0) }
        return rest.dropFirst(joiner?.count ?? 0)
      }
    }
    return title
  }

  /// A word in Latin letters must not follow another letter; other words can be joined to the preceding text.
  private static func isWholeWord(_ word: String, atEndOf title: Substring) -> Bool {
    guard title.hasSuffix(text: word) else { return false }
    guard word.utf8.allSatisfy({ $0 < 0x80 }), let before = title.dropLast(word.count).last else { return true }
    return !(before.isASCII && isWord(before))
  }

  /// At the beginning of a title, a word in another script must be followed by a particle or by no letter: 「メモ」 is not a word
  /// of 「メモリ」.
  private static func isWholeWord(_ word: String, atStartOf title: Substring) -> Bool {
    guard title.hasPrefix(text: word) else { return false }
    let rest = title.dropFirst(word.count)
    guard let after = rest.first, isWord(after) else { return true }
    return word.utf8.allSatisfy { $0 < 0x80 } ? !after.isASCII : possessiveParticles.contains { rest.hasPrefix(text: $0) }
  }
}
