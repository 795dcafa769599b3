import Guidelines
import Languages

/// Parts of an SQL script that creates the schema `hig` in a PostgreSQL database: tables, rows for COPY, functions, and finally
/// indexes.
package enum PostgresScript {
  package static let tables = """
    CREATE TABLE hig.topics (slug text PRIMARY KEY, titles jsonb NOT NULL, category text NOT NULL, platforms text[] NOT NULL);
    CREATE TABLE hig.topic_names (key text NOT NULL, rank smallint NOT NULL, topic text NOT NULL);
    CREATE TABLE hig.platform_names (name text NOT NULL, platform text NOT NULL);
    CREATE TABLE hig.records (
      id text NOT NULL, language text NOT NULL, kind text NOT NULL, strength text, topic text NOT NULL, section text[] NOT NULL, anchor text NOT NULL,
      platforms text[], headline text NOT NULL, body text NOT NULL, markdown text NOT NULL, source text NOT NULL, page text NOT NULL, url text, edition text,
      is_guessed boolean NOT NULL, counterpart text, position integer NOT NULL, rule integer, PRIMARY KEY (id, language));
    CREATE TABLE hig.rules (
      rule integer PRIMARY KEY, topic text, kind text NOT NULL, platforms text[] NOT NULL, languages text[] NOT NULL, has_figure boolean NOT NULL,
      is_older boolean NOT NULL, is_stated boolean NOT NULL, direction smallint[] NOT NULL);
    CREATE TABLE hig.terms_stored (
      term text PRIMARY KEY, idf real NOT NULL, is_aside boolean NOT NULL, rules integer[] NOT NULL, impacts real[] NOT NULL);
    CREATE TABLE hig.vectors (term text PRIMARY KEY, vector smallint[] NOT NULL);
    CREATE TABLE hig.synonyms (head text NOT NULL, form text NOT NULL, synonym_group integer NOT NULL, share real NOT NULL, members text[] NOT NULL);


    """

  package static let functions = String(decoding: PackageResources.postgres_sql, as: UTF8.self)

  package static let indexes = """
    CREATE INDEX ON hig.records (topic, language);
    CREATE INDEX ON hig.records (rule);
    CREATE INDEX ON hig.rules (topic);
    CREATE INDEX ON hig.topic_names (key);
    CREATE INDEX ON hig.terms_stored (term COLLATE "C");
    CREATE INDEX ON hig.synonyms (head);

    """

  package static let recordColumns = [
    "id", "language", "kind", "strength", "topic", "section", "anchor", "platforms", "headline", "body", "markdown", "source",
    "page", "url", "edition",
    "is_guessed", "counterpart", "position", "rule",
  ]

  /// - Parameter rule: Rule number of the record in search, or `nil` if it is not searched.
  package static func row(_ record: Record, rule: Int?) -> [CopyValue] {
    [
      .text(record.id), .text(record.language.rawValue), .text(record.kind.rawValue), .text(record.strength?.rawValue),
      .text(record.topic),
      .texts(record.section), .text(record.anchor), .texts(record.platformNames),
      .text(record.headline.plainText),
      .text(record.explanation.plainText), .text(RecordMarkdown.content(of: record)), .text(record.source.name),
      .text(record.source.page),
      .text(record.source.url), .text(record.source.edition), .flag(record.isInferred), .text(record.counterparts.values.first),
      .integer(record.position), rule.map { .integer($0) } ?? .text(nil),
    ]
  }

  /// Lowercase names of platforms and of their devices, as queries use them.
  package static var platformNames: [(name: String, platform: Platform)] {
    Platform.allCases.flatMap { platform in
      [(platform.rawValue.lowercased(), platform)]
        + Languages.all.flatMap(\.platformPhrases.devices).filter { $0.platform == platform }.flatMap(\.names).map {
          ($0.lowercased(), platform)
        }
    }
  }
}
