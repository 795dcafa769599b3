/// What became of one rule, table or section of a page from one of its states to a later one; or how a source differs from another in one rule.
package struct EditionChange: Hashable, Sendable {
  /// At least one, each once.
  package var kinds: [Kind]
  /// As it stood before; nil for what is new.
  package var old: Record?
  /// As it stands now; nil for what is gone.
  package var new: Record?
  /// What is no record: the title of a section, the name of a page, what a page says of platforms.
  package var was: MarkedText?
  package var now: MarkedText?

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case added, gone, reworded, moved, platforms, strength
    /// Numbers that the one states and the other does not.
    case figures
    /// The title of a section.
    case section
    /// The page itself came, went, or was renamed: `was` and `now` name it.
    case page
  }

  package init(_ kinds: [Kind], old: Record? = nil, new: Record? = nil, was: MarkedText? = nil, now: MarkedText? = nil) {
    (self.kinds, self.old, self.new, self.was, self.now) = (kinds, old, new, was, now)
  }

  /// A text with what is to be marked in it: [start, end) in its Unicode scalars, in order, not overlapping.
  package struct MarkedText: Hashable, Sendable {
    package var text: String
    package var marks: [Range<Int>]

    package init(_ text: String, marks: [Range<Int>] = []) { (self.text, self.marks) = (text, marks) }
  }
}

/// The changes of one page.
package struct PageChanges: Hashable, Sendable {
  /// Slug.
  package var topic: String
  package var title: String
  package var language: Language
  /// The days from which its two states count; nil where there is none.
  package var from: String?
  package var to: String?
  package var changes: [EditionChange]

  package init(topic: String, title: String, language: Language, from: String?, to: String?, changes: [EditionChange]) {
    (self.topic, self.title, self.language) = (topic, title, language)
    (self.from, self.to, self.changes) = (from, to, changes)
  }
}
