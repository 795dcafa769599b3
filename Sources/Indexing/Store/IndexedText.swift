import Guidelines
import TextAnalysis

/// What of a record is searched. The same record always gives the same text: FTS5's contentless table deletes by it.
struct IndexedText: Sendable {
  /// For FTS5: distinct tokens, one space after each.
  var tokens: String
  /// Tokens of headline and explanation, as scoring counts them.
  var length: Int

  /// Headline, explanation, and what stands around them: headings, label, readings, alternative texts of images.
  static func texts(_ record: Record) -> [String] {
    var texts = [record.headlineText, record.bodyText]
    texts += [record.topicTitle] + record.section
    if let label = record.label { texts.append(label) }
    texts += record.hiddenTexts
    return texts
  }
}

/// Cuts records into tokens, and counts their words for did-you-mean and spelling variants.
struct TextIndexer {
  private var writer = IndexTextWriter()
  private(set) var words = WordCounter()

  mutating func index(_ record: Record) -> IndexedText {
    let texts = IndexedText.texts(record).map { FoldedText($0) }
    words.add(texts)
    return IndexedText(
      tokens: writer.indexText(texts, marksFirst: record.kind == .rule),
      length: texts.prefix(2).reduce(0) { $0 + Tokenizer.length($1.unified.scalars) })
  }
}

extension Record {
  var headlineText: String { headline.plainText }

  var bodyText: String { body.plainText }

  var hiddenTexts: [String] { headline.flatMap(\.hidden) + body.flatMap(\.hidden) }
}

extension RecordContent {
  /// Text that a reader does not see in line: how ruby is read, what images show.
  var hiddenTexts: [String] { headline.flatMap(\.hidden) + body.flatMap(\.hidden) }
}

extension Inline {
  fileprivate var hidden: [String] {
    switch self {
    case .text, .code, .footnoteReference, .softBreak, .hardBreak: []
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner),
      .link(let inner, _):
      inner.flatMap(\.hidden)
    case .image(let alt, _): alt.isEmpty ? [] : [alt]
    case .ruby(let inner, let reading): inner.flatMap(\.hidden) + [reading]
    }
  }
}

extension Block {
  fileprivate var hidden: [String] {
    switch content {
    case .heading(_, let inlines, _), .paragraph(let inlines): inlines.flatMap(\.hidden)
    case .list(let list): list.items.flatMap { $0.blocks.flatMap(\.hidden) }
    case .definitionList(let definitions): definitions.flatMap { $0.term.flatMap(\.hidden) + $0.blocks.flatMap(\.hidden) }
    case .table(let table):
      (table.caption ?? []).flatMap(\.hidden) + (table.header + table.rows.flatMap { $0 }).flatMap { $0.flatMap(\.hidden) }
    case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks): blocks.flatMap(\.hidden)
    case .code, .thematicBreak: []
    case .tabs(let tabs): tabs.flatMap { $0.title.flatMap(\.hidden) + $0.blocks.flatMap(\.hidden) }
    }
  }
}
