import Guidelines
import Languages

extension Page.Format {
  package static let asciiDoc = Page.Format(rawValue: "asciidoc")
}

extension PageFormat {
  package static let asciiDoc = PageFormat(
    id: .asciiDoc, names: Localized("AsciiDoc", "AsciiDoc"), limit: PageLimits.mostText,
    isDeclared: { $0.front != nil && $0.lineMarkup.asciiDoc(named: $0.fileExtension) == .plain },
    resembles: { $0.lineMarkup.asciiDoc(named: $0.fileExtension) },
    isLikely: { text, _ in Prose.hasSentence(text) || Prose.isStatement(text) },
    read: { bytes, _ throws(Failure) in try .belowFrontMatter(bytes) { Draft(AsciiDocReader.read($0)) } })
}
