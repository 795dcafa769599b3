/// Everyday words (`Corpus/first.yaml`): when one of them is all that is asked, the record that stands first.
package struct FirstWords: Hashable, Sendable {
  package var words: Localized<[String]>
  /// Its id.
  package var record: String

  package init(words: Localized<[String]>, record: String) {
    self.words = words
    self.record = record
  }
}
