import Guidelines
import Languages

extension Failure {
  /// What is wrong, and what to do about it.
  package func message(in language: Language) -> Notice { language.interface.failure(shortened) }

  /// With no more of typed names than fits a line.
  private var shortened: Failure {
    switch self {
    case .unknownTopic(let name, let suggestions): .unknownTopic(name: name.short, suggestions: suggestions)
    case .unknownSection(let name, let topic, let known):
      .unknownSection(name: name.short, topic: topic, known: known.map(\.short))
    case .unknownRecord(let id, let suggestions): .unknownRecord(id: id.short, suggestions: suggestions)
    case .ambiguousRecord(let id, let candidates): .ambiguousRecord(id: id.short, candidates: candidates.map(\.short))
    case .unknownSource(let name, let known): .unknownSource(name: name.short, known: known.map(\.short))
    case .reservedSource(let name): .reservedSource(name: name.short)
    case .wouldPrune(let source, let pages, let total): .wouldPrune(source: source.short, pages: pages, of: total)
    case .noPageInSource(let topic, let source, let topics):
      .noPageInSource(topic: topic, source: source, topics: topics.map(\.short))
    case .unknownValue(let option, let value, let known): .unknownValue(option: option, value: value.short, known: known)
    case .noSuchFile, .unreadable, .unwritable, .tooLarge, .notAPage, .noProgram, .noPages, .noIndex, .notAnIndex, .otherSchema,
      .indexBusy, .database, .corpus, .unknownHit, .emptyQuery, .noBrowser, .noCurl, .unknownEdition, .noCopy, .tooLittleSpace:
      self
    }
  }
}

extension String {
  /// A typed value as it is repeated in a message: one line of no more than 80 columns.
  package var short: String { Metrics().truncated(Sanitizing.line(self), to: 80) }
}

extension SearchAnswer {
  /// That there are no hits, or only the nearest.
  /// - Parameter text: as it was typed.
  package func warning(about text: String) -> Phrase? {
    if lacksWords { return .onlyFilters(text.short) }
    if hits.isEmpty { return .nothingFound(for: text.short, suggestions: suggestions.map(\.short)) }
    return matched ? nil : .noAnswer(to: text.short)
  }

  /// How far the hits are what was asked for.
  package func remarks(on text: String) -> [Phrase] {
    guard !hits.isEmpty else { return [] }
    var remarks = names.map { Phrase.belongs($0.name.short, to: $0.topicTitle, command: "hig man \($0.topic)") }
    // Where nothing answers, what was searched instead is no better than what was typed.
    remarks += !matched ? [] : corrected.map { [.corrected(text.short, to: $0)] } ?? []
    if text.count(where: { $0 == "\"" }) % 2 == 1, corrected != nil || !missing.isEmpty { remarks.append(.openQuotation) }
    if corrected == nil, !missing.isEmpty { remarks.append(.inNoHit(missing.map(\.short))) }
    return remarks
  }
}
