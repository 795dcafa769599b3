import Guidelines
import Languages

extension Page.Format {
  package static let restructuredText = Page.Format(rawValue: "rst")
}

extension PageFormat {
  package static let restructuredText = PageFormat(
    id: .restructuredText, names: Localized("reStructuredText", "reStructuredText"), limit: PageLimits.mostText,
    isDeclared: { $0.front != nil && $0.lineMarkup.restructuredText(named: $0.fileExtension) == .plain },
    resembles: { $0.lineMarkup.restructuredText(named: $0.fileExtension) },
    isLikely: { text, _ in Prose.hasSentence(text) || Prose.isStatement(text) },
    read: { bytes, _ throws(Failure) in try .belowFrontMatter(bytes) { Draft(RestructuredTextReader.read($0)) } })
}
