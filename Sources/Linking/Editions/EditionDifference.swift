import Guidelines
import Languages

/// What became of each record of a page from one state of it to the next.
///
/// Records are matched by what they say: to the letter first, then by their headline, then by how much of their words is the same. What is matched may have been
/// reworded, moved, given other platforms or another strength; what is not is gone or new.
package struct EditionDifference {
  package private(set) var changes: [EditionChange] = []

  private struct Side {
    var record: Record
    var headline: String
    var text: String
    var share: WordShare
    var headlineShare: WordShare

    init(_ record: Record) {
      self.record = record
      // What stands for a table may be its section's title, which is no part of what the table says.
      let isTitle = record.bodyRepeatsHeadline && record.headline.plainText == record.section.last
      headline = isTitle ? "" : Self.folded(record.headline.plainText)
      text = headline + "\n" + Self.folded(record.explained)
      share = WordShare(text)
      headlineShare = WordShare(headline)
    }

    private static func folded(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  private typealias Pair = (old: Int, new: Int)

  package init(old: [Record], new: [Record]) {
    let (old, new) = (old.map(Side.init), new.map(Side.init))
    let pairs = Self.pairs(old, new)
    let renamed = Self.renamedSections(old, new, pairs)
    for (was, now) in renamed.titles { changes.append(EditionChange([.section], was: .init(was), now: .init(now))) }
    let reordered = Self.reordered(old, new, pairs, renamed.paths)
    let byNew = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
    for (place, side) in new.enumerated() {
      guard let other = byNew[place] else {
        changes.append(EditionChange([.added], new: side.record))
        continue
      }
      let former = old[other].record
      let isMoved =
        reordered.contains(place) || (renamed.paths[former.section] ?? former.section) != side.record.section
      if let change = Self.change(old[other], side, isMoved: isMoved) { changes.append(change) }
    }
    let kept = Set(pairs.map(\.old))
    for (place, side) in old.enumerated() where !kept.contains(place) { changes.append(EditionChange([.gone], old: side.record)) }
  }

  private static func change(_ old: Side, _ new: Side, isMoved: Bool) -> EditionChange? {
    let (a, b) = (old.record, new.record)
    var kinds: [EditionChange.Kind] = []
    if old.text != new.text { kinds.append(.reworded) }
    if a.platforms?.sorted() != b.platforms?.sorted() { kinds.append(.platforms) }
    if a.strength != b.strength, a.strength != nil, b.strength != nil { kinds.append(.strength) }
    // Under another platform's heading: that is what the platforms say.
    let isOfPlatforms = kinds.contains(.platforms) && a.section.dropLast() == b.section.dropLast()
    if isMoved, !isOfPlatforms { kinds.append(.moved) }
    guard !kinds.isEmpty else { return nil }
    if PlatformStates.isPlatformLine(a), PlatformStates.isPlatformLine(b), old.text != new.text { kinds = [.platforms] }
    let words = old.text == new.text ? nil : Self.words(a, b)
    return EditionChange(kinds, old: a, new: b, was: words?.old, now: words?.new)
  }

  /// Of the lines that the two say, those that are not the same.
  private static func words(_ a: Record, _ b: Record) -> WordDifference {
    func lines(_ record: Record) -> [Substring] {
      let headline = record.bodyRepeatsHeadline ? "" : record.headline.plainText + "\n"
      return (headline + record.explained).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    }
    var (old, new) = (lines(a)[...], lines(b)[...])
    while old.count > 1, new.count > 1, old.first == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while old.count > 1, new.count > 1, old.last == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    return WordDifference(old.joined(separator: "\n"), new.joined(separator: "\n"))
  }

  // MARK: Which is which

  /// At least so much of a rule's words stay, or it is another rule.
  private static let leastShare = 0.5

  private static func pairs(_ old: [Side], _ new: [Side]) -> [Pair] {
    var pairs: [Pair] = []
    var (left, right) = (Array(old.indices), Array(new.indices))
    func take(_ key: (Side) -> String) {
      var waiting: [String: [Int]] = [:]
      for place in right { waiting[key(new[place]), default: []].append(place) }
      left.removeAll { place in
        guard let found = waiting[key(old[place])]?.first else { return false }
        waiting[key(old[place])]?.removeFirst()
        right.removeAll { $0 == found }
        pairs.append((place, found))
        return true
      }
    }
    func section(_ side: Side) -> String { side.record.section.joined(separator: "\n") }
    func platforms(_ side: Side) -> String { side.record.platforms.map { "\($0.sorted())" } ?? "" }
    take { $0.text + "\n\n" + section($0) + "\n\n" + platforms($0) }
    take { $0.text + "\n\n" + section($0) }
    take { $0.text }
    take { $0.record.kind.rawValue + $0.headline + "\n\n" + section($0) }
    take { $0.record.kind.rawValue + $0.headline }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for a in left {
      for b in right where (old[a].record.kind == .rule) == (new[b].record.kind == .rule) {
        let share = max(old[a].share.with(new[b].share), old[a].headlineShare.with(new[b].headlineShare))
        if share < leastShare { continue }
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

  /// Headings that have another title, over the same records: what stands below them has not moved.
  private static func renamedSections(
    _ old: [Side], _ new: [Side], _ pairs: [Pair]
  ) -> (titles: [(String, String)], paths: [[String]: [String]]) {
    let (before, after) = (Set(old.map(\.record.section)), Set(new.map(\.record.section)))
    var targets: [[String]: [[String]: Int]] = [:]
    for pair in pairs { targets[old[pair.old].record.section, default: [:]][new[pair.new].record.section, default: 0] += 1 }
    var paths: [[String]: [String]] = [:]
    var titles: [(String, String)] = []
    for (section, found) in targets.sorted(by: { $0.key.joined() < $1.key.joined() }) {
      // Some of its records may have moved elsewhere besides.
      let most = found.filter { !before.contains($0.key) }.max { ($0.value, $1.key.joined()) < ($1.value, $0.key.joined()) }
      guard let target = most?.key, !after.contains(section), target.count == section.count,
        Platform.list(section.last ?? "") == nil
      else { continue }
      paths[section] = target
      for (was, now) in zip(section, target) where was != now && !titles.contains(where: { $0 == (was, now) }) {
        titles.append((was, now))
      }
    }
    return (titles, paths)
  }

  /// The fewest records whose being elsewhere in their section explains its new order.
  private static func reordered(
    _ old: [Side], _ new: [Side], _ pairs: [Pair], _ renamed: [[String]: [String]]
  ) -> Set<Int> {
    var moved: Set<Int> = []
    let same = pairs.filter { pair in
      let section = old[pair.old].record.section
      return (renamed[section] ?? section) == new[pair.new].record.section
    }
    for (_, members) in Dictionary(grouping: same, by: { new[$0.new].record.section }) {
      let members = members.sorted { $0.new < $1.new }
      // The longest run of records in their former order, by its length up to each and the one before it.
      var lengths = [Int](repeating: 1, count: members.count)
      var before = [Int?](repeating: nil, count: members.count)
      for place in members.indices {
        for earlier in 0..<place where members[earlier].old < members[place].old && lengths[earlier] + 1 > lengths[place] {
          (lengths[place], before[place]) = (lengths[earlier] + 1, earlier)
        }
      }
      var kept: Set<Int> = []
      var place = lengths.indices.max { lengths[$0] < lengths[$1] }
      while let at = place {
        kept.insert(at)
        place = before[at]
      }
      for at in members.indices where !kept.contains(at) { moved.insert(members[at].new) }
    }
    return moved
  }
}

extension [PageChanges] {
  /// What is gone from one page and new on another, word for word, has moved between them.
  package func joiningMoves() -> [PageChanges] {
    var pages = self
    func key(_ record: Record) -> String { record.language.rawValue + record.headline.plainText + "\n" + record.body.plainText }
    var gone: [String: [(page: Int, record: Record)]] = [:]
    for (number, page) in enumerated() {
      for change in page.changes where change.kinds == [.gone] {
        if let old = change.old { gone[key(old), default: []].append((number, old)) }
      }
    }
    for number in pages.indices {
      for place in pages[number].changes.indices where pages[number].changes[place].kinds == [.added] {
        guard let new = pages[number].changes[place].new, let former = gone[key(new)]?.popLast(), former.page != number else {
          continue
        }
        pages[number].changes[place] = EditionChange([.moved], old: former.record, new: new)
        if let left = pages[former.page].changes.firstIndex(where: { $0.kinds == [.gone] && $0.old == former.record }),
          former.page != number
        {
          // Marked, not taken out: places of other changes stay what they are.
          pages[former.page].changes[left].kinds = []
        }
      }
    }
    for number in pages.indices { pages[number].changes.removeAll(where: \.kinds.isEmpty) }
    return pages
  }
}

extension Record {
  /// The body without a caption that repeats the title of its section.
  fileprivate var explained: String {
    guard case .table(var table)? = body.first?.content, table.caption?.plainText == section.last else { return body.plainText }
    table.caption = nil
    return ([Block(.table(table))] + body.dropFirst()).plainText
  }
}
