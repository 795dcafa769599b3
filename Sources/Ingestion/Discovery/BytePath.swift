import SystemInterface

/// Operations on paths as bytes. Paths are equal only if their bytes are; `String` would treat two encodings of が as equal.
enum BytePath {
  private static let slash = UInt8(ascii: "/")

  static func components(_ path: [UInt8]) -> [ArraySlice<UInt8>] { path.split(separator: slash) }

  static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
    folder.last == slash ? folder + name : folder + [slash] + name
  }

  /// Returns the folder that contains a path, or `nil` at the top.
  static func parent(_ path: [UInt8]) -> [UInt8]? {
    guard let end = path.lastIndex(of: slash), end > path.startIndex else { return nil }
    return Array(path[..<end])
  }

  static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    path.starts(with: folder) && (folder.last == slash || path.dropFirst(folder.count).first == slash)
  }

  /// Indicates whether this is the name of a README or an index file: `README.ja.md`, `index.html`, `_index.md`.
  static func isIndex(_ name: some Collection<UInt8>) -> Bool {
    let baseName = String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self).lowercased()
    return ["readme", "index", "_index"].contains(baseName)
  }

  /// Returns the path as text. Different paths have different texts.
  static func displayText(_ bytes: some Sequence<UInt8>) -> String { FileNameCoding.displayText(bytes) }
}

extension [UInt8] {
  /// Calls `body` with the path as a null-terminated string for system calls.
  func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (self.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a path ends with a zero") }
      return body(start)
    }
  }
}
