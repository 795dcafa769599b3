import Guidelines
import Indexing
import Languages

/// Gives pages the names that their records' ids end with, and the paths that their sources keep them under. Neither ever changes: whatever
/// comes later takes what is free.
struct PageNames {
  /// Whose a name or path is.
  private struct Owner: Hashable {
    var source: String
    var file: [UInt8]
  }

  private var names: [String: Owner] = [:]
  private var paths: [HeldPages.Key: Owner] = [:]

  init(_ held: HeldPages) {
    for file in held.files.values {
      let owner = Owner(source: file.source, file: file.location.isEmpty ? file.key.path : file.location)
      paths[file.key] = owner
      for page in file.pages { names[Self.key(page.page, page.language)] = owner }
    }
  }

  /// The shortest end of its place that no other file of the source is called: `full.md`, `b/full.md`.
  mutating func path(of file: FoundFile, source: String) -> String {
    let owner = Owner(source: source, file: Self.place(file))
    let found = Array(file.path.utf8)
    let longer = HeldPages.tails(of: file).reversed().filter { $0.count > found.count }.map { PathText.shown($0) }
    let path = Self.first([file.path] + longer) { path in
      paths[HeldPages.Key(source, path)].map { $0 == owner } ?? true
    }
    paths[HeldPages.Key(source, path)] = owner
    return path
  }

  /// The name that the page had or states, else the shortest end of its place that no other page of its language is called: `full`, `b.full`.
  /// - Parameters:
  ///   - stated: by a canonical page; several files of one source may state the same.
  ///   - earlier: what it was called before.
  mutating func name(of file: FoundFile, source: String, language: Language, stated: String?, earlier: String?) -> String {
    let owner = Owner(source: source, file: Self.place(file))
    if source == corpusSourceName, let stated { return stated }
    let name = Self.first([stated, earlier].compactMap { $0 } + Self.tails(of: file)) { name in
      guard let other = names[Self.key(name, language)] else { return true }
      return name == stated ? other.source == source : other == owner
    }
    names[Self.key(name, language)] = owner
    return name
  }

  /// The first that is free; where none is, the last with a number.
  private static func first(_ candidates: [String], isFree: (String) -> Bool) -> String {
    if let free = candidates.first(where: isFree) { return free }
    let last = candidates.last ?? "page"
    var number = 2
    while !isFree("\(last)-\(number)") { number += 1 }
    return "\(last)-\(number)"
  }

  private static func place(_ file: FoundFile) -> [UInt8] { file.identity.isEmpty ? Array(file.path.utf8) : file.identity }

  /// Names that people would take for the same are the same: in capitals or not, however a letter with its mark is put together.
  private static func key(_ name: String, _ language: Language) -> String { name.lowercased() + "\u{0}" + language.rawValue }

  /// A file's names from the shortest on, as parts of an id: no white space, no `@` or `/`. Folders of languages are left out, so that the pages of
  /// two languages get one name.
  static func tails(of file: FoundFile) -> [String] {
    var tails: [String] = []
    for part in parts(of: file) {
      tails.append((tails.last.map { [typable(part), $0] } ?? [typable(part)]).joined(separator: "."))
    }
    return tails
  }

  /// What a file is called, and the folders around it, innermost first.
  static func parts(of file: FoundFile) -> [String] {
    var parts = PathText.parts(place(file)).map(PathText.shown)
    guard let own = parts.popLast() else { return ["page"] }
    parts.removeAll { Languages.known($0.lowercased()) != nil }
    // What a README is about, its folder says.
    if !PathText.isIndex(own.utf8) || parts.isEmpty { parts.append(withoutExtension(own)) }
    return parts.reversed()
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func typable(_ part: String) -> String {
    var name = ""
    for scalar in part.unicodeScalars {
      let isPlain =
        !scalar.properties.isWhitespace && scalar != "@" && scalar != "/" && scalar.properties.generalCategory != .control
      name.unicodeScalars.append(isPlain ? scalar : "-")
    }
    return name
  }
}
