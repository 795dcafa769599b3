import SystemInterface

/// Names of files as bytes. Two names are one only where all their bytes are: `String` would take two spellings of が for the same.
enum PathText {
  private static let slash = UInt8(ascii: "/")

  static func parts(_ path: [UInt8]) -> [ArraySlice<UInt8>] { path.split(separator: slash) }

  static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
    folder.last == slash ? folder + name : folder + [slash] + name
  }

  /// The folder that holds a path; nil at the top.
  static func parent(_ path: [UInt8]) -> [UInt8]? {
    guard let end = path.lastIndex(of: slash), end > path.startIndex else { return nil }
    return Array(path[..<end])
  }

  static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    path.starts(with: folder) && (folder.last == slash || path.dropFirst(folder.count).first == slash)
  }

  /// `README.ja.md`, `index.html`, `_index.md`.
  static func isIndex(_ name: some Collection<UInt8>) -> Bool {
    let first = String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self).lowercased()
    return ["readme", "index", "_index"].contains(first)
  }

  /// As text; different names stay different.
  static func shown(_ bytes: some Sequence<UInt8>) -> String { NameBytes.shown(bytes) }
}

extension [UInt8] {
  /// For a call of the system.
  func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (self.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a path ends with a zero") }
      return body(start)
    }
  }
}
