import Guidelines
import Searching

/// Conditions on a joined record row, with their values bound, never written into the text.
struct FilterSQL {
  private(set) var conditions: [String] = []
  private(set) var values: [Statement.Value] = []

  /// A search's.
  init(_ filters: Filters) {
    for filter in filters.records { add(FilterSQL(filter)) }
    if !filters.editions.isEmpty {
      let one = "substr(p.edition, 1, length(?)) = ? COLLATE NOCASE"
      add(
        "(" + Array(repeating: one, count: filters.editions.count).joined(separator: " OR ") + ")",
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
    if filter.statedOnly { add("r.guessed = 0") }
    if filter.withoutPrivate { add("p.private = 0") }
    if !filter.platforms.isEmpty {
      let mask = Statement.Value(Platform.mask(filter.platforms))
      if filter.platformsOwn {
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

  /// ` WHERE …`, or nothing.
  var whereClause: String { isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ") }
}
