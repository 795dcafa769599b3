import Guidelines
import Languages
import Reading
import Rendering

extension Failure {
  /// The exit status: 1 where what was named does not exist in the index, else 2.
  var status: Int32 {
    switch self {
    case .unknownTopic, .unknownSection, .unknownRecord, .unknownHit, .noPages, .noPageInSource: 1
    case .noSuchFile, .unreadable, .unwritable, .tooLarge, .notAPage, .noProgram, .noIndex, .notAnIndex, .otherSchema, .indexBusy,
      .database,
      .corpus, .ambiguousRecord, .unknownSource, .unknownValue, .emptyQuery, .noBrowser,
      .tooLittleSpace:
      2
    }
  }

  func notice(in language: Language) -> Notice {
    var notice = language.interface.failure(shortened)
    if case .noPages = self {
      let names = PageFormat.all.map { $0.names.text(in: language) }.filter { !$0.isEmpty }
      notice.hints.append(language.interface.phrase(.formats(names)).text)
    }
    return notice
  }

  /// With no more of typed names than fits a line.
  private var shortened: Failure {
    switch self {
    case .unknownTopic(let name, let suggestions): .unknownTopic(name: name.short, suggestions: suggestions)
    case .unknownSection(let name, let topic, let known):
      .unknownSection(name: name.short, topic: topic, known: known.map(\.short))
    case .unknownRecord(let id, let suggestions): .unknownRecord(id: id.short, suggestions: suggestions)
    case .ambiguousRecord(let id, let candidates): .ambiguousRecord(id: id.short, candidates: candidates.map(\.short))
    case .unknownSource(let name, let known): .unknownSource(name: name.short, known: known.map(\.short))
    case .noPageInSource(let topic, let source, let topics):
      .noPageInSource(topic: topic, source: source, topics: topics.map(\.short))
    case .unknownValue(let option, let value, let known): .unknownValue(option: option, value: value.short, known: known)
    case .noSuchFile, .unreadable, .unwritable, .tooLarge, .notAPage, .noProgram, .noPages, .noIndex, .notAnIndex, .otherSchema,
      .indexBusy, .database, .corpus, .unknownHit, .emptyQuery, .noBrowser, .tooLittleSpace:
      self
    }
  }
}

extension String {
  /// A typed value as it is repeated in a message: one line of no more than 80 columns.
  var short: String { Metrics().truncated(Sanitizing.line(self), to: 80) }
}
