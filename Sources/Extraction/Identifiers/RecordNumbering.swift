import Guidelines

/// Assignment of ids to the records of one page: `topic/anchor/n` or `topic/anchor/definition-n`, with `@page` outside the
/// Corpus.
///
/// Numbers count the records of the same topic, anchor, and kind from 1, unless the page states a number. Before the first
/// section the anchor is omitted: `charts/definition-1`.
struct RecordNumbering {
  private(set) var diagnostics: [Diagnostic] = []
  /// Last number assigned, by topic, anchor, and kind.
  private var lastNumbers: [String: Int] = [:]
  private var usedIDs: Set<String> = []
  private let suffix: String

  init(source: SourceReference) {
    suffix = source.name == corpusSourceName ? "" : "@" + source.page
  }

  mutating func id(topic: String, anchor: String, kind: RecordKind, stated: Int?, line: Int) -> String {
    let section = anchor.isEmpty ? topic : topic + "/" + anchor
    let prefix = section + "/" + (kind == .rule ? "" : kind.rawValue + "-")
    var number = stated ?? (lastNumbers[prefix] ?? 0) + 1
    if !usedIDs.insert(prefix + String(number)).inserted {
      diagnostics.append(Diagnostic(.warning, line: line, .numberUsedTwice(id: prefix + String(number))))
      repeat { number += 1 } while !usedIDs.insert(prefix + String(number)).inserted
    }
    lastNumbers[prefix] = number
    return prefix + String(number) + suffix
  }
}
