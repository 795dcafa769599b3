import Guidelines

/// The rules that contain a term, in ascending order, and the fields that contain it.
package struct Postings: Hashable {
  package init() {}

  package private(set) var rules: [Int32] = []
  /// Bit mask of `RuleMetadata.Field` values for each rule.
  package private(set) var fields: [UInt8] = []

  /// Adds a field of a rule. Rules must be added in ascending order.
  package mutating func add(_ rule: Int32, _ field: UInt8) {
    if rules.last == rule {
      fields[fields.count - 1] |= field
    } else {
      rules.append(rule)
      fields.append(field)
    }
  }

  /// Sorts and deduplicates the rules after the postings of several terms were added, as for a prefix.
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

  package mutating func reserveCapacity(_ count: Int) {
    rules.reserveCapacity(count)
    fields.reserveCapacity(count)
  }

  func contains(_ rule: Int) -> Bool {
    let index = rules.partitioningIndex { Int($0) >= rule }
    return index < rules.count && Int(rules[index]) == rule
  }
}
