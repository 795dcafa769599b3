import Guidelines

/// The rules that hold a term, ascending, with the fields that it stands in.
package struct Postings: Hashable {
  package init() {}

  package private(set) var rules: [Int32] = []
  /// A bit for each `RuleFacts.Field`.
  package private(set) var fields: [UInt8] = []

  /// Rules must come in order.
  package mutating func add(_ rule: Int32, _ field: UInt8) {
    if rules.last == rule {
      fields[fields.count - 1] |= field
    } else {
      rules.append(rule)
      fields.append(field)
    }
  }

  /// Several terms begin with a prefix, each with its own list.
  package mutating func merge() {
    var all: [Int32: UInt8] = [:]
    for (rule, field) in zip(rules, fields) { all[rule, default: 0] |= field }
    rules = all.keys.sorted()
    fields = rules.map { all[$0] ?? 0 }
  }

  package mutating func append(_ rule: Int32, _ field: UInt8) {
    rules.append(rule)
    fields.append(field)
  }

  package mutating func reserve(_ count: Int) {
    rules.reserveCapacity(count)
    fields.reserveCapacity(count)
  }

  func holds(_ rule: Int) -> Bool {
    let place = rules.partitioningIndex { Int($0) >= rule }
    return place < rules.count && Int(rules[place]) == rule
  }
}
