import Guidelines
import Indexing
import Languages

/// Assigns names to pages, which become the suffix of their records' ids, and paths within their sources. Both are permanent: a
/// page that is added later gets a name that is not in use.
struct PageNamer {
  /// The file that owns a name or path.
  private struct Owner: Hashable {
    var source: String
    var file: [UInt8]
  }

  private var names: [String: Owner] = [:]
  private var paths: [IndexedPages.FileKey: Owner] = [:]

  init(_ indexed: IndexedPages) {
    for file in indexed.files.values {
      let owner = Owner(source: file.source, file: file.location.isEmpty ? file.key.path : file.location)
      paths[file.key] = owner
      for page in file.pages { names[Self.key(page.page, page.language)] = owner }
    }
  }

  /// Returns the path of a file within a source: the shortest suffix of its location that no other file of the source has, such
  /// as `full.md` or `b/full.md`.
  mutating func assignPath(of file: DiscoveredFile, source: String) -> String {
    let owner = Owner(source: source, file: Self.location(file))
    let currentPath = Array(file.path.utf8)
    let longerPaths = IndexedPages.pathSuffixes(of: file).reversed().filter { $0.count > currentPath.count }.map {
      BytePath.displayText($0)
    }
    let path = Self.firstFree([file.path] + longerPaths) { path in
      paths[IndexedPages.FileKey(source, path)].map { $0 == owner } ?? true
    }
    paths[IndexedPages.FileKey(source, path)] = owner
    return path
  }

  /// Returns the name of a page: the one that it had or states, or else the shortest suffix of its location that no other page in
  /// its language has, such as `full` or `b.full`.
  /// - Parameters:
  ///   - stated: The name that a canonical page states. Several files of one source can state the same name.
  ///   - earlier: The name that the page had before.
  mutating func assignName(of file: DiscoveredFile, source: String, language: Language, stated: String?, earlier: String?)
    -> String
  {
    let owner = Owner(source: source, file: Self.location(file))
    if source == corpusSourceName, let stated { return stated }
    let name = Self.firstFree([stated, earlier].compactMap { $0 } + Self.nameCandidates(of: file)) { name in
      guard let currentOwner = names[Self.key(name, language)] else { return true }
      return name == stated ? currentOwner.source == source : currentOwner == owner
    }
    names[Self.key(name, language)] = owner
    return name
  }

  /// Returns the first candidate that is free. If none is, appends a number to the last one.
  private static func firstFree(_ names: [String], isFree: (String) -> Bool) -> String {
    if let free = names.first(where: isFree) { return free }
    let last = names.last ?? "page"
    var number = 2
    while !isFree("\(last)-\(number)") { number += 1 }
    return "\(last)-\(number)"
  }

  private static func location(_ file: DiscoveredFile) -> [UInt8] {
    file.identity.isEmpty ? Array(file.path.utf8) : file.identity
  }

  /// Names that people would consider equal get the same key: it ignores case and Unicode normalization.
  private static func key(_ name: String, _ language: Language) -> String { name.lowercased() + "\u{0}" + language.rawValue }

  /// Returns the possible names of a file, shortest first. They are valid in an id: without white space, `@`, or `/`. Folders
  /// named after languages are omitted, so that translations of a page get the same name.
  static func nameCandidates(of file: DiscoveredFile) -> [String] {
    var candidates: [String] = []
    for part in nameComponents(of: file) {
      candidates.append((candidates.last.map { [sanitized(part), $0] } ?? [sanitized(part)]).joined(separator: "."))
    }
    return candidates
  }

  /// Returns the file's name without its extension, and the names of its folders, innermost first.
  static func nameComponents(of file: DiscoveredFile) -> [String] {
    var components = BytePath.components(location(file)).map(BytePath.displayText)
    guard let fileName = components.popLast() else { return ["page"] }
    components.removeAll { Languages.language(withCode: $0.lowercased()) != nil }
    // The folder's name describes a README or index file better than its own.
    if !BytePath.isIndex(fileName.utf8) || components.isEmpty { components.append(withoutExtension(fileName)) }
    return components.reversed()
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func sanitized(_ component: String) -> String {
    var name = ""
    for scalar in component.unicodeScalars {
      let isAllowed =
        !scalar.properties.isWhitespace && scalar != "@" && scalar != "/" && scalar.properties.generalCategory != .control
      name.unicodeScalars.append(isAllowed ? scalar : "-")
    }
    return name
  }
}
