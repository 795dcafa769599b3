import Guidelines

extension Page.Format {
  package static let org = Page.Format(rawValue: "org")
  package static let mediaWiki = Page.Format(rawValue: "mediawiki")
}

extension PageFormat {
  /// What pandoc reads of one page within its time: it takes 10 ms for a kilobyte.
  private static let mostForPandoc = 512 << 10

  /// A markup that pandoc makes HTML of.
  static func pandoc(
    _ id: Page.Format, name: String, from reader: String, prepare: @escaping @Sendable ([UInt8]) -> PreparedText,
    resembles: @escaping @Sendable (PageHead) -> Resemblance
  ) -> PageFormat {
    var conversion = Conversion.pandoc("--from", reader, "--to", "html", "--no-highlight", "--wrap=preserve", "--quiet")
    conversion.seconds = 8
    conversion.prepare = prepare
    return PageFormat(
      id: id, name: name, limit: mostForPandoc, isDeclared: { $0.front != nil && resembles($0) == .plain },
      resembles: resembles, isLikely: { text, _ in Prose.hasSentence(text) || Prose.isStatement(text) },
      conversion: conversion, read: PandocHTML.read)
  }

  package static let org = pandoc(
    .org, name: "Org", from: "org-auto_identifiers",
    prepare: { bytes in
      var text = PreparedText(bytes)
      for (index, line) in MarkupLine.all(in: bytes).enumerated() where line.opens(with: "#+") {
        let word = String(decoding: line.text.dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }, as: UTF8.self)
          .lowercased()
        let value = String(decoding: line.text.dropFirst(word.utf8.count + 3), as: UTF8.self).trimmingSpace()
        switch word {
        case "include", "setupfile":
          text.blank(line.text.indices)
          text.note(line: index + 1, .boilerplateDropped(what: "include", lines: 1))
        case "title": text.title = [text.title, value].compactMap(\.self).joined(separator: " ")
        case "author", "date": text.facts[word] = value
        default: text.hush(line)
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
