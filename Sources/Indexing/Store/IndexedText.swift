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

  var hiddenTexts: [String] { headline.hidden(and: body) }
}

extension RecordContent {
  /// Text that a reader does not see in line: how ruby is read, what images show.
  var hiddenTexts: [String] { headline.hidden(and: body) }
}

extension [Inline] {
  fileprivate func hidden(and body: [Block]) -> [String] {
    var out: [String] = []
    appendHidden(to: &out)
    for block in body { block.appendHidden(to: &out) }
    return out
  }

  fileprivate func appendHidden(to out: inout [String]) {
    for inline in self {
      switch inline {
      case .text, .code, .footnoteReference, .softBreak, .hardBreak: continue
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner),
        .link(let inner, _):
        inner.appendHidden(to: &out)
      case .image(let alt, _): if !alt.isEmpty { out.append(alt) }
      case .ruby(let inner, let reading):
        inner.appendHidden(to: &out)
        out.append(reading)
      }
    }
  }
}

extension Block {
  fileprivate func appendHidden(to out: inout [String]) {
    switch content {
    case .heading(_, let inlines, _), .paragraph(let inlines): inlines.appendHidden(to: &out)
    case .list(let list): for item in list.items { for block in item.blocks { block.appendHidden(to: &out) } }
    case .definitionList(let definitions):
      for definition in definitions {
        definition.term.appendHidden(to: &out)
        for block in definition.blocks { block.appendHidden(to: &out) }
      }
    case .table(let table):
      table.caption?.appendHidden(to: &out)
      for cell in table.header { cell.appendHidden(to: &out) }
      for row in table.rows { for cell in row { cell.appendHidden(to: &out) } }
    case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks):
      for block in blocks { block.appendHidden(to: &out) }
    case .code, .thematicBreak: break
    case .tabs(let tabs):
      for tab in tabs {
        tab.title.appendHidden(to: &out)
        for block in tab.blocks { block.appendHidden(to: &out) }
      }
    }
  }
}
