import Guidelines
import Indexing
import SystemInterface

/// The pages of an index, with lookup by the location of their files.
///
/// A file is identified by its location, regardless of the path by which it was named: alone, with its folder, or from another
/// folder. Pages without a known location (pages of the Corpus, which may be installed anywhere; of earlier indexes; from
/// standard input) are identified by their path, which is a suffix of the file's location.
struct IndexedPages {
  /// Identifies a file within a source. A file can contain several pages.
  struct FileKey: Hashable {
    var source: [UInt8]
    var path: [UInt8]

    init(_ source: String, _ path: String) {
      self.source = Array(source.utf8)
      self.path = Array(path.utf8)
    }
  }

  struct File {
    var source: String
    var path: String
    /// Location of the file; empty if unknown.
    var location: [UInt8]
    /// The pages of the file, in no particular order; never empty.
    var pages: [StoredPage]

    var key: FileKey { FileKey(source, path) }
    var isCanonical: Bool { pages.contains { $0.format == .canonical } }
  }

  private(set) var files: [FileKey: File] = [:]
  private var byLocation: [[UInt8]: [FileKey]] = [:]
  /// Keys of the files without a known location, by path.
  private var byPath: [[UInt8]: [FileKey]] = [:]
  /// Locations of the indexed files and of all folders that contain them.
  private var locations: Set<[UInt8]> = []

  init(_ pages: [StoredPage]) {
    for (key, pages) in Dictionary(grouping: pages, by: { FileKey($0.source, $0.path) }) {
      let file = File(source: pages[0].source, path: pages[0].path, location: pages[0].location, pages: pages)
      files[key] = file
      if file.location.isEmpty {
        byPath[key.path, default: []].append(key)
      } else {
        byLocation[file.location, default: []].append(key)
        var ancestor = file.location
        while locations.insert(ancestor).inserted, let parent = BytePath.parent(ancestor) { ancestor = parent }
      }
    }
  }

  /// Indicates whether an indexed file is at a location or, if it is a folder, below it.
  func contains(_ location: [UInt8]) -> Bool { locations.contains(location) }

  /// Returns the indexed files that came from a file, and updates their location if the file was moved.
  /// - Parameters:
  ///   - requested: The source that the user named, or `nil` to keep each file in its source.
  ///   - defaultSource: The source of a new file.
  ///   - mayReplace: Indicates whether the file may replace an indexed one. If not, the indexed one keeps its location.
  mutating func claim(_ file: DiscoveredFile, requested: String?, defaultSource: String, mayReplace: (File) -> Bool) -> [File] {
    func isAllowed(_ indexed: File) -> Bool { requested == nil || requested == indexed.source }
    let sameLocation = restrictedToOneSource(
      (byLocation[file.identity] ?? []).compactMap { files[$0] }.filter(isAllowed), defaultSource)
    if !sameLocation.isEmpty { return sameLocation }
    for suffix in Self.pathSuffixes(of: file) {
      // Many locations can end in the same single name, so it identifies a page only within one source.
      let isLong = suffix.contains(UInt8(ascii: "/"))
      let samePath = restrictedToOneSource(
        (byPath[suffix] ?? []).compactMap { files[$0] }.filter {
          isAllowed($0) && ($0.source == (requested ?? defaultSource) || $0.isCanonical || isLong && requested == nil)
        }, defaultSource)
      if !samePath.isEmpty { return samePath.map { mayReplace($0) ? move($0, to: file.identity) : $0 } }
    }
    // The folder may have been moved: accept the same path if nothing exists at the old location.
    if let moved = files[FileKey(requested ?? defaultSource, file.path)], !moved.location.isEmpty, mayReplace(moved),
      moved.location.withPath({ access($0, F_OK) }) != 0,
      errno == ENOENT
    {
      return [move(moved, to: file.identity)]
    }
    return []
  }

  /// Restricts files to one source if several contain the file. Canonical pages are not restricted, because they state their
  /// source themselves.
  private func restrictedToOneSource(_ candidates: [File], _ defaultSource: String) -> [File] {
    guard candidates.count > 1, !candidates.contains(where: \.isCanonical) else { return candidates }
    let source = candidates.contains { $0.source == defaultSource } ? defaultSource : candidates.map(\.source).min()
    return candidates.filter { $0.source == source }
  }

  private mutating func move(_ file: File, to location: [UInt8]) -> File {
    guard !location.isEmpty else { return file }
    byPath[file.key.path]?.removeAll { $0 == file.key }
    byLocation[file.location]?.removeAll { $0 == file.key }
    byLocation[location, default: []].append(file.key)
    files[file.key]?.location = location
    return file
  }

  mutating func remove(_ file: File) {
    files[file.key] = nil
    byPath[file.key.path]?.removeAll { $0 == file.key }
    byLocation[file.location]?.removeAll { $0 == file.key }
  }

  /// Returns the suffixes of a file's location, longest first, starting at each folder. Returns the file's path if it has no
  /// location, such as standard input.
  static func pathSuffixes(of file: DiscoveredFile) -> [[UInt8]] {
    guard !file.identity.isEmpty else { return [Array(file.path.utf8)] }
    var suffixes: [[UInt8]] = []
    for (index, byte) in file.identity.enumerated() where byte == UInt8(ascii: "/") {
      suffixes.append(Array(file.identity[(index + 1)...]))
    }
    return suffixes
  }
}
