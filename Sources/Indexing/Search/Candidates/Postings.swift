import TextAnalysis

/// The rules that hold a term, ascending, with the fields that it stands in.
///
/// As it is stored, one number for each rule as unsigned LEB128: the gap to the one before, and in its lowest four bits the fields. Most are one byte. SQLite's
/// own FTS5 keeps the same in twice the room, and gives it out a row for each field of each rule: a question then takes up to 1.8 times the processor time of
/// a whole process.
struct Postings: Hashable {
  private(set) var rules: [Int32] = []
  /// A bit for each `RuleFacts.Field`.
  private(set) var fields: [UInt8] = []

  /// Of each of some terms.
  static func read(_ terms: [PlannedTerm], _ database: Database) throws -> [Postings] {
    let whole = try Statement(database, "SELECT entries FROM postings WHERE term = ?")
    let beginning = try Statement(database, "SELECT entries FROM postings WHERE term >= ? AND term < ?")
    return try terms.map { term in
      var postings = Postings()
      if term.isPrefix {
        try beginning.restart([.text(term.text), .text(term.text + "\u{10FFFF}")])
        while try beginning.next() { beginning.withBytes(0) { postings.append($0) } }
        postings.merge()
      } else {
        try whole.restart([.text(term.text)])
        if try whole.next() { whole.withBytes(0) { postings.append($0) } }
      }
      return postings
    }
  }

  /// Damaged bytes give wrong numbers, never a trap: whoever uses one checks it.
  private mutating func append(_ entries: UnsafeRawBufferPointer) {
    let bytes = entries.bindMemory(to: UInt8.self)
    rules.reserveCapacity(rules.count + bytes.count)
    fields.reserveCapacity(fields.count + bytes.count)
    var rule: Int32 = 0
    var position = 0
    while let number = bytes.number(at: &position) {
      rule &+= Int32(truncatingIfNeeded: number >> 4)
      rules.append(rule)
      fields.append(UInt8(number & 15))
    }
  }

  /// Several terms begin with a prefix, each with its own list.
  private mutating func merge() {
    var all: [Int32: UInt8] = [:]
    for (rule, field) in zip(rules, fields) { all[rule, default: 0] |= field }
    rules = all.keys.sorted()
    fields = rules.map { all[$0] ?? 0 }
  }

  func holds(_ rule: Int) -> Bool {
    var (low, high) = (0, rules.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(rules[middle]) < rule { low = middle + 1 } else { high = middle }
    }
    return low < rules.count && Int(rules[low]) == rule
  }
}

/// The postings of all terms, while rules come one after the other.
struct PostingsBuilder {
  private struct List {
    let term: String
    private(set) var entries = ByteWriter()
    private var last = 0
    private var rule: Int
    private var fields = 0

    init(_ term: String, of rule: Int) {
      self.term = term
      self.rule = rule
    }

    mutating func add(_ field: Int, of rule: Int) {
      if rule != self.rule {
        finish()
        (self.rule, fields) = (rule, 0)
      }
      fields |= field
    }

    mutating func finish() {
      entries.number((rule - last) << 4 | fields)
      last = rule
    }
  }

  private var lists: [TokenKey: List] = [:]

  /// - Parameter rule: no lower than any before.
  mutating func add(_ terms: TermSet, _ field: RuleFacts.Field, of rule: Int) {
    for (key, text) in terms.terms {
      lists[key, default: List(text, of: rule)].add(1 << field.rawValue, of: rule)
    }
  }

  func store(_ database: Database) throws {
    for list in lists.values.sorted(by: { $0.term < $1.term }) {
      var list = list
      list.finish()
      try database.run(
        "INSERT OR IGNORE INTO postings (term, entries) VALUES (?, ?)", [.text(list.term), .blob(list.entries.bytes)])
    }
  }
}
