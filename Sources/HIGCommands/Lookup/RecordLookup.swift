import Guidelines
import Indexing
import Languages

/// Resolves typed references to records: a whole or abbreviated id, a hit number of the last search, or an official address.
struct RecordLookup {
  let index: GuidelineIndex
  let session: Session
  /// Sources to search; empty for all.
  var sources: [String] = []

  /// Returns one record, or one in each language if several were requested.
  func records(_ typed: String, _ languageChoice: ValueParser.LanguageChoice?) throws(Failure) -> [Record] {
    if LastSearch.isNumber(typed) {
      let hit = try hit(typed)
      return try records(id: hit.id, languageChoice, preferred: hit.language)
    }
    if let target = try addressTarget(typed) { return try records(target.topic, section: target.anchor, languageChoice) }
    return try records(id: typed, languageChoice, preferred: Languages.scriptLanguage(in: typed) ?? session.language)
  }

  /// Indicates whether arguments name a page and not a record: a topic, or an address without a section.
  func isPage(_ words: [String]) throws(Failure) -> Bool {
    if words.count == 1, let target = try addressTarget(words[0]) { return target.anchor == nil }
    guard let first = words.first, !first.contains("/"), !LastSearch.isNumber(first) else { return false }
    return try index.leadingTopic(in: words)?.rest.isEmpty ?? false
  }

  /// Indicates whether a word is the id of exactly one record, whole or abbreviated, or a hit number.
  func isRecord(_ word: String) throws(Failure) -> Bool {
    if LastSearch.isNumber(word) { return true }
    return Set(try index.records(typed: word).map(\.id)).count == 1
  }

  /// Returns the topic and section of an official address, or `nil` if the text is not an address.
  func addressTarget(_ typed: String) throws(Failure) -> (topic: Topic, anchor: String?)? {
    // The part before the first slash is a scheme or host in an address, but a slug in an id.
    guard let slash = typed.firstIndex(of: "/"), typed[..<slash].contains(where: { $0 == "." || $0 == ":" }) else { return nil }
    return try index.location(of: typed)
  }

  private func hit(_ number: String) throws(Failure) -> LastSearch.Hit {
    guard let lastSearch = session.lastSearch else { throw .unknownHit(number: Int(number) ?? 0, count: 0) }
    return try lastSearch.hit(number)
  }

  /// Returns the records in a section of the page that `hig man` would print.
  private func records(_ topic: Topic, section: String?, _ languageChoice: ValueParser.LanguageChoice?) throws(Failure)
    -> [Record]
  {
    let lookup = try PageLookup(index, topic: topic)
    var languages = [session.language] + session.language.others
    if let language = languageChoice?.singleLanguage { languages = [language] }
    for language in languages {
      let pages = try lookup.pages(in: language, source: nil)
      if let page = pages.first { return try lookup.page(page, sectionOrNumber: section).records }
    }
    return []
  }

  private func records(id: String, _ languageChoice: ValueParser.LanguageChoice?, preferred: Language) throws(Failure) -> [Record]
  {
    let matches = try index.records(named: id, sources: sources)
    switch languageChoice {
    case .both?, .all?: return matches.sorted { $0.language.rawValue > $1.language.rawValue }
    case .one(let language)?:
      if let record = try index.record(among: matches, in: language) { return [record] }
      throw .unknownRecord(id: id, suggestions: [])
    case nil:
      return [matches.first { $0.language == preferred } ?? matches[0]]
    }
  }
}
