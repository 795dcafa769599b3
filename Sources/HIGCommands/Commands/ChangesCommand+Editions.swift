import Fetching
import Guidelines
import Indexing
import Languages
import Linking
import Rendering

extension ChangesCommand {
  /// `--source Apple`: each page of the copy as it stood on a day beside its newest state.
  func editionChanges(_ session: Session, _ index: GuidelineIndex, topics: [String], since: String?) throws(Failure)
    -> [PageChanges]
  {
    guard let editions = try EditionPages(session, index) else { throw .noCopy }
    let languages = try words[Options.language]?.languages ?? []
    var pages: [PageChanges] = []
    for (key, states) in editions.versions.sorted(by: { $0.key < $1.key })
    where languages.isEmpty || languages.contains(key.language) {
      guard let last = states.last else { continue }
      let old = since.map { EditionPages.standing(states, on: $0) } ?? states.first
      let isNew = since == nil ? last.isNewPage && last.goneSince == nil && states.count == 1 : old == nil
      if old == last, last.isNewest, !isNew { continue }
      if let gone = last.goneSince, let since, gone.prefix(since.utf8.count) <= since { continue }
      let new = last.isNewest ? last : nil
      let (before, after) = (try isNew ? [] : records(old, editions), try records(new, editions))
      guard let first = after.first ?? before.first else { continue }
      if !topics.isEmpty, !topics.contains(first.topic) { continue }
      var changes: [EditionChange] = []
      if isNew {
        changes = [EditionChange([.page], now: .init(first.topicTitle))]
      } else if new == nil {
        changes = [EditionChange([.page], was: .init(first.topicTitle), now: last.movedTo.map { .init($0.text) })]
      } else {
        changes = EditionDifference(old: before, new: after).changes
        if let was = before.first?.source.title, let now = after.first?.source.title, was != now {
          changes.insert(EditionChange([.page], was: .init(was), now: .init(now)), at: 0)
        }
      }
      if changes.isEmpty { continue }
      pages.append(
        PageChanges(
          topic: first.topic, title: first.topicTitle, language: key.language, from: isNew ? nil : old?.day,
          to: new?.day ?? last.goneSince, changes: changes))
    }
    return pages.joiningMoves()
  }

  private func records(_ version: PrivateCopy.Version?, _ editions: EditionPages) throws(Failure) -> [Record] {
    guard let version else { return [] }
    return try editions.records(of: version)
  }

  /// `--corpus`: what the private pages of the index state, and the Corpus does not, or otherwise.
  func corpusChanges(_ index: GuidelineIndex, topics: [String]) throws(Failure) -> [PageChanges] {
    let languages = try words[Options.language]?.languages ?? []
    let references = try index.pages()
    let held = Dictionary(grouping: references.filter { $0.source == corpusSourceName }) { $0.topic + " " + $0.language.rawValue }
    var pages: [PageChanges] = []
    for page in references.filter(\.isPrivate) {
      if !topics.isEmpty, !topics.contains(page.topic) { continue }
      if !languages.isEmpty, !languages.contains(page.language) { continue }
      let filter = RecordFilter(
        topics: [page.topic], sources: [page.source], pages: [page.page], languages: [page.language], kinds: [.rule])
      var changes: [EditionChange] = []
      for record in try index.records(filter) {
        let same = try index.wordings(of: record).filter { $0.source.name == corpusSourceName }
        let own = same.filter { $0.language == record.language }
        guard let nearest = own.first ?? same.first else {
          changes.append(EditionChange([.added], new: record))
          continue
        }
        if let change = EditionChange(of: record, beside: own.isEmpty ? [nearest] : own) { changes.append(change) }
      }
      if changes.isEmpty { continue }
      let corpus = held[page.topic + " " + page.language.rawValue]?.first
      pages.append(
        PageChanges(
          topic: page.topic, title: page.topicTitle, language: page.language, from: corpus?.edition, to: page.edition,
          changes: changes))
    }
    return pages
  }
}

extension EditionChange {
  /// In what an official rule and the Corpus's wordings of it are not the same; nil where nothing is.
  fileprivate init?(of official: Record, beside held: [Record]) {
    var kinds: [Kind] = []
    if !held.contains(where: { $0.strength == official.strength }) { kinds.append(.strength) }
    func scope(_ record: Record) -> [Platform] { record.platforms?.sorted() ?? [] }
    if !held.contains(where: { scope($0) == scope(official) }) { kinds.append(.platforms) }
    let numbers = Self.numbers(in: [official])
    let missing = numbers.filter { !Self.numbers(in: held).contains($0) }
    if !missing.isEmpty { kinds.append(.figures) }
    guard !kinds.isEmpty else { return nil }
    let listed = Self.numbers(in: held).joined(separator: ", ")
    self.init(
      kinds, old: held[0], new: official, was: missing.isEmpty || listed.isEmpty ? nil : .init(listed),
      now: missing.isEmpty ? nil : .init(missing.joined(separator: ", ")))
  }

  /// Numbers that a text states, as they are written: `44`, `4.5`, `1,024`.
  private static func numbers(in records: [Record]) -> [String] {
    var found: [String] = []
    for record in records {
      let text = record.headline.plainText + "\n" + record.body.plainText
      for word in text.split(whereSeparator: { !($0.isASCII && $0.isNumber) && $0 != "." && $0 != "," }) {
        let number = word.drop { !$0.isNumber }.reversed().drop { !$0.isNumber }.reversed()
        if !number.isEmpty { found.append(String(number)) }
      }
    }
    return found.uniqued()
  }
}
