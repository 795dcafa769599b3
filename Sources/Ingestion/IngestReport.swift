import Guidelines

/// What an ingest did, and what the index holds after it.
package struct IngestReport: Hashable, Sendable {
  /// Those that were read or changed, by name.
  package var sources: [Source] = []
  /// What could not be read, and named files that are no pages.
  package var unread: [Unread] = []
  /// Files that are not pages, by reason.
  package var skipped: [SkipReason: Int] = [:]
  /// Of these, links out of their folder.
  package var outside: [String] = []
  /// Names of sources by the reserved name that a folder, page or front matter claimed instead.
  package var renamed: [String: Set<String>] = [:]
  /// Pages of which a part was left out, and what limit they reached.
  package var cut: [Cut] = []

  package struct Source: Hashable, Sendable {
    package var name: String
    /// Files that became pages.
    package var pagesRead = 0
    /// Files that were the same as before.
    package var unchanged = 0
    /// Files that are gone from their folder, and their pages with them.
    package var pruned = 0
    /// Where the pages that were read went.
    package var places: [Place] = []
    /// As the index counts it in the end; nil where nothing of it is left.
    package var held: SourceSummary?
  }

  /// A page and the topics that its records are about, in their order.
  package struct Place: Hashable, Sendable {
    package var path: String
    package var topics: [String] = []
    /// Those that nothing in the index was about before.
    package var newTopics: Set<String> = []
  }

  package struct Unread: Hashable, Sendable {
    package var path: String
    package var failure: Failure
  }

  package struct Cut: Hashable, Sendable {
    package var path: String
    package var limit: Diagnostic.Finding
  }

  package var pagesRead: Int { sources.reduce(0) { $0 + $1.pagesRead } }
  package var unchanged: Int { sources.reduce(0) { $0 + $1.unchanged } }
  package var pruned: Int { sources.reduce(0) { $0 + $1.pruned } }

  /// Changes the entry of a source, made where there is none.
  mutating func note(_ source: String, _ change: (inout Source) -> Void) {
    let index = sources.firstIndex { $0.name == source } ?? sources.endIndex
    if index == sources.endIndex { sources.append(Source(name: source)) }
    change(&sources[index])
  }
}
