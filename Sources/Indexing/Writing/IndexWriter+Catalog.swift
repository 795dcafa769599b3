import Guidelines
import Searching
import TextAnalysis

extension IndexWriter {
  /// Returns the list of topics in the index; empty if there is none.
  package func catalog() throws(Failure) -> TopicCatalog {
    try connection.use { database in
      let stored = try database.first("SELECT value FROM meta WHERE key = 'catalog'") { row in
        var reader = ByteReader(row.bytes(0))
        return (categories: try reader.categories(), sections: try reader.sectionNames())
      }
      guard let stored else { return TopicCatalog() }
      return TopicCatalog(
        edition: try database.first("SELECT value FROM meta WHERE key = 'edition'") { try $0.text(0) } ?? "",
        categories: stored.categories, sections: stored.sections,
        topics: try database.all("\(StoredTopic.select) WHERE t.listed = 1 ORDER BY t.rank, t.slug", [], StoredTopic.topic))
    }
  }

  /// Returns the glossary in the index.
  package func glossary() throws(Failure) -> Glossary {
    try connection.use { database in
      Glossary(
        groups: try database.all("SELECT weight, content FROM glossary_groups ORDER BY id") { row in
          var reader = ByteReader(row.bytes(1))
          return try reader.group(weight: row.optionalReal(0))
        })
    }
  }

  /// Replaces the list of topics. Topics that are no longer listed remain as long as records refer to them.
  package func setCatalog(_ catalog: TopicCatalog) throws(Failure) {
    needsReindexing = true
    try connection.use { database in
      var writer = ByteWriter()
      writer.categories(catalog.categories)
      writer.sectionNames(catalog.sections)
      try IndexMetadata.set("catalog", .blob(writer.bytes), database)
      try IndexMetadata.set("edition", .text(catalog.edition), database)
      try database.execute("UPDATE topics SET listed = 0, rank = 0")
      for (rank, topic) in catalog.topics.enumerated() {
        try store(topic, database, listed: true, rank: rank, replacing: true)
      }
    }
  }

  /// Adds unlisted topics. Topics whose slug exists are not changed.
  package func addTopics(_ topics: [Topic]) throws(Failure) {
    guard !topics.isEmpty else { return }
    try connection.use { database in
      for topic in topics { try store(topic, database, listed: false, rank: 0, replacing: false) }
    }
  }

  package func setGlossary(_ glossary: Glossary) throws(Failure) {
    try connection.use { database in
      try database.execute("DELETE FROM glossary_groups; DELETE FROM glossary_terms")
      for (id, group) in glossary.groups.enumerated() {
        var writer = ByteWriter()
        writer.group(group)
        try database.run(
          "INSERT INTO glossary_groups (id, weight, content) VALUES (?, ?, ?)",
          [.init(id), .init(group.weight), .blob(writer.bytes)])
        for (terms, isReading) in [(group.members.flattened, false), (group.readings, true)] {
          for term in terms {
            guard let form = GlossaryForm(term) else { continue }
            try database.run(
              "INSERT OR IGNORE INTO glossary_terms (head, form, glossary_group, reading) VALUES (?, ?, ?, ?)",
              [.text(form.head), .text(form.text), .init(id), isReading ? 1 : 0])
            guard !isReading, let key = KatakanaKey.key(FoldedText(term).unified.scalars) else { continue }
            try database.run(
              "INSERT OR IGNORE INTO glossary_terms (head, form, glossary_group, reading) VALUES (?, ?, ?, 0)",
              [.text(key), .text(key), .init(id)])
          }
        }
      }
    }
  }

  /// Replaces the entries of the change logs.
  package func setChanges(_ changes: [ChangelogEntry]) throws(Failure) {
    try connection.use { database in try ChangelogStorage.store(changes, database) }
  }

  package func setQuantities(_ quantities: [Quantity]) throws(Failure) {
    try connection.use { database in try QuantityStorage.store(quantities, database) }
  }

  package func setAnchors(_ anchors: OfficialAnchors) throws(Failure) {
    try connection.use { database in try anchors.store(database) }
  }

  /// Replaces the questions by language and record id. They are searched but never shown.
  package func setQuestions(_ questions: [Language: [String: [String]]]) throws(Failure) {
    needsReindexing = true
    try connection.use { database in try QuestionStorage.store(questions, database) }
  }

  /// Replaces the embeddings of terms.
  package func setEmbeddings(_ embeddings: TermEmbeddings?) throws(Failure) {
    needsReindexing = true
    try connection.use { database in
      try database.execute("DELETE FROM vectors")
      for (term, vector) in embeddings?.all ?? [] {
        try database.run(
          "INSERT INTO vectors (term, vector) VALUES (?, ?)",
          [.text(term), .blob(vector.map { UInt8(bitPattern: $0) })])
      }
    }
  }

  private func store(_ topic: Topic, _ database: Database, listed: Bool, rank: Int, replacing: Bool) throws {
    let update =
      replacing
      ? """
      DO UPDATE SET listed = excluded.listed, rank = excluded.rank, category = excluded.category, division = excluded.division,
        platforms = excluded.platforms, detail = excluded.detail
      """ : "DO NOTHING"
    try database.run(
      """
      INSERT INTO topics (slug, listed, rank, category, division, platforms, detail)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (slug) \(update)
      """,
      [
        .text(topic.slug), listed ? 1 : 0, .init(rank), .text(topic.category), .init(topic.group),
        .init(Platform.mask(topic.platforms)), .blob(StoredTopic.detail(topic)),
      ])
    guard database.changes > 0,
      let id = try database.first("SELECT id FROM topics WHERE slug = ?", [.text(topic.slug)], { $0.integer(0) })
    else { return }
    if replacing { try database.run("DELETE FROM topic_names WHERE topic = ?", [.integer(id)]) }
    for (rank, names) in TopicRank.names(of: topic) {
      for name in names {
        // An original name has a higher rank than another that only becomes equal by spelling variation.
        for (index, key) in NameKeys.all(of: name).enumerated() where !key.isEmpty {
          let rank = index == 0 || rank > .spelling ? rank : .spelling
          try database.run(
            "INSERT OR IGNORE INTO topic_names (key, rank, topic) VALUES (?, ?, ?)",
            [.text(key), .init(rank.rawValue), .integer(id)])
        }
      }
    }
  }
}
