import Guidelines
import Searching
import TextAnalysis

extension GuidelineIndex {
  /// Returns the record of a topic's page that explains a name which is not the topic's own: the first one that contains the
  /// name, or one in a section whose name is part of it, or the one that a search in the topic finds. Returns `nil` if there is
  /// none, so that the page is shown from its start.
  package func record(explaining name: String, in topic: Topic, reader: Language) throws(Failure) -> Record? {
    let key = nameKey(name)
    guard key.count > 3, !topic.isNamed(name) else { return nil }
    let filter = RecordFilter(topics: [topic.slug], sources: [corpusSourceName], languages: [reader])
    let isSymbol = topic.api.contains { nameKey($0.baseName) == key || nameKey($0.symbol) == key }
    let answer = try search(
      Query(text: name, filter: filter, readerLanguage: reader, limit: 3))
    func mentionsName(_ record: Record) -> Bool {
      !record.anchor.isEmpty
        && (record.section.suffix(1) + [record.headline.plainText, record.body.plainText]).contains { nameKey($0).contains(key) }
    }
    if let record = answer.hits.map(\.record).first(where: mentionsName) { return record }
    if let record = try records(filter).first(where: mentionsName) {
      return record
    }
    guard isSymbol else { return nil }
    let sections = try records(filter).filter {
      let anchor = nameKey($0.anchor)
      return anchor.count > 3 && (key.contains(anchor) || anchor.hasSuffix("s") && key.contains(anchor.dropLast()))
    }
    if let record = sections.first { return record }
    guard let first = answer.hits.first?.record, answer.missing.isEmpty, !first.anchor.isEmpty else { return nil }
    return first
  }
}
