import Guidelines
import Languages

extension Page.Format {
  package static let savedText = Page.Format(rawValue: "text")
}

extension PageFormat {
  /// Plain text, the fallback if no other format is recognized.
  package static let savedText = PageFormat(
    id: .savedText, name: nil, maxBytes: PageLimits.maxTextBytes,
    confidence: { _ in .certain },
    isLikely: { text, fileExtension in
      Prose.containsSentence(text) || textExtensions.contains(fileExtension) && Prose.containsStatement(text)
    },
    parse: { bytes, _ in PageDraft(SavedTextPage.read(bytes)) })

  /// File extensions for text. In such files, a single sentence without a period is enough.
  private static let textExtensions: Set<String> = ["md", "markdown", "mkd", "txt", "text"]
}

/// Distinguishes prose from data, code, and word lists, line by line.
enum Prose {
  /// Returns `true` if a line of more than 30 bytes ends a sentence.
  static func containsSentence(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains { line in
      guard line.count > 30 else { return false }
      if line.firstRange(of: [0xE3, 0x80, 0x82]) != nil { return true }
      let end = line.last { $0 != 0x20 } ?? 0
      return (end == 0x2E || end == 0x21 || end == 0x3F) && line.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) } >= 4
    }
  }

  /// Returns `true` if a line is a statement, regardless of its length and final punctuation.
  static func containsStatement(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains { line in
      let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.filter { !$0.properties.isWhitespace }
      return Languages.all.contains { $0.script?.isProse(scalars) == true } || isLatinStatement(line)
    }
  }

  /// Returns `true` if a line has at least five words of letters and little else.
  private static func isLatinStatement(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
    let plain = words.count { word in
      let letters = word.count(where: \.isASCIILetter)
      return letters > 0 && letters * 10 >= word.count * 7
    }
    return plain >= 5 && plain * 10 >= words.count * 8
  }
}
