import Guidelines

/// What to read into which index.
package struct IngestRequest: Hashable, Sendable {
  /// Files and folders; `-` is standard input.
  package var paths: [String]
  /// The index to add to, or to make.
  package var index: String
  /// An index whose content a new one starts with (the installed one, for the user's own).
  package var startingFrom: String?
  /// The folder of the Corpus: where `topics.yaml` and `glossary.yaml` are taken from. nil: what the index holds, if anything.
  package var corpus: String?
  /// Folder of the bundled Corpus: only its files belong to the source 'Corpus', whatever others are called. `nil` if there is none.
  package var bundledCorpus: String?
  /// Name of the source; nil: the folder's or the file's name, or what a canonical page states.
  package var source: String?
  /// Whether `source` is a reserved name that the program itself assigns, as `hig fetch` does.
  package var ownsSource: Bool
  /// Whether more than a tenth of a source may go.
  package var prunes: Bool
  /// What pages do not state of themselves.
  package var language: Language?
  package var topic: String?
  package var edition: String?
  /// Whether what is read stays with its reader; see `SourceReference.isPrivate`. Pages of a source that is private already are so whatever is said here.
  package var isPrivate: Bool
  /// Whether links that lead out of a named folder are followed.
  package var follows: Bool
  /// Sources to take out of the index.
  package var removing: [String]
  /// Where programs are found that read documents, as in `PATH`.
  package var programs: String

  package init(
    paths: [String], index: String, startingFrom: String? = nil, corpus: String? = nil, bundledCorpus: String? = nil,
    source: String? = nil, ownsSource: Bool = false, prunes: Bool = false, language: Language? = nil, topic: String? = nil,
    edition: String? = nil, isPrivate: Bool = false, follows: Bool = false, removing: [String] = [], programs: String = ""
  ) {
    self.paths = paths
    self.index = index
    self.startingFrom = startingFrom
    self.corpus = corpus
    self.bundledCorpus = bundledCorpus
    self.source = source
    self.ownsSource = ownsSource
    self.prunes = prunes
    self.language = language
    self.topic = topic
    self.edition = edition
    self.isPrivate = isPrivate
    self.follows = follows
    self.removing = removing
    self.programs = programs
  }
}

/// Where a long ingest stands.
package enum IngestProgress: Hashable, Sendable {
  case reading(done: Int, of: Int)
  case linking(done: Int, of: Int)
  case writing
}
