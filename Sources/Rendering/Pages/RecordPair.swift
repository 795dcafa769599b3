import Guidelines

/// A record with its counterpart in the other language, or alone.
struct RecordPair: Hashable {
  var left: Record?
  var right: Record?

  /// Rows in the left page's order, paired by `counterpart` or by their common id; what only the right page holds follows the record that it
  /// follows there.
  static func rows(_ lefts: [Record], _ rights: [Record]) -> [RecordPair] {
    let right = rights.first?.language
    var indexByID: [String: Int] = [:]
    for (index, record) in rights.enumerated() { indexByID[record.id] = index }
    var partners = [Int?](repeating: nil, count: lefts.count)
    var used: Set<Int> = []
    for (index, record) in lefts.enumerated() {
      guard let partner = right.flatMap({ record.counterparts[$0] }).flatMap({ indexByID[$0] }) ?? indexByID[record.id],
        !used.contains(partner)
      else {
        continue
      }
      partners[index] = partner
      used.insert(partner)
    }
    var rows: [RecordPair] = []
    var next = 0
    func flush(upTo end: Int) {
      while next < end {
        if !used.contains(next) { rows.append(RecordPair(left: nil, right: rights[next])) }
        next += 1
      }
    }
    for (index, record) in lefts.enumerated() {
      if let partner = partners[index] {
        flush(upTo: partner)
        next = max(next, partner + 1)
      }
      rows.append(RecordPair(left: record, right: partners[index].map { rights[$0] }))
    }
    flush(upTo: rights.count)
    return rows
  }
}
