/// A change of one rule, table, or section between two editions of a page, or a difference in one rule between two sources.
package struct EditionChange: Hashable, Sendable {
  /// Nonempty, without duplicates.
  package var kinds: [Kind]
  /// The earlier record; `nil` for an addition.
  package var old: Record?
  /// The later record; `nil` for a removal.
  package var new: Record?
  /// The earlier text of something other than a record: the title of a section, the name of a page, or its platform support.
  package var oldText: MarkedText?
  /// The later text of something other than a record.
  package var newText: MarkedText?

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case added, gone, reworded, moved, platforms, strength
    /// The two records state different numbers.
    case figures
    /// The title of a section changed.
    case section
    /// The page itself was added, removed, or renamed; `oldText` and `newText` name it.
    case page
  }

  package init(_ kinds: [Kind], old: Record? = nil, new: Record? = nil, oldText: MarkedText? = nil, newText: MarkedText? = nil) {
    (self.kinds, self.old, self.new, self.oldText, self.newText) = (kinds, old, new, oldText, newText)
  }

  /// A text and the ranges to highlight in it: half-open, in Unicode scalars, ascending, not overlapping.
  package struct MarkedText: Hashable, Sendable {
    package var text: String
    package var marks: [Range<Int>]

    package init(_ text: String, marks: [Range<Int>] = []) { (self.text, self.marks) = (text, marks) }
  }
}

/// The changes of one page.
package struct PageChanges: Hashable, Sendable {
  /// Slug of the topic.
  package var topic: String
  package var title: String
  package var language: Language
  /// The dates of the two editions; `nil` if unknown.
  package var oldDate: String?
  package var newDate: String?
  package var changes: [EditionChange]

  package init(topic: String, title: String, language: Language, oldDate: String?, newDate: String?, changes: [EditionChange]) {
    (self.topic, self.title, self.language) = (topic, title, language)
    (self.oldDate, self.newDate, self.changes) = (oldDate, newDate, changes)
  }
}
