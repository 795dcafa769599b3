/// A quantity that people look up by name, such as tap target size, text size, or contrast (`Corpus/quantities.yaml`).
public struct Quantity: Hashable, Sendable {
  public var slug: String
  /// Names by language; the first of each language is the one to print.
  public var names: Localized<[String]>
  /// Ids of the records that state it, the most relevant first.
  public var recordIDs: [String]

  public init(slug: String, names: Localized<[String]>, recordIDs: [String]) {
    self.slug = slug
    self.names = names
    self.recordIDs = recordIDs
  }

  public func title(in language: Language) -> String {
    names[language]?.first ?? names.values.lazy.compactMap { $0.first }.first ?? slug
  }
}
