import Languages

/// Finds sentences in UTF-8, one after the other.
struct SentenceScanner {
  private let source: UnsafeBufferPointer<UInt8>
  /// Where the next sentence begins.
  private var start = 0

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// The next sentence's bytes, white space around it left out; nil at the end.
  mutating func next() -> Range<Int>? {
    while start < source.count {
      let range = trimmed(start..<scan())
      if !range.isEmpty { return range }
    }
    return nil
  }

  /// Moves behind the sentence that begins at `start` and returns its end.
  private mutating func scan() -> Int {
    var index = start
    var depth = 0
    var openedAt = 0
    var position = 0
    // Whether an ASCII quotation mark is open, which looks the same as one that closes.
    var isQuoting = false
    while index < source.count {
      let (scalar, length) = scalar(at: index)
      position += 1
      var next = index + length
      if scalar == 0x22 { isQuoting.toggle() }
      switch Mark(scalar) {
      case .opening:
        if depth == 0 { openedAt = position }
        depth += 1
      case .closing: depth = max(0, depth - 1)
      case .newline:
        start = next
        return next
      case _ where depth > 0 && position - openedAt > Self.longestBracket:
        // The bracket was never closed; what follows is prose again.
        depth = 0
      case .wideStop where depth == 0, .asciiStop where depth == 0 && endsSentence(at: index),
        .asciiStop where depth == 1 && endsQuotation(at: index):
        while next < source.count {
          let (after, length) = self.scalar(at: next)
          guard [.closing, .wideStop, .asciiStop].contains(Mark(after)) else { break }
          if after == 0x22 {
            guard isQuoting || next + 1 == source.count || isSpace(at: next + 1) != nil else { break }
            isQuoting = false
          }
          next += length
        }
        if goesOn(behind: index, at: next) { break }
        start = next
        return next
      case .wideStop, .asciiStop, .none: break
      }
      index = next
    }
    start = source.count
    return source.count
  }

  /// Characters after which a bracket that is still open is taken for a slip of the pen.
  private static let longestBracket = 240

  // MARK: Characters

  private enum Mark {
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

  private func isSpace(at index: Int) -> Int? {
    let (value, length) = scalar(at: index)
    let isSpace = value <= 0x20 || value >= 0x80 && Unicode.Scalar(value)?.properties.isWhitespace ?? false
    return isSpace ? length : nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, let length = isSpace(at: lower) { lower += length }
    while lower < upper {
      var before = upper - 1
      while before > lower, source[before] & 0xC0 == 0x80 { before -= 1 }
      guard isSpace(at: before) != nil else { break }
      upper = before
    }
    return lower..<upper
  }

  // MARK: ASCII stops

  private func endsSentence(at index: Int) -> Bool {
    let next = index + 1
    guard next < source.count else { return true }
    let (following, _) = scalar(at: next)
    switch Mark(following) {
    case .asciiStop: return false
    case .closing, .newline: break
    case .none, .opening, .wideStop: guard following <= 0x20 || following >= 0x80 else { return false }
    }
    guard source[index] == 0x2E else { return true }
    // "e.g. the", "No. 3", an initial: the word before the stop.
    var wordStart = index
    while wordStart > start, index - wordStart < 12, source[wordStart - 1].isASCIILetter || source[wordStart - 1] == 0x2E {
      wordStart -= 1
    }
    let length = index - wordStart
    if length == 1 { return !source[wordStart].isASCIIUpper || source[wordStart] == 0x49 }
    guard length <= Self.longestAbbreviation else { return true }
    let word = String(decoding: source[wordStart..<index], as: UTF8.self).lowercased()
    guard Self.abbreviations.contains(word) else { return true }
    // "etc." ends a sentence where the next word is capitalised; so does a unit behind its figure ("200 ms. The …").
    var figure = wordStart
    while figure > start, source[figure - 1] == 0x20 { figure -= 1 }
    guard word == "etc" || figure > start && source[figure - 1].isASCIIDigit else { return false }
    var rest = next
    while rest < source.count, let length = isSpace(at: rest) { rest += length }
    return rest == source.count || Unicode.Scalar(scalar(at: rest).value)?.properties.isUppercase ?? false
  }

  /// Whether what was asked or called stands in quotation marks, and the sentence around it goes on: 'Ask "Are you sure?" once'.
  private func goesOn(behind stop: Int, at end: Int) -> Bool {
    guard source[stop] == 0x21 || source[stop] == 0x3F, source[end - 1] == 0x22, end < source.count else { return false }
    var next = end
    while next < source.count, let length = isSpace(at: next) { next += length }
    return next > end && next < source.count && Unicode.Scalar(scalar(at: next).value)?.properties.isLowercase ?? false
  }

  /// Whether a full stop is the sentence's own and stands inside closing quotation marks all the same, as American English has it: what follows them
  /// begins with a capital, or is nothing.
  private func endsQuotation(at index: Int) -> Bool {
    guard source[index] == 0x2E, index + 1 < source.count, case (0x201D, let length) = scalar(at: index + 1) else { return false }
    var next = index + 1 + length
    guard next < source.count else { return true }
    guard isSpace(at: next) != nil else { return false }
    while next < source.count, let length = isSpace(at: next) { next += length }
    guard next < source.count else { return true }
    let (following, _) = scalar(at: next)
    return following == 0x201C || Unicode.Scalar(following)?.properties.isUppercase ?? false
  }

  private static let longestAbbreviation = 6
  private static let abbreviations = Languages.all.reduce(into: Set<String>()) { $0.formUnion($1.words.abbreviations) }
}
