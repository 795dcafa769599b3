import Guidelines

/// A record and its counterpart in the other language, or a record without one.
struct RecordPair: Hashable {
  var left: Record?
  var right: Record?

  /// Returns pairs in the order of the left page, matched by `counterpart` or by a common id. A record that only the right page
  /// has follows its predecessor on that page.
  static func pairs(_ lefts: [Record], _ rights: [Record]) -> [RecordPair] {
    let rightLanguage = rights.first?.language
    var indexByID: [String: Int] = [:]
    for (index, record) in rights.enumerated() { indexByID[record.id] = index }
    var partners = [Int?](repeating: nil, count: lefts.count)
    var used: Set<Int> = []
    for (index, record) in lefts.enumerated() {
      guard let partner = rightLanguage.flatMap({ record.counterparts[$0] }).flatMap({ indexByID[$0] }) ?? indexByID[record.id],
        !used.contains(partner)
      else {
        continue
      }
      partners[index] = partner
      used.insert(partner)
    }
    var pairs: [RecordPair] = []
    var next = 0
    func flush(upTo end: Int) {
      while next < end {
        if !used.contains(next) { pairs.append(RecordPair(left: nil, right: rights[next])) }
        next += 1
      }
    }
    for (index, record) in lefts.enumerated() {
      if let partner = partners[index] {
        flush(upTo: partner)
        next = max(next, partner + 1)
      }
      pairs.append(RecordPair(left: record, right: partners[index].map { rights[$0] }))
    }
    flush(upTo: rights.count)
    return pairs
  }
}
