import Guidelines
import Languages

/// Text that lost its line ends: "…in your app.Best practicesAvoid using…". Sentences that touch are parted, and the headings between them found.
enum GluedText {
  static func mend(_ lines: [TextLine]) -> (lines: [TextLine], diagnostics: [Diagnostic]) {
    var out: [TextLine] = []
    var diagnostics: [Diagnostic] = []
    out.reserveCapacity(lines.count)
    for line in lines {
      // A paragraph that a person wrote is shorter, and has no sentences that touch.
      guard line.text.utf8.count > 800, line.text.utf8.count < 1 << 20, case let pieces = pieces(Array(line.text.utf8)),
        pieces.count >= 6
      else {
        out.append(line)
        continue
      }
      diagnostics.append(Diagnostic(.warning, line: line.number, .markupMended("\(pieces.count) paragraphs run together")))
      for piece in pieces {
        var rest = piece
        while case (let heading?, let after) = heading(rest) {
          out += [blank(line), titled(heading, line)]
          rest = after
        }
        if !rest.isEmpty { out += [blank(line), TextLine(rest, number: line.number)] }
      }
      out.append(blank(line))
    }
    return (out, diagnostics)
  }

  private static func blank(_ line: TextLine) -> TextLine { TextLine([], number: line.number) }

  private static func titled(_ text: ArraySlice<UInt8>, _ line: TextLine) -> TextLine {
    var heading = TextLine(text, number: line.number)
    heading.marker = .headingSign("#")
    return heading
  }

  // MARK: Sentences that touch

  private static func pieces(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 1
    while index < text.count {
      if text[index].isASCIIUpper || opensPlatform(text[index...]), isGlue(text, index, start) {
        pieces.append(text[start..<index])
        start = index
      }
      index += 1
    }
    pieces.append(text[start...])
    return pieces
  }

  /// A capital right behind a full stop or a closing bracket, which is not the member of a type (`UIAccessibility.Notification`).
  private static func isGlue(_ text: [UInt8], _ index: Int, _ start: Int) -> Bool {
    var end = index - 1
    if text[end] == 0x29 { return index + 1 < text.count && text[index + 1].isASCIILower }
    // A closing quotation mark (” is E2 80 9D) may stand between.
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
      // A type's name: its sentence ended only if ordinary words follow.
      var next = index
      while next < text.count, text[next].isASCIILetter { next += 1 }
      return next + 1 < text.count && text[next] == 0x20 && text[next + 1].isASCIILower
    }
    return true
  }

  /// A platform's name in front of a capital: "…contexts.macOSWhen …".
  private static func opensPlatform(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, platformLetters.contains(first) else { return false }
    return platforms(text) != nil
  }

  private static let platformLetters = Set(Platform.allCases.compactMap(\.rawValue.utf8.first))

  // MARK: Headings in front

  /// "Best practicesAvoid using …" → ("Best practices", "Avoid using …").
  private static func heading(_ piece: ArraySlice<UInt8>) -> (heading: ArraySlice<UInt8>?, rest: ArraySlice<UInt8>) {
    guard let first = piece.first, first.isASCIIUpper || platformLetters.contains(first) else { return (nil, piece) }
    if let platforms = platforms(piece) { return (piece[..<platforms], piece[platforms...]) }
    for name in usual where piece.starts(with: name.utf8) {
      let end = piece.startIndex + name.utf8.count
      if end < piece.endIndex, piece[end].isASCIIUpper || opensPlatform(piece[end...]) || piece[end...].starts(with: "iOS".utf8) {
        return (piece[..<end], piece[end...])
      }
    }
    var index = piece.startIndex + 1
    while index < piece.endIndex, index - piece.startIndex <= 80 {
      let byte = piece[index]
      if byte == 0x2E || byte == 0x2C || byte == 0x3A { break }
      if byte.isASCIIUpper, piece[index - 1].isASCIILower,
        opensSentence(piece[index...]) || endsWord(piece[..<index], before: piece[index...])
      {
        let left = piece[..<index]
        if left.reduce(0, { $0 + ($1 == 0x20 ? 1 : 0) }) <= 6 { return (left, piece[index...]) }
      }
      index += 1
    }
    return (nil, piece)
  }

  /// An ordinary word, no part of a name such as "VoiceOver" or "watchOS", in front of a capitalized one.
  private static func endsWord(_ left: ArraySlice<UInt8>, before right: ArraySlice<UInt8>) -> Bool {
    guard left.contains(0x20), right.count > 20, right[right.startIndex + 1].isASCIILower else { return false }
    let word = left[(left.lastIndex(of: 0x20).map { $0 + 1 } ?? left.startIndex)...]
    return word.count >= 3 && word.allSatisfy(\.isASCIILower)
  }

  private static func opensSentence(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { $0.isASCIILetter || $0 == 0x27 || $0 >= 0x80 }
    guard text.count > word.count + 20, text[word.endIndex] == 0x20 || text[word.endIndex] == 0x2C else { return false }
    let opener = String(decoding: word, as: UTF8.self).lowercased()
    return opens.contains { $0(opener) }
  }

  /// The end of a run of platforms' names at the start: "iOS, iPadOSUse …".
  private static func platforms(_ piece: ArraySlice<UInt8>) -> Int? {
    var index = piece.startIndex
    var end: Int?
    while true {
      guard let name = Platform.allCases.first(where: { piece[index...].starts(with: $0.rawValue.utf8) }) else { return end }
      index += name.rawValue.utf8.count
      guard index + 1 < piece.endIndex else { return nil }
      if piece[index].isASCIIUpper, piece[index + 1].isASCIILower || piece[index + 1] == 0x20 { end = index }
      // "iOS, iPadOSiOS defines …"
      if let next = Platform.allCases.first(where: { piece[index...].starts(with: $0.rawValue.utf8) }),
        piece[index...].dropFirst(next.rawValue.utf8.count).first == 0x20
      {
        end = index
      }
      if piece[index...].starts(with: ", ".utf8) { index += 2 } else { return end }
    }
  }

  private static let usual = Languages.all.flatMap(\.words.usualSections)
  private static let opens = Languages.all.map(\.sentences.isOpener)
}
