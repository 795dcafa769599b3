import GRDB
import Guidelines

/// Conditions on a joined record row, with their values bound, never written into the text.
struct FilterSQL {
  private(set) var conditions: [String] = []
  private(set) var arguments: [(any DatabaseValueConvertible)?] = []

  init() {}

  init(_ filter: RecordFilter) {
    add("t.slug", in: filter.topics)
    add("s.name", in: filter.sources)
    add("p.name", in: filter.pages)
    add("r.language", in: filter.languages.map(\.code))
    add("r.kind", in: filter.kinds.map(\.code))
    if !filter.platforms.isEmpty {
      let mask = Platform.mask(filter.platforms)
      add("(IFNULL(r.platforms & ?, 0) <> 0 OR (r.platforms IS NULL AND (t.platforms & ?) <> 0))", [mask, mask])
    }
  }

  var isEmpty: Bool { conditions.isEmpty }

  mutating func add(_ condition: String, _ values: [any DatabaseValueConvertible] = []) {
    conditions.append(condition)
    arguments += values
  }

  mutating func add(_ column: String, in values: [some DatabaseValueConvertible]) {
    guard !values.isEmpty else { return }
    add("\(column) IN (\(Array(repeating: "?", count: values.count).joined(separator: ", ")))", values)
  }

  /// ` WHERE …`, or nothing.
  var whereClause: String { isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ") }

  var statementArguments: StatementArguments { StatementArguments(arguments) }
}
