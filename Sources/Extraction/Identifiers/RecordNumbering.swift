import Guidelines

/// Gives the records of one page their ids: `topic/anchor/n`, `topic/anchor/definition-n`, with `@page` outside the Corpus.
///
/// `n` is one more than that of the record before it of the same topic, anchor and kind, from 1, unless the page states it. Before the first section the
/// anchor is left out: `charts/definition-1`.
struct RecordNumbering {
  private(set) var diagnostics: [Diagnostic] = []
  /// The number given last, by topic, anchor and kind.
  private var last: [String: Int] = [:]
  private var used: Set<String> = []
  private let suffix: String

  init(source: SourceReference) {
    suffix = source.name == corpusSourceName ? "" : "@" + source.page
  }

  mutating func id(topic: String, anchor: String, kind: RecordKind, stated: Int?, line: Int) -> String {
    let section = anchor.isEmpty ? topic : topic + "/" + anchor
    let prefix = section + "/" + (kind == .rule ? "" : kind.rawValue + "-")
    var number = stated ?? (last[prefix] ?? 0) + 1
    if !used.insert(prefix + String(number)).inserted {
      diagnostics.append(Diagnostic(.warning, line: line, .numberUsedTwice(id: prefix + String(number))))
      repeat { number += 1 } while !used.insert(prefix + String(number)).inserted
    }
    last[prefix] = number
    return prefix + String(number) + suffix
  }
}
