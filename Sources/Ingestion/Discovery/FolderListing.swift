import SystemInterface

/// What a folder holds, in no order. `error` is the system's number where that is not all.
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
      // The end and an error look alike but for this.
      errno = 0
      guard let entry = readdir(entries) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [dot], name != [dot, dot] { names.append(name) }
    }
    if errno != 0 { error = errno }
  }
}

private let dot = UInt8(ascii: ".")

/// Names by which it is known that nothing inside is a page of the folder's own.
enum ForeignFolder {
  /// Of version control: not even worth a word.
  case history
  /// What tools put there: dependencies, and what was built from the pages.
  case generated

  init?(_ name: [UInt8]) {
    switch String(decoding: name, as: UTF8.self) {
    case ".git", ".hg", ".svn": self = .history
    case "node_modules", "bower_components", "vendor", ".build", "build", "dist", "target", "_site", ".next", "__pycache__",
      "venv",
      ".venv":
      self = .generated
    default: return nil
    }
  }
}

/// What a Corpus folder holds beside its pages: its lists, which are read as such, and its drawings with what is said of them.
struct CorpusOwn {
  private let isCorpus: Bool

  init(_ names: [[UInt8]]) { isCorpus = names.contains(Array("topics.yaml".utf8)) && names.contains(Array("glossary.yaml".utf8)) }

  func contains(_ name: [UInt8]) -> Bool {
    guard isCorpus else { return false }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return text.hasSuffix(".yaml") || text == "vectors.bin" || text == "questions" || text == "figures"
      || text.hasPrefix("readme")
  }
}
