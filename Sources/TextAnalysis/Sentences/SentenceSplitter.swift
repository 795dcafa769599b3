/// Where sentences end, in Japanese and English alike.
///
/// A full-width stop (。．！？) ends a sentence wherever it stands; an ASCII one (. ! ?) only before white space, a wide character or the end, and
/// not after an abbreviation or an initial. Closing brackets and quotes belong to the sentence that they close. Nothing ends inside brackets: the
/// 「保存しますか？」 of a button is part of its sentence.
package enum SentenceSplitter {
  /// The sentences of a text, in order, white space around them left out. Linear in the text's length.
  package static func sentences(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    var index = text.startIndex
    var depth = 0
    var openedAt = 0
    var position = 0

    func close(at end: String.Index) {
      if let range = trimmed(start..<end, of: text) { found.append(range) }
      start = end
    }

    while index < text.endIndex {
      let character = text[index]
      var next = text.index(after: index)
      position += 1
      if opening.contains(character) {
        if depth == 0 { openedAt = position }
        depth += 1
      } else if closing.contains(character) {
        depth = max(0, depth - 1)
      } else if character == "\n" {
        depth = 0
        close(at: next)
      } else if depth > 0, position - openedAt > longestBracket {
        // The bracket was never closed; what follows is prose again.
        depth = 0
      } else if depth == 0, wideStops.contains(character) || (asciiStops.contains(character) && endsSentence(text, at: index)) {
        while next < text.endIndex,
          closing.contains(text[next]) || wideStops.contains(text[next]) || asciiStops.contains(text[next])
        {
          next = text.index(after: next)
        }
        close(at: next)
      }
      index = next
    }
    close(at: text.endIndex)
    return found
  }

  /// The first sentence, or nil if the text is blank.
  package static func first(of text: String) -> Range<String.Index>? {
    sentences(in: text).first
  }

  private static let wideStops: Set<Character> = ["。", "．", "！", "？", "｡"]
  private static let asciiStops: Set<Character> = [".", "!", "?"]
  private static let opening: Set<Character> = ["（", "(", "「", "『", "【", "［", "[", "〔", "《", "〈", "“"]
  private static let closing: Set<Character> = ["）", ")", "」", "』", "】", "］", "]", "〕", "》", "〉", "”", "\"", "’"]
  /// Characters after which a bracket that is still open is taken for a slip of the pen.
  private static let longestBracket = 240

  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "etc", "vs", "mr", "mrs", "ms", "dr", "no", "fig", "approx", "inc", "u.s", "st", "cf", "al", "ver", "p", "pp",
  ]

  private static func endsSentence(_ text: String, at index: String.Index) -> Bool {
    let next = text.index(after: index)
    guard next < text.endIndex else { return true }
    let following = text[next]
    if asciiStops.contains(following) { return false }
    guard following.isWhitespace || closing.contains(following) || !following.isASCII else { return false }
    guard text[index] == "." else { return true }
    // "e.g. the", "No. 3", an initial: the word before the stop.
    var wordStart = index
    var length = 0
    while wordStart > text.startIndex, length < 12 {
      let before = text.index(before: wordStart)
      let character = text[before]
      guard character.isASCII, character.isLetter || character == "." else { break }
      wordStart = before
      length += 1
    }
    let word = text[wordStart..<index].lowercased()
    if abbreviations.contains(word) {
      // "etc." ends a sentence where the next word is capitalised.
      let rest = text[next...].drop(while: \.isWhitespace)
      return word == "etc" && (rest.first?.isUppercase ?? true)
    }
    return !(word.count == 1 && text[wordStart].isUppercase && word != "i")
  }

  private static func trimmed(_ range: Range<String.Index>, of text: String) -> Range<String.Index>? {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, text[lower].isWhitespace { lower = text.index(after: lower) }
    while lower < upper, text[text.index(before: upper)].isWhitespace { upper = text.index(before: upper) }
    return lower < upper ? lower..<upper : nil
  }
}
