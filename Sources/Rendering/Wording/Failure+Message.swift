import Guidelines
import Languages

extension Failure {
  /// Returns the error message with an optional hint.
  package func message(in language: Language) -> UserMessage { language.messages.failure(shortened) }

  /// The failure with typed values shortened to one line.
  private var shortened: Failure {
    switch self {
    case .unknownTopic(let name, let suggestions): .unknownTopic(name: name.truncatedForMessage, suggestions: suggestions)
    case .unknownSection(let name, let topic, let known):
      .unknownSection(name: name.truncatedForMessage, topic: topic, known: known.map(\.truncatedForMessage))
    case .unknownRecord(let id, let suggestions): .unknownRecord(id: id.truncatedForMessage, suggestions: suggestions)
    case .ambiguousRecord(let id, let candidates):
      .ambiguousRecord(id: id.truncatedForMessage, candidates: candidates.map(\.truncatedForMessage))
    case .unknownSource(let name, let known):
      .unknownSource(name: name.truncatedForMessage, known: known.map(\.truncatedForMessage))
    case .reservedSource(let name): .reservedSource(name: name.truncatedForMessage)
    case .wouldPrune(let source, let pages, let total): .wouldPrune(source: source.truncatedForMessage, pages: pages, of: total)
    case .noPageInSource(let topic, let source, let topics):
      .noPageInSource(topic: topic, source: source, topics: topics.map(\.truncatedForMessage))
    case .unknownValue(let option, let value, let known):
      .unknownValue(option: option, value: value.truncatedForMessage, known: known)
    case .noSuchFile, .unreadable, .unwritable, .tooLarge, .notAPage, .unsupportedScript, .missingProgram, .noPages, .noIndex,
      .notAnIndex,
      .incompatibleSchema,
      .indexBusy, .database, .corpus, .unknownHit, .emptyQuery, .noBrowser, .noCurl, .unknownEdition, .noCopy,
      .tooLittleAddressSpace:
      self
    }
  }
}

extension String {
  /// A typed value for use in a message: one line of at most 80 columns.
  package var truncatedForMessage: String { Metrics().truncated(Sanitizer.line(self), to: 80) }
}

extension SearchAnswer {
  /// Returns a warning if there are no hits or only the nearest ones.
  /// - Parameter text: The query as typed.
  package func warning(about text: String) -> Phrase? {
    if hasOnlyFilters { return .onlyFilters(text.truncatedForMessage) }
    if hits.isEmpty { return .nothingFound(for: text.truncatedForMessage, suggestions: suggestions.map(\.truncatedForMessage)) }
    return hasAnswer ? nil : .noAnswer(to: text.truncatedForMessage)
  }

  /// Returns notes on how the hits relate to the query: corrections, named topics, and missing words.
  package func notes(on text: String) -> [Phrase] {
    guard !hits.isEmpty else { return [] }
    var notes = apiNames.map { Phrase.belongsTo($0.name.truncatedForMessage, to: $0.topicTitle, command: "hig man \($0.topic)") }
    // A correction is worth mentioning only if its hits answer the query.
    notes += !hasAnswer ? [] : corrected.map { [.corrected(text.truncatedForMessage, to: $0)] } ?? []
    if text.count(where: { $0 == "\"" }) % 2 == 1, corrected != nil || !missing.isEmpty { notes.append(.unclosedQuotation) }
    if corrected == nil, !missing.isEmpty { notes.append(.missingFromHits(missing.map(\.truncatedForMessage))) }
    return notes
  }
}
