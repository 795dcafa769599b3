import Guidelines

/// Gives the records of one page their ids: `topic/anchor/n`, `topic/anchor/definition-n`, with `@page` outside the Corpus.
///
/// `n` counts from 1 within topic, anchor and kind, in reading order, so that an id changes only when something is added before it in its own
/// section. Before the first section the anchor is left out: `charts/definition-1`.
struct RecordNumbering {
  private var counters: [String: Int] = [:]
  private let suffix: String

  init(source: SourceReference) {
    suffix = source.name == corpusSourceName ? "" : "@" + source.page
  }

  mutating func id(topic: String, anchor: String, kind: RecordKind) -> String {
    let section = anchor.isEmpty ? topic : topic + "/" + anchor
    let key = section + "\u{0}" + kind.rawValue
    let n = (counters[key] ?? 0) + 1
    counters[key] = n
    return section + "/" + (kind == .rule ? "" : kind.rawValue + "-") + String(n) + suffix
  }
}
