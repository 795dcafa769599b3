import Guidelines
import Languages

/// Restores line breaks in text that lost them: "…in your app.Best practicesAvoid using…". Splits sentences without a space
/// between them, and recognizes the headings between them.
enum LineBreakRecovery {
  /// Splits the lines that contain several paragraphs.
  /// - Returns: All lines, and a warning for each line that was split.
  static func restore(_ lines: [TextLine]) -> (lines: [TextLine], diagnostics: [Diagnostic]) {
    var output: [TextLine] = []
    var diagnostics: [Diagnostic] = []
    output.reserveCapacity(lines.count)
    for line in lines {
      // A line that a person wrote as one paragraph is shorter, and has spaces between its sentences.
      guard line.text.utf8.count > 800, line.text.utf8.count < 1 << 20, case let pieces = splitSentences(Array(line.text.utf8)),
        pieces.count >= 6
      else {
        output.append(line)
        continue
      }
      diagnostics.append(Diagnostic(.warning, line: line.number, .markupRepaired("\(pieces.count) paragraphs run together")))
      for piece in pieces {
        var remaining = piece
        while case (let heading?, let remainder) = splitHeading(remaining) {
          output += [blankLine(line), headingLine(heading, line)]
          remaining = remainder
        }
        if !remaining.isEmpty { output += [blankLine(line), TextLine(remaining, number: line.number)] }
      }
      output.append(blankLine(line))
    }
    return (output, diagnostics)
  }

  private static func blankLine(_ line: TextLine) -> TextLine { TextLine([], number: line.number) }

  private static func headingLine(_ text: ArraySlice<UInt8>, _ line: TextLine) -> TextLine {
    var heading = TextLine(text, number: line.number)
    heading.marker = .headingSign("#")
    return heading
  }

  // MARK: Missing spaces between sentences

  /// Splits text where a sentence directly follows another.
  private static func splitSentences(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 1
    while index < text.count {
      if text[index].isASCIIUpper || startsWithPlatform(text[index...]), isMissingBreak(text, index, start) {
        pieces.append(text[start..<index])
        start = index
      }
      index += 1
    }
    pieces.append(text[start...])
    return pieces
  }

  /// Returns `true` if the capital at `index` directly follows a period or closing parenthesis, and is not a member of a type
  /// (`UIAccessibility.Notification`).
  private static func isMissingBreak(_ text: [UInt8], _ index: Int, _ start: Int) -> Bool {
    var end = index - 1
    if text[end] == 0x29 { return index + 1 < text.count && text[index + 1].isASCIILower }
    // A closing quotation mark (” is E2 80 9D) may be between them.
    if text[end] == 0x22 {
      end -= 1
    } else if end >= 2, text[end] == 0x9D, text[end - 1] == 0x80, text[end - 2] == 0xE2 {
      end -= 3
    }
    guard end > start, text[end] == 0x2E || text[end] == 0x21 || text[end] == 0x3F else { return false }
    var word = end
    while word > start, text[word - 1] != 0x20, end - word < 60 { word -= 1 }
    let token = text[word..<end]
    guard token.count > 1 else { return false }
    if token.dropFirst().contains(where: \.isASCIIUpper), token.allSatisfy({ $0.isASCIILetter || $0 == 0x2E }) {
      // After the name of a type, a new sentence begins only if ordinary words follow.
      var next = index
      while next < text.count, text[next].isASCIILetter { next += 1 }
      return next + 1 < text.count && text[next] == 0x20 && text[next + 1].isASCIILower
    }
    return true
  }

  /// Returns `true` if text starts with the name of a platform followed by a capital, as in "…contexts.macOSWhen …".
  private static func startsWithPlatform(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, platformInitials.contains(first) else { return false }
    return platformsEnd(text) != nil
  }

  private static let platformInitials = Set(Platform.allCases.compactMap(\.rawValue.utf8.first))

  // MARK: Headings before sentences

  /// Splits a heading from the sentence that follows it: "Best practicesAvoid using …" becomes "Best practices" and "Avoid
  /// using …".
  private static func splitHeading(_ piece: ArraySlice<UInt8>) -> (heading: ArraySlice<UInt8>?, rest: ArraySlice<UInt8>) {
    guard let first = piece.first, first.isASCIIUpper || platformInitials.contains(first) else { return (nil, piece) }
    if let platforms = platformsEnd(piece) { return (piece[..<platforms], piece[platforms...]) }
    for name in commonSections where piece.starts(with: name.utf8) {
      let end = piece.startIndex + name.utf8.count
      if end < piece.endIndex,
        piece[end].isASCIIUpper || startsWithPlatform(piece[end...]) || piece[end...].starts(with: "iOS".utf8)
      {
        return (piece[..<end], piece[end...])
      }
    }
    var index = piece.startIndex + 1
    while index < piece.endIndex, index - piece.startIndex <= 80 {
      let byte = piece[index]
      if byte == 0x2E || byte == 0x2C || byte == 0x3A { break }
      if byte.isASCIIUpper, piece[index - 1].isASCIILower,
        startsSentence(piece[index...]) || isWordBoundary(piece[..<index], before: piece[index...])
      {
        let candidate = piece[..<index]
        if candidate.reduce(0, { $0 + ($1 == 0x20 ? 1 : 0) }) <= 6 { return (candidate, piece[index...]) }
      }
      index += 1
    }
    return (nil, piece)
  }

  /// Returns `true` if `left` ends with an ordinary word, as opposed to part of a name such as "VoiceOver" or "watchOS", and
  /// `right` starts with a capitalized word.
  private static func isWordBoundary(_ left: ArraySlice<UInt8>, before right: ArraySlice<UInt8>) -> Bool {
    guard left.contains(0x20), right.count > 20, right[right.startIndex + 1].isASCIILower else { return false }
    let word = left[(left.lastIndex(of: 0x20).map { $0 + 1 } ?? left.startIndex)...]
    return word.count >= 3 && word.allSatisfy(\.isASCIILower)
  }

  /// Returns `true` if text starts with a word that typically opens a sentence.
  private static func startsSentence(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { $0.isASCIILetter || $0 == 0x27 || $0 >= 0x80 }
    guard text.count > word.count + 20, text[word.endIndex] == 0x20 || text[word.endIndex] == 0x2C else { return false }
    let opener = String(decoding: word, as: UTF8.self).lowercased()
    return sentenceOpeners.contains { $0(opener) }
  }

  /// Returns the end of a list of platform names at the start of text ("iOS, iPadOSUse …"), or `nil` if it does not start with
  /// one.
  private static func platformsEnd(_ piece: ArraySlice<UInt8>) -> Int? {
    var index = piece.startIndex
    var end: Int?
    while true {
      guard let name = Platform.allCases.first(where: { piece[index...].starts(with: $0.rawValue.utf8) }) else { return end }
      index += name.rawValue.utf8.count
      guard index + 1 < piece.endIndex else { return nil }
      if piece[index].isASCIIUpper, piece[index + 1].isASCIILower || piece[index + 1] == 0x20 { end = index }
      // The heading ends where another platform name starts a sentence: "iOS, iPadOSiOS defines …".
      if let next = Platform.allCases.first(where: { piece[index...].starts(with: $0.rawValue.utf8) }),
        piece[index...].dropFirst(next.rawValue.utf8.count).first == 0x20
      {
        end = index
      }
      if piece[index...].starts(with: ", ".utf8) { index += 2 } else { return end }
    }
  }

  private static let commonSections = Languages.all.flatMap(\.lexicon.commonSectionTitles)
  private static let sentenceOpeners = Languages.all.map(\.grammar.isSentenceOpener)
}
