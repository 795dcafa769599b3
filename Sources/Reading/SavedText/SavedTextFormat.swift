import Guidelines
import Languages

extension Page.Format {
  package static let savedText = Page.Format(rawValue: "text")
}

extension PageFormat {
  /// What looks like nothing else.
  package static let savedText = PageFormat(
    id: .savedText, name: nil, limit: PageLimits.mostText,
    resembles: { _ in .plain },
    isLikely: { text, fileExtension in
      Prose.hasSentence(text) || textExtensions.contains(fileExtension) && Prose.isStatement(text)
    },
    read: { bytes, _ in PageDraft(SavedTextPage.read(bytes)) })

  /// Names under which people keep text to be read: one sentence without its full stop is enough there.
  private static let textExtensions: Set<String> = ["md", "markdown", "mkd", "txt", "text"]
}

/// Tells prose from data, code and lists of words, by lines.
enum Prose {
  /// A sentence end in a line of some length.
  static func hasSentence(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains { line in
      guard line.count > 30 else { return false }
      if line.firstRange(of: [0xE3, 0x80, 0x82]) != nil { return true }
      let end = line.last { $0 != 0x20 } ?? 0
      return (end == 0x2E || end == 0x21 || end == 0x3F) && line.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) } >= 4
    }
  }

  /// A line that says something, however short and whether or not a full stop ends it.
  static func isStatement(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains { line in
      let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.filter { !$0.properties.isWhitespace }
      return Languages.all.contains { $0.script?.isStatement(scalars) == true } || isLatinStatement(line)
    }
  }

  /// Five words of letters or more, next to nothing else.
  private static func isLatinStatement(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
    let plain = words.count { word in
      let letters = word.count(where: \.isASCIILetter)
      return letters > 0 && letters * 10 >= word.count * 7
    }
    return plain >= 5 && plain * 10 >= words.count * 8
  }
}
