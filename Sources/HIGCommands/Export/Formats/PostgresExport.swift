import Guidelines
import Indexing
import Rendering

/// A script for `psql` that creates a PostgreSQL database with the records, the search data, and the functions that search it,
/// for organizations that serve guides to many users.
struct PostgresExport: ExportFormat {
  let name = "postgres"
  let needsFolder = false

  private static let firstLine = "-- hig: guidelines for PostgreSQL\n"

  func recognizes(_ text: String) -> Bool { text.hasPrefix(Self.firstLine) }

  func write(_ export: Export, into folder: ExportFolder) throws(Failure) -> Bool {
    var text = ""
    let status = try print(export) { text += $0 }
    if status == 0 { try folder.add(text, to: "hig.sql") }
    return status == 0
  }

  func print(_ export: Export, to write: (String) -> Void) throws(Failure) -> Int32 {
    let data = try export.index.searchData(excludingPrivate: export.filter.excludesPrivate)
    var rules: [String: Int] = [:]
    for rule in data.rules { for record in rule.records { rules["\(record.language.rawValue) \(record.id)"] = rule.number } }
    write(
      Self.firstLine + """
        -- One transaction: psql --set ON_ERROR_STOP=1 --file FILE DATABASE. To replace a former one, begin with: DROP SCHEMA hig CASCADE;

        BEGIN;
        SET LOCAL client_encoding = 'UTF8';
        CREATE SCHEMA hig;
        COMMENT ON SCHEMA hig IS 'Made by hig \(VersionLine.version): hig.search(query), hig.page(topic, language), hig.record(id)';

        """ + PostgresScript.tables)
    var records = CopyText("records", PostgresScript.recordColumns)
    var topics: Set<String> = []
    let hasRecords = try export.forEachGroup { group in
      topics.formUnion(group.map(\.topic))
      for record in group { records.add(PostgresScript.row(record, rule: rules["\(record.language.rawValue) \(record.id)"])) }
      write(records.drain())
    }
    if !hasRecords {
      export.warnEmpty()
      return 1
    }
    write(records.terminated)
    Self.writeTables(data, try export.index.topics().filter { topics.contains($0.slug) }, write)
    write(PostgresScript.functions + "\n" + PostgresScript.indexes)
    // Rules without an exported record must not be found.
    write(
      "DELETE FROM hig.rules r WHERE NOT EXISTS (SELECT FROM hig.records o WHERE o.rule = r.rule);\nCOMMIT;\nANALYZE hig.records, hig.rules, hig.terms_stored;\n"
    )
    return 0
  }

  private static func writeTables(_ data: SearchData, _ topics: [Topic], _ write: (String) -> Void) {
    var rows = CopyText("topics", ["slug", "titles", "category", "platforms"])
    for topic in topics {
      rows.add([
        .text(topic.slug), .text(topic.titles.jsonText), .text(topic.category), .texts(topic.platforms.sorted().map(\.rawValue)),
      ])
    }
    write(rows.terminated)
    rows = CopyText("topic_names", ["key", "rank", "topic"])
    for name in data.topicNames { rows.add([.text(name.key), .integer(name.rank), .text(name.topic)]) }
    write(rows.terminated)
    rows = CopyText("platform_names", ["name", "platform"])
    for (name, platform) in PostgresScript.platformNames { rows.add([.text(name), .text(platform.rawValue)]) }
    write(rows.terminated)
    rows = CopyText(
      "rules", ["rule", "topic", "kind", "platforms", "languages", "has_figure", "is_older", "is_stated", "direction"])
    for rule in data.rules {
      rows.add([
        .integer(rule.number), .text(rule.topic), .text(rule.kind.rawValue),
        .texts(rule.appliesToOtherSystems ? ["other"] : rule.platforms.map(\.rawValue)),
        .texts(rule.languages.map(\.rawValue)), .flag(rule.hasNumber), .flag(rule.isOutdated), .flag(rule.isStated),
        .numbers(rule.embedding.map { "\($0)" }),
      ])
    }
    write(rows.terminated)
    rows = CopyText("terms_stored", ["term", "idf", "is_aside", "rules", "impacts"])
    for term in data.terms {
      rows.add([
        .text(term.text), .number("\(term.idf)"), .flag(term.isFillerWord), .numbers(term.rules.map { "\($0)" }),
        .numbers(term.impacts.map { "\($0)" }),
      ])
      write(rows.drain())
    }
    write(rows.terminated)
    rows = CopyText("vectors", ["term", "vector"])
    for (term, vector) in data.termEmbeddings { rows.add([.text(term), .numbers(vector.map { "\($0)" })]) }
    write(rows.terminated)
    rows = CopyText("synonyms", ["head", "form", "synonym_group", "share", "members"])
    for (position, synonym) in data.synonyms.enumerated() {
      rows.add([
        .text(synonym.head), .text(synonym.form), .integer(position), .number("\(synonym.share)"), .texts(synonym.members),
      ])
    }
    write(rows.terminated)
  }
}
