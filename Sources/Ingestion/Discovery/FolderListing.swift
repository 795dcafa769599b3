import SystemInterface

/// The names in a folder, in no particular order. `error` is a system error number if the listing is incomplete.
struct FolderListing {
  var names: [[UInt8]] = []
  var error: Int32?

  init(names: [[UInt8]], error: Int32? = nil) {
    self.names = names
    self.error = error
  }

  init(_ folder: [UInt8]) {
    guard let entries = folder.withPath({ opendir($0) }) else {
      error = errno
      return
    }
    defer { closedir(entries) }
    while true {
      // `readdir` returns NULL at the end and after an error; only `errno` distinguishes the two.
      errno = 0
      guard let entry = readdir(entries) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [dot], name != [dot, dot] { names.append(name) }
    }
    if errno != 0 { error = errno }
  }
}

private let dot = UInt8(ascii: ".")

/// A folder whose name shows that it contains no pages.
enum ExcludedFolder {
  /// A version control folder, which is ignored without a report.
  case versionControl
  /// A folder that a tool generated: dependencies or build products.
  case generated

  init?(_ name: [UInt8]) {
    switch String(decoding: name, as: UTF8.self) {
    case ".git", ".hg", ".svn": self = .versionControl
    case "node_modules", "bower_components", "vendor", ".build", "build", "dist", "target", "_site", ".next", "__pycache__",
      "venv",
      ".venv":
      self = .generated
    default: return nil
    }
  }
}

/// Recognizes the files of a Corpus folder that are not pages: its lists, and its figures with their texts.
struct CorpusFileFilter {
  private let isCorpus: Bool

  init(_ names: [[UInt8]]) { isCorpus = names.contains(Array("topics.yaml".utf8)) && names.contains(Array("glossary.yaml".utf8)) }

  func contains(_ name: [UInt8]) -> Bool {
    guard isCorpus else { return false }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return text.hasSuffix(".yaml") || text == "vectors.bin" || text == "questions" || text == "figures"
      || text.hasPrefix("readme")
  }
}
