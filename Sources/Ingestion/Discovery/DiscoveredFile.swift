/// A file that was named or found in a named folder.
struct DiscoveredFile: Hashable, Sendable {
  /// The path for messages, as it was named or as it was reached from a named folder.
  var location: String
  /// The same path as bytes for system calls; `-` is standard input.
  var name: [UInt8]
  /// Absolute path without symbolic links. Empty for standard input and pipes.
  var identity: [UInt8]
  /// The path for records: the named folder with the path below it, or the file's own name.
  var path: String
  /// Name of the named folder that contains the file, if any.
  var root: String?
  /// Absolute path of that folder without symbolic links.
  var rootIdentity: [UInt8]?
  /// Indicates whether the file is opened by `identity` without following links, so that a link that was created in the meantime
  /// cannot lead out of the folder.
  var isOpenedInPlace = false

  static let standardInput = DiscoveredFile(location: "-", name: [UInt8(ascii: "-")], identity: [], path: "stdin")

  /// Indicates whether this is a README or an index file, which its folder's name describes.
  var isIndex: Bool { BytePath.isIndex(BytePath.components(Array(path.utf8)).last ?? []) }

  /// The name without its last extension, or the folder's name for a README or an index file.
  var stem: String { PageNamer.nameComponents(of: self).first ?? "page" }

  /// The name for the page reader, which uses it as the title of a page without one.
  var pageName: String {
    guard isIndex else { return path }
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    return stem + (dot.map { path[$0...] } ?? "")
  }
}
