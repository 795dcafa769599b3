import Guidelines
import Languages
import TextAnalysis

/// The records of one section, named by its anchor or title in either language.
package struct SectionFilter {
  let name: String
  let topic: Topic
  /// The usual sections: a name in one language finds the section in the other.
  let usual: [SectionName]

  package init(_ name: String, in topic: Topic, usual: [SectionName]) {
    self.name = name
    self.topic = topic
    self.usual = usual
  }

  /// A section holds those below it. An exact name wins over a beginning.
  package func apply(to records: [Record]) throws(Failure) -> [Record] {
    let key = nameKey(name)
    let exact = exactly(in: records)
    if !exact.isEmpty { return exact }
    let beginning = records.filter { matches($0) { $0.hasPrefix(key) || $0.contains(key) } }
    if !beginning.isEmpty, !key.isEmpty { return beginning }
    var known: [String] = []
    for record in records where !record.anchor.isEmpty && !known.contains(record.anchor) { known.append(record.anchor) }
    throw .unknownSection(name: name, topic: topic.slug, known: known)
  }

  /// The records of a section of that very name.
  package func exactly(in records: [Record]) -> [Record] {
    let key = nameKey(name)
    let names = usual.map { ([$0.anchor] + $0.names.flattened).map { nameKey($0) } }
    let keys = Set(names.first { $0.contains(key) } ?? [key])
    return records.filter { matches($0) { keys.contains($0) } }
  }

  private func matches(_ record: Record, _ isName: (String) -> Bool) -> Bool {
    isName(nameKey(record.anchor)) || record.section.contains { isName(nameKey($0)) }
  }
}
