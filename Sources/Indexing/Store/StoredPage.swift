import Guidelines

/// A page in the index. A file of a source can contain several.
package struct StoredPage: Hashable, Sendable {
  package var source: String
  /// Name of the page within the source.
  package var page: String
  /// Path within what was ingested. It identifies the file within its source.
  package var path: String
  /// Absolute location of the file as bytes; empty if there is none or if it does not matter.
  package var location: [UInt8]
  package var language: Language
  /// Hash of the file's bytes. A page with the same hash does not need to be read again.
  package var hash: String
  package var format: Page.Format
  package var title: String
  package var url: String?
  package var edition: String?
  package var translator: String?
  package var retrieved: String?
  package var isPrivate: Bool

  package init(
    source: String, page: String, path: String, location: [UInt8] = [], language: Language, hash: String, format: Page.Format,
    title: String,
    url: String? = nil, edition: String? = nil, translator: String? = nil, retrieved: String? = nil, isPrivate: Bool = false
  ) {
    self.source = source
    self.page = page
    self.path = path
    self.location = location
    self.language = language
    self.hash = hash
    self.format = format
    self.title = title
    self.url = url
    self.edition = edition
    self.translator = translator
    self.retrieved = retrieved
    self.isPrivate = isPrivate
  }
}

/// Links of a stored record to other records.
package struct RecordLinks: Hashable, Sendable {
  package var rowID: Int64
  /// The record's id.
  package var name: String
  /// The same rule in other languages.
  package var counterparts: Localized<Counterpart>
  /// Number of the wording group; `nil` if the record is in none. It is unique within an index and otherwise arbitrary.
  package var group: Int64?
  /// Confidence from 0 to 1 that the record belongs to its group.
  package var groupConfidence: Double?

  package struct Counterpart: Hashable, Sendable {
    package var id: String
    /// Confidence from 0 to 1 if the counterpart was found by comparing content; `nil` if it was found by its position.
    package var confidence: Double?

    package init(id: String, confidence: Double? = nil) {
      self.id = id
      self.confidence = confidence
    }
  }

  package init(
    rowID: Int64, name: String, counterparts: Localized<Counterpart> = Localized(), group: Int64? = nil,
    groupConfidence: Double? = nil
  ) {
    self.rowID = rowID
    self.name = name
    self.counterparts = counterparts
    self.group = group
    self.groupConfidence = groupConfidence
  }
}

/// Statistics and versions of an index.
package struct IndexInformation: Hashable, Sendable {
  package var path: String
  package var schemaVersion: Int
  package var analyzerVersion: Int
  /// Edition of the Corpus that it was built with; empty if there is none.
  package var corpusEdition: String
  package var topicCount: Int
  package var sourceCount: Int
  package var pageCount: Int
  package var recordCount: Int
  package var ruleCount: Int
  /// Number of inferred rules.
  package var inferredCount: Int
  /// Size of the file in bytes.
  package var bytes: Int
}
