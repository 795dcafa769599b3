import Guidelines
import Languages
import TextAnalysis

/// A filter for the records of a section, which is named by its anchor or title in any language.
package struct SectionFilter {
  let name: String
  let topic: Topic
  /// Common sections with their names, so that a name in one language finds the section in another.
  let commonSections: [SectionName]

  package init(_ name: String, in topic: Topic, commonSections: [SectionName]) {
    self.name = name
    self.topic = topic
    self.commonSections = commonSections
  }

  /// Returns the records of the section and its subsections. An exact match takes precedence over a partial one.
  package func apply(to records: [Record]) throws(Failure) -> [Record] {
    let key = nameKey(name)
    let exact = exactMatches(in: records)
    if !exact.isEmpty { return exact }
    let partialMatches = records.filter { matches($0) { $0.hasPrefix(key) || $0.contains(key) } }
    if !partialMatches.isEmpty, !key.isEmpty { return partialMatches }
    var anchors: [String] = []
    for record in records where !record.anchor.isEmpty && !anchors.contains(record.anchor) { anchors.append(record.anchor) }
    throw .unknownSection(name: name, topic: topic.slug, known: anchors)
  }

  /// Returns the records of a section with exactly this name.
  package func exactMatches(in records: [Record]) -> [Record] {
    let key = nameKey(name)
    let names = commonSections.map { ([$0.anchor] + $0.names.flattened).map { nameKey($0) } }
    let keys = Set(names.first { $0.contains(key) } ?? [key])
    return records.filter { matches($0) { keys.contains($0) } }
  }

  private func matches(_ record: Record, _ isName: (String) -> Bool) -> Bool {
    isName(nameKey(record.anchor)) || record.section.contains { isName(nameKey($0)) }
  }
}
