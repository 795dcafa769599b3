import Guidelines
import Searching

/// SQL conditions on a joined record row. Values are bound, never inserted into the text.
struct FilterSQL {
  private(set) var conditions: [String] = []
  private(set) var values: [Statement.Value] = []

  /// Creates the conditions for a search's filters.
  init(_ filters: Filters) {
    for filter in filters.records { add(FilterSQL(filter)) }
    if !filters.editions.isEmpty {
      let condition = "substr(p.edition, 1, length(?)) = ? COLLATE NOCASE"
      add(
        "(" + Array(repeating: condition, count: filters.editions.count).joined(separator: " OR ") + ")",
        filters.editions.flatMap { [.text($0), .text($0)] })
    }
  }

  init(_ filter: RecordFilter) {
    add("t.slug", in: filter.topics.map { .text($0) })
    add("s.name", in: filter.sources.map { .text($0) })
    add("p.name", in: filter.pages.map { .text($0) })
    add("r.language", in: filter.languages.map { .init($0.code) })
    add("r.kind", in: filter.kinds.map { .init($0.code) })
    add("r.strength", in: filter.strengths.map { .init($0.code) })
    if filter.excludesInferred { add("r.guessed = 0") }
    if filter.excludesPrivate { add("p.private = 0") }
    if !filter.platforms.isEmpty {
      let mask = Statement.Value(Platform.mask(filter.platforms))
      if filter.requiresNamedPlatform {
        add(
          "(IFNULL(r.platforms & ?, 0) <> 0 OR (r.platforms IS NULL AND t.platforms <> 0 AND (t.platforms & ~?) = 0))",
          [mask, mask])
      } else {
        add(
          "(IFNULL(r.platforms & ?, 0) <> 0 OR (r.platforms IS NULL AND (t.platforms = 0 OR (t.platforms & ?) <> 0)))",
          [mask, mask])
      }
    }
  }

  var isEmpty: Bool { conditions.isEmpty }

  mutating func add(_ condition: String, _ values: [Statement.Value] = []) {
    conditions.append(condition)
    self.values += values
  }

  mutating func add(_ other: FilterSQL) {
    conditions += other.conditions
    values += other.values
  }

  mutating func add(_ column: String, in values: [Statement.Value]) {
    guard !values.isEmpty else { return }
    add("\(column) IN (\(Array(repeating: "?", count: values.count).joined(separator: ", ")))", values)
  }

  /// ` WHERE …`, or an empty string if there are no conditions.
  var whereClause: String { isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ") }
}
