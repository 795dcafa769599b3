import GRDB
import Guidelines
import TextAnalysis

extension IndexWriter {
  /// The list of topics that the index holds; empty if it was made without one.
  package func catalog() throws(Failure) -> TopicCatalog {
    try connection.write { database in
      let named = try database.first("SELECT value FROM meta WHERE key = 'catalog'", []) { row in
        var reader = ByteReader(row.bytes(0))
        return (categories: try reader.categories(), sections: try reader.sectionNames())
      }
      guard let named else { return TopicCatalog() }
      return TopicCatalog(
        edition: try database.first("SELECT value FROM meta WHERE key = 'edition'", []) { try $0.text(0) } ?? "",
        categories: named.categories, sections: named.sections,
        topics: try database.all("\(TopicRow.select) WHERE t.listed = 1 ORDER BY t.rank, t.slug", [], TopicRow.topic))
    }
  }

  /// The design terms that the index holds.
  package func glossary() throws(Failure) -> Glossary {
    try connection.write { database in
      Glossary(
        groups: try database.all("SELECT weight, content FROM glossary_groups ORDER BY id") { row in
          var reader = ByteReader(row.bytes(1))
          return try reader.group(weight: row.optionalReal(0))
        })
    }
  }

  /// Makes this the list of topics. Topics that are no longer in it stay while records speak of them.
  package func setCatalog(_ catalog: TopicCatalog) throws(Failure) {
    try connection.write { database in
      var writer = ByteWriter()
      writer.categories(catalog.categories)
      writer.sectionNames(catalog.sections)
      try Meta.set("catalog", writer.bytes.databaseBlob, database)
      try Meta.set("edition", catalog.edition, database)
      try database.execute(sql: "UPDATE topics SET listed = 0, rank = 0")
      for (rank, topic) in catalog.topics.enumerated() {
        try IndexWriter.store(database, topic, listed: true, rank: rank, replacing: true)
      }
    }
  }

  /// Adds topics that pages made; those whose slug is known stay as they are.
  package func addTopics(_ topics: [Topic]) throws(Failure) {
    try connection.write { database in
      for topic in topics { try IndexWriter.store(database, topic, listed: false, rank: 0, replacing: false) }
    }
  }

  package func setGlossary(_ glossary: Glossary) throws(Failure) {
    try connection.write { database in
      try database.execute(sql: "DELETE FROM glossary_groups; DELETE FROM glossary_terms")
      for (id, group) in glossary.groups.enumerated() {
        var writer = ByteWriter()
        writer.group(group)
        try database.execute(
          sql: "INSERT INTO glossary_groups (id, weight, content) VALUES (?, ?, ?)",
          arguments: [id, group.weight, writer.bytes.databaseBlob])
        for (terms, isReading) in [(group.english, false), (group.japanese, false), (group.readings, true)] {
          for term in terms {
            guard let form = GlossaryForm(term) else { continue }
            try database.execute(
              sql: "INSERT OR IGNORE INTO glossary_terms (head, form, team, reading) VALUES (?, ?, ?, ?)",
              arguments: [form.head, form.text, id, isReading])
          }
        }
      }
    }
  }

  private static func store(_ database: Database, _ topic: Topic, listed: Bool, rank: Int, replacing: Bool) throws {
    let update =
      replacing
      ? """
      DO UPDATE SET listed = excluded.listed, rank = excluded.rank, category = excluded.category, division = excluded.division,
        english = excluded.english, japanese = excluded.japanese, platforms = excluded.platforms, detail = excluded.detail
      """ : "DO NOTHING"
    try database.execute(
      sql: """
        INSERT INTO topics (slug, listed, rank, category, division, english, japanese, platforms, detail)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (slug) \(update)
        """,
      arguments: [
        topic.slug, listed, rank, topic.category, topic.group, topic.english, topic.japanese, Platform.mask(topic.platforms),
        TopicRow.detail(topic).databaseBlob,
      ])
    guard database.changesCount > 0,
      let id = try Int64.fetchOne(database, sql: "SELECT id FROM topics WHERE slug = ?", arguments: [topic.slug])
    else { return }
    try database.execute(sql: "DELETE FROM topic_names WHERE topic = ?", arguments: [id])
    let names: [(Int, [String])] = [
      (0, [topic.slug]), (1, [topic.english, topic.japanese]), (2, topic.aliases.values.flatMap { $0 }), (3, topic.former),
    ]
    for (rank, forms) in names {
      for form in forms {
        let key = nameKey(form)
        guard !key.isEmpty else { continue }
        try database.execute(
          sql: "INSERT OR IGNORE INTO topic_names (key, rank, topic) VALUES (?, ?, ?)", arguments: [key, rank, id])
      }
    }
  }
}
