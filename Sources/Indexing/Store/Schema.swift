import TextAnalysis

/// The tables of an index.
///
/// `words` is a contentless FTS5 table: it stores which rule contains which term in which column, and nothing else. A row is a
/// rule with all its wordings in all languages. Terms come from our analyzer and are separated by single spaces, so FTS5's
/// `ascii` tokenizer only splits them and any tool can read the table. Sentence scores, phrase matches, and highlights are
/// computed from the text itself. Each text is stored once, in `records.content`.
enum Schema {
  /// The ASCII codes of "hig1".
  static let applicationID: Int32 = 0x6869_6731
  static let version = 12
  /// The value of `user_version`. It combines the versions of the schema and the analyzer, because both must match the program.
  static let userVersion = Int32(version * 1000 + Tokenizer.version)

  static let tables = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
    CREATE TABLE topics (
      id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, rank INTEGER NOT NULL, category TEXT NOT NULL,
      division TEXT, platforms INTEGER NOT NULL, detail BLOB NOT NULL);
    CREATE TABLE topic_names (
      key TEXT NOT NULL, rank INTEGER NOT NULL, topic INTEGER NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
      PRIMARY KEY (key, rank, topic)) WITHOUT ROWID;
    CREATE TABLE glossary_groups (id INTEGER PRIMARY KEY, weight REAL, content BLOB NOT NULL);
    CREATE TABLE glossary_terms (
      head TEXT NOT NULL, form TEXT NOT NULL, glossary_group INTEGER NOT NULL, reading INTEGER NOT NULL,
      PRIMARY KEY (head, form, glossary_group)) WITHOUT ROWID;
    CREATE TABLE sources (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, ingested TEXT);
    CREATE TABLE pages (
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES sources (id), name TEXT NOT NULL, path TEXT NOT NULL,
      language INTEGER NOT NULL, hash TEXT NOT NULL, format TEXT NOT NULL, title TEXT NOT NULL, url TEXT, edition TEXT,
      translator TEXT, retrieved TEXT, location BLOB, private INTEGER NOT NULL DEFAULT 0, UNIQUE (source, path, name, language));
    CREATE TABLE sections (
      id INTEGER PRIMARY KEY, page INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE, topic_title TEXT NOT NULL,
      path BLOB NOT NULL, anchor TEXT NOT NULL);
    CREATE INDEX sections_page ON sections (page);
    CREATE TABLE records (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, topic INTEGER NOT NULL REFERENCES topics (id),
      page INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE, section INTEGER NOT NULL, position INTEGER NOT NULL,
      kind INTEGER NOT NULL, strength INTEGER, language INTEGER NOT NULL, platforms INTEGER, line INTEGER NOT NULL,
      counterparts BLOB, wording_group INTEGER, wording_group_confidence REAL, content BLOB NOT NULL, rule INTEGER,
      guessed INTEGER NOT NULL DEFAULT 0, sum INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX records_name ON records (name);
    CREATE INDEX records_topic ON records (topic, page, position);
    CREATE INDEX records_page ON records (page);
    CREATE INDEX records_wording_group ON records (wording_group) WHERE wording_group IS NOT NULL;
    \(search)
    """

  /// Tables and indexes for search. They are derived from the records and rebuilt at each commit.
  static let search = """
    CREATE INDEX records_rule ON records (rule);
    CREATE TABLE vectors (term TEXT PRIMARY KEY, vector BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE columns (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
    CREATE TABLE common_postings (term TEXT PRIMARY KEY, entries BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE vocabulary (word TEXT PRIMARY KEY, count INTEGER NOT NULL, skeleton TEXT) WITHOUT ROWID;
    CREATE INDEX vocabulary_skeleton ON vocabulary (skeleton) WHERE skeleton IS NOT NULL;
    CREATE VIRTUAL TABLE words USING fts5 (heading, body, questions, topic, content='', detail='column', columnsize=0, tokenize='ascii');
    CREATE VIRTUAL TABLE word_places USING fts5vocab (words, instance);
    """
}
