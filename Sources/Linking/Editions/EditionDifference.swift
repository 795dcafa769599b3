import Guidelines
import Languages

/// Differences between the records of two editions of a page.
///
/// Records are matched first by identical text, then by headline, then by the share of common words. A matched record may have
/// been reworded or moved, or its platforms or strength may have changed; an unmatched record was removed or added.
package struct EditionDifference {
  package private(set) var changes: [EditionChange] = []

  private struct ComparedRecord {
    var record: Record
    var headline: String
    var text: String
    var share: WordSimilarity
    var headlineShare: WordSimilarity

    init(_ record: Record) {
      self.record = record
      // The headline of a table may be the title of its section, which is not part of the table's content.
      let isTitle = record.bodyRepeatsHeadline && record.headline.plainText == record.section.last
      headline = isTitle ? "" : Self.collapsingSpace(record.headline.plainText)
      text = headline + "\n" + Self.collapsingSpace(record.bodyText)
      share = WordSimilarity(text)
      headlineShare = WordSimilarity(headline)
    }

    private static func collapsingSpace(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private typealias IndexPair = (old: Int, new: Int)

  package init(old: [Record], new: [Record]) {
    let (old, new) = (old.map(ComparedRecord.init), new.map(ComparedRecord.init))
    let pairs = Self.matchedPairs(old, new)
    let renamed = Self.renamedSections(old, new, pairs)
    for (oldTitle, newTitle) in renamed.titles {
      changes.append(EditionChange([.section], oldText: .init(oldTitle), newText: .init(newTitle)))
    }
    let reordered = Self.reorderedRecords(old, new, pairs, renamed.paths)
    let oldByNew = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
    for (index, newRecord) in new.enumerated() {
      guard let oldIndex = oldByNew[index] else {
        changes.append(EditionChange([.added], new: newRecord.record))
        continue
      }
      let oldRecord = old[oldIndex].record
      let isMoved =
        reordered.contains(index) || (renamed.paths[oldRecord.section] ?? oldRecord.section) != newRecord.record.section
      if let change = Self.change(old[oldIndex], newRecord, isMoved: isMoved) { changes.append(change) }
    }
    let matchedOld = Set(pairs.map(\.old))
    for (index, oldRecord) in old.enumerated() where !matchedOld.contains(index) {
      changes.append(EditionChange([.gone], old: oldRecord.record))
    }
  }

  private static func change(_ old: ComparedRecord, _ new: ComparedRecord, isMoved: Bool) -> EditionChange? {
    let (a, b) = (old.record, new.record)
    var kinds: [EditionChange.Kind] = []
    if old.text != new.text { kinds.append(.reworded) }
    if a.platforms?.sorted() != b.platforms?.sorted() { kinds.append(.platforms) }
    if a.strength != b.strength, a.strength != nil, b.strength != nil { kinds.append(.strength) }
    // A move to the heading of another platform is already reported as a change of platforms.
    let isPlatformMove = kinds.contains(.platforms) && a.section.dropLast() == b.section.dropLast()
    if isMoved, !isPlatformMove { kinds.append(.moved) }
    guard !kinds.isEmpty else { return nil }
    if PlatformStates.isPlatformLine(a), PlatformStates.isPlatformLine(b), old.text != new.text { kinds = [.platforms] }
    let difference = old.text == new.text ? nil : Self.wordDifference(a, b)
    return EditionChange(kinds, old: a, new: b, oldText: difference?.old, newText: difference?.new)
  }

  /// Returns the word differences of the lines that differ between two records.
  private static func wordDifference(_ a: Record, _ b: Record) -> WordDifference {
    func lines(_ record: Record) -> [Substring] {
      let headline = record.bodyRepeatsHeadline ? "" : record.headline.plainText + "\n"
      return (headline + record.bodyText).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    }
    var (old, new) = (lines(a)[...], lines(b)[...])
    while old.count > 1, new.count > 1, old.first == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while old.count > 1, new.count > 1, old.last == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    return WordDifference(old.joined(separator: "\n"), new.joined(separator: "\n"))
  }

  // MARK: Matching

  /// Minimum share of common words for two records to count as the same rule.
  private static let minShare = 0.5

  private static func matchedPairs(_ old: [ComparedRecord], _ new: [ComparedRecord]) -> [IndexPair] {
    var pairs: [IndexPair] = []
    var (unmatchedOld, unmatchedNew) = (Array(old.indices), Array(new.indices))
    func matchExactly(by key: (ComparedRecord) -> String) {
      var newByKey: [String: [Int]] = [:]
      for index in unmatchedNew { newByKey[key(new[index]), default: []].append(index) }
      unmatchedOld.removeAll { oldIndex in
        guard let newIndex = newByKey[key(old[oldIndex])]?.first else { return false }
        newByKey[key(old[oldIndex])]?.removeFirst()
        unmatchedNew.removeAll { $0 == newIndex }
        pairs.append((oldIndex, newIndex))
        return true
      }
    }
    func section(_ side: ComparedRecord) -> String { side.record.section.joined(separator: "\n") }
    func platforms(_ side: ComparedRecord) -> String { side.record.platforms.map { "\($0.sorted())" } ?? "" }
    matchExactly { $0.text + "\n\n" + section($0) + "\n\n" + platforms($0) }
    matchExactly { $0.text + "\n\n" + section($0) }
    matchExactly { $0.text }
    matchExactly { $0.record.kind.rawValue + $0.headline + "\n\n" + section($0) }
    matchExactly { $0.record.kind.rawValue + $0.headline }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for a in unmatchedOld {
      for b in unmatchedNew where (old[a].record.kind == .rule) == (new[b].record.kind == .rule) {
        let share = max(old[a].share.similarity(to: new[b].share), old[a].headlineShare.similarity(to: new[b].headlineShare))
        if share < minShare { continue }
        let isNear = old[a].record.section == new[b].record.section
        candidates.append((share + (isNear ? 0.2 : 0) + (old[a].record.id == new[b].record.id ? 0.05 : 0), a, b))
      }
    }
    var (takenOld, takenNew): (Set<Int>, Set<Int>) = ([], [])
    for candidate in candidates.sorted(by: { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) })
    where !takenOld.contains(candidate.old) && !takenNew.contains(candidate.new) {
      takenOld.insert(candidate.old)
      takenNew.insert(candidate.new)
      pairs.append((candidate.old, candidate.new))
    }
    return pairs.sorted { $0.new < $1.new }
  }

  // MARK: Sections

  /// Returns headings whose title changed while they kept their records, so that these records do not count as moved.
  private static func renamedSections(
    _ old: [ComparedRecord], _ new: [ComparedRecord], _ pairs: [IndexPair]
  ) -> (titles: [(String, String)], paths: [[String]: [String]]) {
    let (oldSections, newSections) = (Set(old.map(\.record.section)), Set(new.map(\.record.section)))
    var targets: [[String]: [[String]: Int]] = [:]
    for pair in pairs { targets[old[pair.old].record.section, default: [:]][new[pair.new].record.section, default: 0] += 1 }
    var paths: [[String]: [String]] = [:]
    var titles: [(String, String)] = []
    for (section, targetCounts) in targets.sorted(by: { $0.key.joined() < $1.key.joined() }) {
      // The target with the most records wins because some records may have moved to other sections.
      let bestTarget = targetCounts.filter { !oldSections.contains($0.key) }.max {
        ($0.value, $1.key.joined()) < ($1.value, $0.key.joined())
      }
      guard let target = bestTarget?.key, !newSections.contains(section), target.count == section.count,
        Platform.platforms(listedIn: section.last ?? "") == nil
      else { continue }
      paths[section] = target
      for (oldTitle, newTitle) in zip(section, target)
      where oldTitle != newTitle && !titles.contains(where: { $0 == (oldTitle, newTitle) }) {
        titles.append((oldTitle, newTitle))
      }
    }
    return (titles, paths)
  }

  /// Returns the smallest set of records whose moves explain the new order of their section.
  private static func reorderedRecords(
    _ old: [ComparedRecord], _ new: [ComparedRecord], _ pairs: [IndexPair], _ renamed: [[String]: [String]]
  ) -> Set<Int> {
    var moved: Set<Int> = []
    let sameSection = pairs.filter { pair in
      let section = old[pair.old].record.section
      return (renamed[section] ?? section) == new[pair.new].record.section
    }
    for (_, groupMembers) in Dictionary(grouping: sameSection, by: { new[$0.new].record.section }) {
      let members = groupMembers.sorted { $0.new < $1.new }
      // Longest increasing subsequence of old positions: for each record, its length up to there and the preceding record in it.
      var lengths = [Int](repeating: 1, count: members.count)
      var predecessors = [Int?](repeating: nil, count: members.count)
      for index in members.indices {
        for earlier in 0..<index where members[earlier].old < members[index].old && lengths[earlier] + 1 > lengths[index] {
          (lengths[index], predecessors[index]) = (lengths[earlier] + 1, earlier)
        }
      }
      var inOrder: Set<Int> = []
      var current = lengths.indices.max { lengths[$0] < lengths[$1] }
      while let index = current {
        inOrder.insert(index)
        current = predecessors[index]
      }
      for index in members.indices where !inOrder.contains(index) { moved.insert(members[index].new) }
    }
    return moved
  }
}

extension [PageChanges] {
  /// Returns the changes with each removal from one page and addition to another joined into a move if the text is identical.
  package func joiningMoves() -> [PageChanges] {
    var pages = self
    func key(_ record: Record) -> String { record.language.rawValue + record.headline.plainText + "\n" + record.body.plainText }
    var removed: [String: [(page: Int, record: Record)]] = [:]
    for (pageIndex, page) in enumerated() {
      for change in page.changes where change.kinds == [.gone] {
        if let old = change.old { removed[key(old), default: []].append((pageIndex, old)) }
      }
    }
    for pageIndex in pages.indices {
      for changeIndex in pages[pageIndex].changes.indices where pages[pageIndex].changes[changeIndex].kinds == [.added] {
        guard let new = pages[pageIndex].changes[changeIndex].new, let old = removed[key(new)]?.popLast(), old.page != pageIndex
        else {
          continue
        }
        pages[pageIndex].changes[changeIndex] = EditionChange([.moved], old: old.record, new: new)
        if let removalIndex = pages[old.page].changes.firstIndex(where: { $0.kinds == [.gone] && $0.old == old.record }),
          old.page != pageIndex
        {
          // The change is only emptied here so that the indices of other changes stay valid.
          pages[old.page].changes[removalIndex].kinds = []
        }
      }
    }
    for number in pages.indices { pages[number].changes.removeAll(where: \.kinds.isEmpty) }
    return pages
  }
}

extension Record {
  /// Body of the record without a table caption that repeats the title of its section.
  fileprivate var bodyText: String {
    guard case .table(var table)? = body.first?.content, table.caption?.plainText == section.last else { return body.plainText }
    table.caption = nil
    return ([Block(.table(table))] + body.dropFirst()).plainText
  }
}
