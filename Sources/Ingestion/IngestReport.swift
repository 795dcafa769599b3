import Guidelines

/// The result of an ingest: what it did, and what the index contains after it.
package struct IngestReport: Hashable, Sendable {
  /// Sources that were read or changed, by name.
  package var sources: [Source] = []
  /// Files that could not be read, and named files that are not pages.
  package var unread: [UnreadFile] = []
  /// Number of skipped files by reason.
  package var skipped: [SkipReason: Int] = [:]
  /// Paths of the skipped links that lead out of their folder.
  package var outsideLinks: [String] = []
  /// The assigned source names, by the reserved name that a folder, page, or front matter claimed.
  package var renamed: [String: Set<String>] = [:]
  /// Pages that were truncated, with the limit that they exceeded.
  package var truncatedPages: [TruncatedPage] = []

  package struct Source: Hashable, Sendable {
    package var name: String
    /// Number of files that were read as pages.
    package var pagesRead = 0
    /// Number of files that did not change.
    package var unchanged = 0
    /// Number of files that no longer exist in their folder and whose pages were removed.
    package var pruned = 0
    /// The pages that were read.
    package var pages: [IngestedPage] = []
    /// Totals of the finished index; `nil` if nothing of the source is left.
    package var summary: SourceSummary?
  }

  /// A page and the topics of its records, in order.
  package struct IngestedPage: Hashable, Sendable {
    package var path: String
    package var topics: [String] = []
    /// Topics that the index had nothing about before.
    package var newTopics: Set<String> = []
  }

  package struct UnreadFile: Hashable, Sendable {
    package var path: String
    package var failure: Failure
  }

  package struct TruncatedPage: Hashable, Sendable {
    package var path: String
    package var limit: Diagnostic.Kind
  }

  package var pagesRead: Int { sources.reduce(0) { $0 + $1.pagesRead } }
  package var unchanged: Int { sources.reduce(0) { $0 + $1.unchanged } }
  package var pruned: Int { sources.reduce(0) { $0 + $1.pruned } }

  /// Updates the entry of a source, which is created if necessary.
  mutating func updateSource(_ source: String, _ change: (inout Source) -> Void) {
    let index = sources.firstIndex { $0.name == source } ?? sources.endIndex
    if index == sources.endIndex { sources.append(Source(name: source)) }
    change(&sources[index])
  }
}
