import Guidelines

/// The parameters of an ingest.
package struct IngestRequest: Hashable, Sendable {
  /// Files and folders, or `-` for standard input.
  package var paths: [String]
  /// Path of the index to update or create.
  package var index: String
  /// Path of an index whose content a new index starts with, such as the installed index for the user's own.
  package var startingFrom: String?
  /// Folder of the Corpus, which contains `topics.yaml` and `glossary.yaml`. `nil` to use the lists of the index, if it has any.
  package var corpus: String?
  /// Folder of the bundled Corpus, whose files are the only ones that belong to the source 'Corpus'. `nil` if there is none.
  package var bundledCorpus: String?
  /// Name of the source; `nil` to use the name of the folder or file, or the one that a canonical page states.
  package var source: String?
  /// Indicates whether `source` is a reserved name that the program itself assigns, as `hig fetch` does.
  package var ownsSource: Bool
  /// Indicates whether more than a tenth of a source may be removed.
  package var allowsPruning: Bool
  /// Metadata for pages that do not state it.
  package var language: Language?
  package var topic: String?
  package var edition: String?
  /// Indicates whether the pages are private copies; see `SourceReference.isPrivate`. Pages of a private source always are.
  package var isPrivate: Bool
  /// Indicates whether links that lead out of a named folder are followed.
  package var followsLinks: Bool
  /// Sources to remove from the index.
  package var removing: [String]
  /// Folders in which to find external document converters, separated as in `PATH`.
  package var programs: String

  package init(
    paths: [String], index: String, startingFrom: String? = nil, corpus: String? = nil, bundledCorpus: String? = nil,
    source: String? = nil, ownsSource: Bool = false, allowsPruning: Bool = false, language: Language? = nil, topic: String? = nil,
    edition: String? = nil, isPrivate: Bool = false, followsLinks: Bool = false, removing: [String] = [], programs: String = ""
  ) {
    self.paths = paths
    self.index = index
    self.startingFrom = startingFrom
    self.corpus = corpus
    self.bundledCorpus = bundledCorpus
    self.source = source
    self.ownsSource = ownsSource
    self.allowsPruning = allowsPruning
    self.language = language
    self.topic = topic
    self.edition = edition
    self.isPrivate = isPrivate
    self.followsLinks = followsLinks
    self.removing = removing
    self.programs = programs
  }
}

/// Progress of a long ingest.
package enum IngestProgress: Hashable, Sendable {
  case reading(done: Int, of: Int)
  case linking(done: Int, of: Int)
  case writing
}
