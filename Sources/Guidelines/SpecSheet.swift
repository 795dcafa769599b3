/// Tables and stated measures, grouped by quantity, as `hig spec` prints them.
package struct SpecSheet: Hashable, Sendable {
  /// A table, or the sentences of a record that state a measure, with its source.
  package struct Specification: Hashable, Sendable {
    package var record: Record
    /// The table, reduced to the requested platforms.
    package var table: Table?
    package var sentences: [String]
    /// Ids of other records whose tables state the same.
    package var equivalentIDs: [String] = []
    /// Number of rows of the table that were omitted to fit the output limit.
    package var omittedRows = 0
    /// Indicates whether each row is printed on one line with the names of its columns, which is shorter for a few rows.
    package var isFlat = false

    package init(record: Record, table: Table?, sentences: [String]) {
      self.record = record
      self.table = table
      self.sentences = sentences
    }

    package var caption: String { record.headline.plainText }
  }

  package struct Section: Hashable, Sendable {
    /// Slug of the quantity; `nil` for what was found by full-text search.
    package var quantity: String?
    package var title: String
    package var specifications: [Specification]
    /// Number of specifications that were omitted to fit the output limit.
    package var omitted = 0
    /// Indicates whether blank lines between specifications are omitted.
    package var isTight = false

    package init(quantity: String?, title: String, specifications: [Specification], omitted: Int = 0) {
      self.quantity = quantity
      self.title = title
      self.specifications = specifications
      self.omitted = omitted
    }
  }

  package var sections: [Section] = []
  /// Indicates whether parts of specifications were omitted to fit the output limit.
  package var isShortened = false
  /// Indicates whether no quantity has the requested name. The sections then contain what full-text search found, grouped by
  /// topic.
  package var isFullTextResult = false

  package init() {}
}
