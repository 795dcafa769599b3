import Guidelines
import Indexing
import Languages

/// From what was typed for a record to the record that is meant: an id, whole or short; a number of the last answer; an official address.
struct RecordLookup {
  let index: GuidelineIndex
  let session: Session
  /// Empty for all.
  var sources: [String] = []

  /// One record, or one in each language where both were asked for.
  func records(_ typed: String, _ choice: Values.LanguageChoice?) throws(Failure) -> [Record] {
    if LastAnswer.isNumber(typed) {
      let hit = try hit(typed)
      return try records(id: hit.id, choice, preferred: hit.language)
    }
    if let place = try place(typed) { return try records(place.topic, section: place.anchor, choice) }
    return try records(id: typed, choice, preferred: Languages.scripted(in: typed) ?? session.language)
  }

  /// Whether words name a page and no record: a topic, or an address without a section.
  func isPage(_ words: [String]) throws(Failure) -> Bool {
    if words.count == 1, let place = try place(words[0]) { return place.anchor == nil }
    guard let first = words.first, !first.contains("/"), !LastAnswer.isNumber(first) else { return false }
    return try index.named(by: words)?.rest.isEmpty ?? false
  }

  /// Whether a word is the id of one record, whole or short, or a hit's number.
  func isRecord(_ word: String) throws(Failure) -> Bool {
    if LastAnswer.isNumber(word) { return true }
    return Set(try index.records(typed: word).map(\.id)).count == 1
  }

  /// The topic and section of an official address.
  func place(_ typed: String) throws(Failure) -> (topic: Topic, anchor: String?)? {
    // Before the first slash of an address stands a host or a scheme, in that of an id a slug.
    guard let slash = typed.firstIndex(of: "/"), typed[..<slash].contains(where: { $0 == "." || $0 == ":" }) else { return nil }
    return try index.place(of: typed)
  }

  private func hit(_ number: String) throws(Failure) -> LastAnswer.Hit {
    guard let answer = session.lastAnswer else { throw .unknownHit(number: Int(number) ?? 0, count: 0) }
    return try answer.hit(number)
  }

  /// What stands in a section of the page that would be printed.
  private func records(_ topic: Topic, section: String?, _ choice: Values.LanguageChoice?) throws(Failure) -> [Record] {
    let lookup = try PageLookup(index, topic: topic)
    var languages = [session.language] + session.language.others
    if let language = choice?.only { languages = [language] }
    for language in languages {
      let pages = try lookup.pages(in: language, source: nil)
      if let page = pages.first { return try lookup.page(page, sectionOrNumber: section).records }
    }
    return []
  }

  private func records(id: String, _ choice: Values.LanguageChoice?, preferred: Language) throws(Failure) -> [Record] {
    let found = try index.records(named: id, sources: sources)
    switch choice {
    case .both?, .all?: return found.sorted { $0.language.rawValue > $1.language.rawValue }
    case .one(let language)?:
      if let record = try index.record(among: found, in: language) { return [record] }
      throw .unknownRecord(id: id, suggestions: [])
    case nil:
      return [found.first { $0.language == preferred } ?? found[0]]
    }
  }
}
