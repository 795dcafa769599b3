import Fetching
import Guidelines
import Indexing
import Languages
import Linking
import Rendering

extension ChangesCommand {
  /// Returns the changes of `--source Apple`: each page of the private copy at a date compared with its newest version.
  func editionChanges(_ session: Session, _ index: GuidelineIndex, topics: [String], since: String?) throws(Failure)
    -> [PageChanges]
  {
    guard let editions = try EditionPages(session, index) else { throw .noCopy }
    let languages = try arguments[Options.language]?.languages ?? []
    var pages: [PageChanges] = []
    for (key, versions) in editions.versions.sorted(by: { $0.key < $1.key })
    where languages.isEmpty || languages.contains(key.language) {
      guard let last = versions.last else { continue }
      let old = since.map { EditionPages.version(in: versions, on: $0) } ?? versions.first
      let isNew = since == nil ? last.isNewPage && last.goneSince == nil && versions.count == 1 : old == nil
      if old == last, last.isNewest, !isNew { continue }
      if let goneSince = last.goneSince, let since, goneSince.prefix(since.utf8.count) <= since { continue }
      let new = last.isNewest ? last : nil
      let (before, after) = (try isNew ? [] : records(old, editions), try records(new, editions))
      guard let first = after.first ?? before.first else { continue }
      if !topics.isEmpty, !topics.contains(first.topic) { continue }
      var changes: [EditionChange] = []
      if isNew {
        changes = [EditionChange([.page], newText: .init(first.topicTitle))]
      } else if new == nil {
        changes = [EditionChange([.page], oldText: .init(first.topicTitle), newText: last.movedTo.map { .init($0.text) })]
      } else {
        changes = EditionDifference(old: before, new: after).changes
        if let oldTitle = before.first?.source.title, let newTitle = after.first?.source.title, oldTitle != newTitle {
          changes.insert(EditionChange([.page], oldText: .init(oldTitle), newText: .init(newTitle)), at: 0)
        }
      }
      if changes.isEmpty { continue }
      pages.append(
        PageChanges(
          topic: first.topic, title: first.topicTitle, language: key.language, oldDate: isNew ? nil : old?.day,
          newDate: new?.day ?? last.goneSince, changes: changes))
    }
    return pages.joiningMoves()
  }

  private func records(_ version: PrivateCopy.PageVersion?, _ editions: EditionPages) throws(Failure) -> [Record] {
    guard let version else { return [] }
    return try editions.records(of: version)
  }

  /// Returns the changes of `--corpus`: guidance that private pages of the index state and that the Corpus lacks or states
  /// differently.
  func corpusChanges(_ index: GuidelineIndex, topics: [String]) throws(Failure) -> [PageChanges] {
    let languages = try arguments[Options.language]?.languages ?? []
    let references = try index.pages()
    let corpusPages = Dictionary(grouping: references.filter { $0.source == corpusSourceName }) {
      $0.topic + " " + $0.language.rawValue
    }
    var pages: [PageChanges] = []
    for page in references.filter(\.isPrivate) {
      if !topics.isEmpty, !topics.contains(page.topic) { continue }
      if !languages.isEmpty, !languages.contains(page.language) { continue }
      let filter = RecordFilter(
        topics: [page.topic], sources: [page.source], pages: [page.page], languages: [page.language], kinds: [.rule])
      var changes: [EditionChange] = []
      for record in try index.records(filter) {
        let wordings = try index.wordings(of: record).filter { $0.source.name == corpusSourceName }
        let sameLanguage = wordings.filter { $0.language == record.language }
        guard let nearest = sameLanguage.first ?? wordings.first else {
          changes.append(EditionChange([.added], new: record))
          continue
        }
        if let change = EditionChange(of: record, beside: sameLanguage.isEmpty ? [nearest] : sameLanguage) {
          changes.append(change)
        }
      }
      if changes.isEmpty { continue }
      let corpus = corpusPages[page.topic + " " + page.language.rawValue]?.first
      pages.append(
        PageChanges(
          topic: page.topic, title: page.topicTitle, language: page.language, oldDate: corpus?.edition, newDate: page.edition,
          changes: changes))
    }
    return pages
  }
}

extension EditionChange {
  /// Compares an official rule with its wordings in the Corpus. Returns `nil` if they do not differ.
  fileprivate init?(of official: Record, beside wordings: [Record]) {
    var kinds: [Kind] = []
    if !wordings.contains(where: { $0.strength == official.strength }) { kinds.append(.strength) }
    func scope(_ record: Record) -> [Platform] { record.platforms?.sorted() ?? [] }
    if !wordings.contains(where: { scope($0) == scope(official) }) { kinds.append(.platforms) }
    let numbers = Self.numbers(in: [official])
    let missing = numbers.filter { !Self.numbers(in: wordings).contains($0) }
    if !missing.isEmpty { kinds.append(.figures) }
    guard !kinds.isEmpty else { return nil }
    let listed = Self.numbers(in: wordings).joined(separator: ", ")
    self.init(
      kinds, old: wordings[0], new: official, oldText: missing.isEmpty || listed.isEmpty ? nil : .init(listed),
      newText: missing.isEmpty ? nil : .init(missing.joined(separator: ", ")))
  }

  /// Returns the numbers in texts as written, for example `44`, `4.5`, or `1,024`.
  private static func numbers(in records: [Record]) -> [String] {
    var numbers: [String] = []
    for record in records {
      let text = record.headline.plainText + "\n" + record.body.plainText
      for word in text.split(whereSeparator: { !($0.isASCII && $0.isNumber) && $0 != "." && $0 != "," }) {
        let number = word.drop { !$0.isNumber }.reversed().drop { !$0.isNumber }.reversed()
        if !number.isEmpty { numbers.append(String(number)) }
      }
    }
    return numbers.uniqued()
  }
}
