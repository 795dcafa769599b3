import Guidelines
import Indexing
import SystemInterface

/// The pages of an index, found again by where their files lie.
///
/// A file is known by the place it was read from, whatever it is called this time: alone, with its folder, from elsewhere. Pages whose place is not
/// known (of the Corpus, which lies in many places; of earlier indexes; from standard input) are known by their path, which is how the file's place
/// ends.
struct HeldPages {
  /// A file's pages within a source; a file may hold several.
  struct Key: Hashable {
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
    /// Empty where it is not known.
    var location: [UInt8]
    /// Of one file, in no order; never empty.
    var pages: [StoredPage]

    var key: Key { Key(source, path) }
    var isCanonical: Bool { pages.contains { $0.format == .canonical } }
  }

  private(set) var files: [Key: File] = [:]
  private var byLocation: [[UInt8]: [Key]] = [:]
  /// Of those without a place.
  private var byPath: [[UInt8]: [Key]] = [:]
  /// Every folder with a held file somewhere in it, and the files.
  private var places: Set<[UInt8]> = []

  init(_ pages: [StoredPage]) {
    for (key, pages) in Dictionary(grouping: pages, by: { Key($0.source, $0.path) }) {
      let file = File(source: pages[0].source, path: pages[0].path, location: pages[0].location, pages: pages)
      files[key] = file
      if file.location.isEmpty {
        byPath[key.path, default: []].append(key)
      } else {
        byLocation[file.location, default: []].append(key)
        var place = file.location
        while places.insert(place).inserted, let parent = PathText.parent(place) { place = parent }
      }
    }
  }

  /// Whether a held file lies there or, of a folder, in it.
  func holds(_ place: [UInt8]) -> Bool { places.contains(place) }

  /// What a file gave before, and from now on lies there.
  /// - Parameters:
  ///   - requested: the source that was named; nil: a file stays in the source that it is in.
  ///   - own: the source of a new file.
  ///   - mayReplace: whether the file may replace what is held; what it may not stays where it lies.
  mutating func claim(_ file: FoundFile, requested: String?, own: String, mayReplace: (File) -> Bool) -> [File] {
    func isAllowed(_ held: File) -> Bool { requested == nil || requested == held.source }
    let known = oneSource((byLocation[file.identity] ?? []).compactMap { files[$0] }.filter(isAllowed), own)
    if !known.isEmpty { return known }
    for tail in Self.tails(of: file) {
      // A single name may end many places: only of the same source is that the same page.
      let isLong = tail.contains(UInt8(ascii: "/"))
      let found = oneSource(
        (byPath[tail] ?? []).compactMap { files[$0] }.filter {
          isAllowed($0) && ($0.source == (requested ?? own) || $0.isCanonical || isLong && requested == nil)
        }, own)
      if !found.isEmpty { return found.map { mayReplace($0) ? move($0, to: file.identity) : $0 } }
    }
    // A folder that was moved.
    if let held = files[Key(requested ?? own, file.path)], !held.location.isEmpty, mayReplace(held),
      held.location.withPath({ access($0, F_OK) }) != 0,
      errno == ENOENT
    {
      return [move(held, to: file.identity)]
    }
    return []
  }

  /// Those of one source, where several hold the file; canonical pages name theirs themselves.
  private func oneSource(_ held: [File], _ own: String) -> [File] {
    guard held.count > 1, !held.contains(where: \.isCanonical) else { return held }
    let source = held.contains { $0.source == own } ? own : held.map(\.source).min()
    return held.filter { $0.source == source }
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

  /// How a file's place ends, longest first, beginning at each of its folders; what it is called where it lies nowhere.
  static func tails(of file: FoundFile) -> [[UInt8]] {
    guard !file.identity.isEmpty else { return [Array(file.path.utf8)] }
    var tails: [[UInt8]] = []
    for (index, byte) in file.identity.enumerated() where byte == UInt8(ascii: "/") {
      tails.append(Array(file.identity[(index + 1)...]))
    }
    return tails
  }
}
