import Guidelines

extension Page.Format {
  package static let org = Page.Format(rawValue: "org")
  package static let mediaWiki = Page.Format(rawValue: "mediawiki")
}

extension PageFormat {
  /// Maximum size in bytes of a page that pandoc converts within its time limit; it takes about 10 ms per kilobyte.
  private static let maxPandocBytes = 512 << 10

  /// Returns the format of a markup language that pandoc converts to HTML.
  static func pandoc(
    _ id: Page.Format, name: String, from reader: String, prepare: @escaping @Sendable ([UInt8]) -> PreparedText,
    resembles: @escaping @Sendable (PageHead) -> Confidence
  ) -> PageFormat {
    var conversion = Conversion.pandoc("--from", reader, "--to", "html", "--no-highlight", "--wrap=preserve", "--quiet")
    conversion.maxSeconds = 8
    conversion.prepare = prepare
    return PageFormat(
      id: id, name: name, maxBytes: maxPandocBytes, isDeclared: { $0.frontMatter != nil && resembles($0) == .certain },
      confidence: resembles, isLikely: { text, _ in Prose.containsSentence(text) || Prose.containsStatement(text) },
      conversion: conversion, parse: PandocHTML.read)
  }

  package static let org = pandoc(
    .org, name: "Org", from: "org-auto_identifiers",
    prepare: { bytes in
      var text = PreparedText(bytes)
      for (index, line) in MarkupLine.all(in: bytes).enumerated() where line.hasPrefix("#+") {
        let word = String(decoding: line.text.dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }, as: UTF8.self)
          .lowercased()
        let value = String(decoding: line.text.dropFirst(word.utf8.count + 3), as: UTF8.self).trimmingSpace()
        switch word {
        case "include", "setupfile":
          text.blankOut(line.text.indices)
          text.addNote(line: index + 1, .boilerplateDropped(what: "include", lines: 1))
        case "title": text.title = [text.title, value].compactMap(\.self).joined(separator: " ")
        case "author", "date": text.fields[word] = value
        default: text.suppress(line)
        }
      }
      return text
    },
    resembles: { $0.lineMarkup.org(named: $0.fileExtension) })

  package static let mediaWiki = pandoc(
    .mediaWiki, name: "MediaWiki", from: "mediawiki-auto_identifiers",
    prepare: { PreparedText($0) },
    resembles: { $0.lineMarkup.mediaWiki(named: $0.fileExtension) })
}
