/// Something that people look up as a figure (`Corpus/quantities.yaml`): tap targets, text sizes, contrast.
public struct Quantity: Hashable, Sendable {
  public var slug: String
  /// The first of each language is the one to print.
  public var names: Localized<[String]>
  /// Ids of the records that state it, the most telling first.
  public var records: [String]

  public init(slug: String, names: Localized<[String]>, records: [String]) {
    self.slug = slug
    self.names = names
    self.records = records
  }

  public func title(in language: Language) -> String {
    names[language]?.first ?? names.values.lazy.compactMap { $0.first }.first ?? slug
  }
}
