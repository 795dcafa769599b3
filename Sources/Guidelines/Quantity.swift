/// Something that people look up as a figure (`Corpus/quantities.yaml`): tap targets, text sizes, contrast.
package struct Quantity: Hashable, Sendable {
  package var slug: String
  /// The first of each language is the one to print.
  package var names: [Language: [String]]
  /// Ids of the records that state it, the most telling first.
  package var records: [String]

  package init(slug: String, names: [Language: [String]], records: [String]) {
    self.slug = slug
    self.names = names
    self.records = records
  }

  package func title(in language: Language) -> String {
    names[language]?.first ?? names[language.other]?.first ?? slug
  }
}
