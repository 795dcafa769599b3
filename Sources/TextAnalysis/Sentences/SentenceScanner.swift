import Languages

/// A scanner that finds sentences in UTF-8 text.
struct SentenceScanner {
  private let source: UnsafeBufferPointer<UInt8>
  /// Start of the next sentence.
  private var start = 0

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// Returns the byte range of the next sentence without surrounding white space, or `nil` at the end.
  mutating func next() -> Range<Int>? {
    while start < source.count {
      let range = trimmed(start..<scanSentence())
      if !range.isEmpty { return range }
    }
    return nil
  }

  /// Advances `start` past the sentence that begins there, and returns the sentence's end.
  private mutating func scanSentence() -> Int {
    var index = start
    var depth = 0
    var bracketStart = 0
    var position = 0
    // Opening and closing ASCII quotation marks are the same character, so keep track of whether one is open.
    var isQuoting = false
    while index < source.count {
      let (scalar, length) = scalar(at: index)
      position += 1
      var next = index + length
      if scalar == 0x22 { isQuoting.toggle() }
      switch CharacterClass(scalar) {
      case .opening:
        if depth == 0 { bracketStart = position }
        depth += 1
      case .closing: depth = max(0, depth - 1)
      case .newline:
        start = next
        return next
      case _ where depth > 0 && position - bracketStart > Self.maxBracketLength:
        // Assume that a bracket this long was never closed, and continue as outside brackets.
        depth = 0
      case .wideStop where depth == 0, .asciiStop where depth == 0 && endsSentence(at: index),
        .asciiStop where depth == 1 && endsQuotation(at: index):
        while next < source.count {
          let (following, length) = self.scalar(at: next)
          guard [.closing, .wideStop, .asciiStop].contains(CharacterClass(following)) else { break }
          if following == 0x22 {
            guard isQuoting || next + 1 == source.count || spaceLength(at: next + 1) != nil else { break }
            isQuoting = false
          }
          next += length
        }
        if sentenceContinues(after: index, at: next) { break }
        start = next
        return next
      case .wideStop, .asciiStop, .none: break
      }
      index = next
    }
    start = source.count
    return source.count
  }

  /// Maximum length of text in brackets, in characters. Longer text indicates a missing closing bracket.
  private static let maxBracketLength = 240

  // MARK: Characters

  private enum CharacterClass {
    case none, opening, closing, newline, wideStop, asciiStop

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x0A: self = .newline
      case 0x2E, 0x21, 0x3F: self = .asciiStop
      case 0x28, 0x5B, 0x201C: self = .opening
      case 0x29, 0x5D, 0x22, 0x2019, 0x201D: self = .closing
      // 。 ． ！ ？ ｡
      case 0x3002, 0xFF0E, 0xFF01, 0xFF1F, 0xFF61: self = .wideStop
      // （ 「 『 【 ［ 〔 《 〈
      case 0xFF08, 0x300C, 0x300E, 0x3010, 0xFF3B, 0x3014, 0x300A, 0x3008: self = .opening
      // ） 」 』 】 ］ 〕 》 〉
      case 0xFF09, 0x300D, 0x300F, 0x3011, 0xFF3D, 0x3015, 0x300B, 0x3009: self = .closing
      default: self = .none
      }
    }
  }

  private func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let byte = source[index]
    if byte < 0x80 { return (UInt32(byte), 1) }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard index + length <= source.count else { return (0xFFFD, source.count - index) }
    var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(source[index + offset] & 0x3F) }
    return (value, length)
  }

  private func spaceLength(at index: Int) -> Int? {
    let (value, length) = scalar(at: index)
    let isSpace = value <= 0x20 || value >= 0x80 && Unicode.Scalar(value)?.properties.isWhitespace ?? false
    return isSpace ? length : nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, let length = spaceLength(at: lower) { lower += length }
    while lower < upper {
      var lastStart = upper - 1
      while lastStart > lower, source[lastStart] & 0xC0 == 0x80 { lastStart -= 1 }
      guard spaceLength(at: lastStart) != nil else { break }
      upper = lastStart
    }
    return lower..<upper
  }

  // MARK: ASCII stops

  private func endsSentence(at index: Int) -> Bool {
    let next = index + 1
    guard next < source.count else { return true }
    let (following, _) = scalar(at: next)
    switch CharacterClass(following) {
    case .asciiStop: return false
    case .closing, .newline: break
    case .none, .opening, .wideStop: guard following <= 0x20 || following >= 0x80 else { return false }
    }
    guard source[index] == 0x2E else { return true }
    // Examine the word before the full stop: it may be an abbreviation ("e.g. the", "No. 3") or an initial.
    var wordStart = index
    while wordStart > start, index - wordStart < 12, source[wordStart - 1].isASCIILetter || source[wordStart - 1] == 0x2E {
      wordStart -= 1
    }
    let length = index - wordStart
    if length == 1 { return !source[wordStart].isASCIIUpper || source[wordStart] == 0x49 }
    guard length <= Self.maxAbbreviationLength else { return true }
    let word = String(decoding: source[wordStart..<index], as: UTF8.self).lowercased()
    guard Self.abbreviations.contains(word) else { return true }
    // "etc." ends a sentence if the next word is capitalized; so does a unit after its number ("200 ms. The …").
    var numberEnd = wordStart
    while numberEnd > start, source[numberEnd - 1] == 0x20 { numberEnd -= 1 }
    guard word == "etc" || numberEnd > start && source[numberEnd - 1].isASCIIDigit else { return false }
    var nextWord = next
    while nextWord < source.count, let length = spaceLength(at: nextWord) { nextWord += length }
    return nextWord == source.count || Unicode.Scalar(scalar(at: nextWord).value)?.properties.isUppercase ?? false
  }

  /// Indicates whether a quotation ends with "?" or "!" and the sentence around it continues, as in: Ask "Are you sure?" once.
  private func sentenceContinues(after stop: Int, at end: Int) -> Bool {
    guard source[stop] == 0x21 || source[stop] == 0x3F, source[end - 1] == 0x22, end < source.count else { return false }
    var next = end
    while next < source.count, let length = spaceLength(at: next) { next += length }
    return next > end && next < source.count && Unicode.Scalar(scalar(at: next).value)?.properties.isLowercase ?? false
  }

  /// Indicates whether a full stop before a closing quotation mark ends the surrounding sentence, as in American English. It does
  /// if an uppercase letter or nothing follows the quotation mark.
  private func endsQuotation(at index: Int) -> Bool {
    guard source[index] == 0x2E, index + 1 < source.count, case (0x201D, let length) = scalar(at: index + 1) else { return false }
    var next = index + 1 + length
    guard next < source.count else { return true }
    guard spaceLength(at: next) != nil else { return false }
    while next < source.count, let length = spaceLength(at: next) { next += length }
    guard next < source.count else { return true }
    let (following, _) = scalar(at: next)
    return following == 0x201C || Unicode.Scalar(following)?.properties.isUppercase ?? false
  }

  private static let maxAbbreviationLength = 6
  private static let abbreviations = Languages.all.reduce(into: Set<String>()) { $0.formUnion($1.lexicon.abbreviations) }
}
