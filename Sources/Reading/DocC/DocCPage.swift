import Guidelines
enum DocCPage {
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page { throw .notAPage(path: name, .unknownFormat) }
}
