/// A file to read: where it lies, and what it is called.
struct FoundFile: Hashable, Sendable {
  /// As it was named, or reached from what was named: for messages.
  var location: String
  /// The same for the system, which knows names as bytes; `-` is standard input.
  var name: [UInt8]
  /// Where it lies whatever it was called: absolute, with no link on the way. Empty where it lies nowhere: standard input, a pipe.
  var identity: [UInt8]
  /// What a record calls it: the folder that was named with the way below it, or the file's own name.
  var path: String
  /// The folder that was named, if it was found inside one.
  var root: String?
  /// Absolute path of that folder, with no link on the way.
  var rootIdentity: [UInt8]?
  /// Whether it is opened where it lies, through no link: nothing that was put there since leads out of the folder.
  var isOpenedInPlace = false

  static let standardInput = FoundFile(location: "-", name: [UInt8(ascii: "-")], identity: [], path: "stdin")

  /// Whether the folder around it says what it is about: a README, an index.
  var isIndex: Bool { PathText.isIndex(PathText.parts(Array(path.utf8)).last ?? []) }

  /// The name without its last extension; for a README or an index the folder's.
  var stem: String { PageNames.parts(of: self).first ?? "page" }

  /// For a reader, which takes a title from it where the page has none.
  var pageName: String {
    guard isIndex else { return path }
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    return stem + (dot.map { path[$0...] } ?? "")
  }
}
