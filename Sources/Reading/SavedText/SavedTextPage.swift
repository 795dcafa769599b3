import Guidelines
enum SavedTextPage {
  static func read(_ bytes: [UInt8]) -> Page { Page(metadata: .init(format: .savedText, language: .japanese, title: ""), blocks: []) }
}
