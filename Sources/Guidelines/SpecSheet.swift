/// Tables and stated measures, by quantity: what `hig spec` prints.
package struct SpecSheet: Hashable, Sendable {
  /// A table, or the sentences of a record that state a measure, with its source.
  package struct Entry: Hashable, Sendable {
    package var record: Record
    /// For the platforms that were asked for.
    package var table: Table?
    package var sentences: [String]
    /// Ids of other records whose table states the same.
    package var also: [String] = []
    /// Rows of the table that were left out for want of room.
    package var omittedRows = 0
    /// Whether the rows stand in a line each, with the names of their columns: a few take less room so.
    package var isFlat = false

    package init(record: Record, table: Table?, sentences: [String]) {
      self.record = record
      self.table = table
      self.sentences = sentences
    }

    package var caption: String { record.headline.plainText }
  }

  package struct Section: Hashable, Sendable {
    /// nil for what was found by its words.
    package var quantity: String?
    package var title: String
    package var entries: [Entry]
    /// Entries that were left out for want of room.
    package var omitted = 0
    /// Whether there is room for a blank line between entries.
    package var isTight = false

    package init(quantity: String?, title: String, entries: [Entry], omitted: Int = 0) {
      self.quantity = quantity
      self.title = title
      self.entries = entries
      self.omitted = omitted
    }
  }

  package var sections: [Section] = []
  /// Whether something was left out of entries for want of room.
  package var isShortened = false
  /// Whether nothing has the name that was asked for: what is here was found by its words, and stands under its topics.
  package var isFoundByWords = false

  package init() {}
}
