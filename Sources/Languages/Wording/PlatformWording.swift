import Guidelines

/// How platforms are named in headings and sentences, in any language.
extension Platform {
  /// The platforms that a heading or label consists of, and of nothing else ("iOS, iPadOS", "iOS・iPadOS", "macOS and tvOS"), or nil.
  package static func list(_ heading: String) -> [Platform]? {
    guard heading.mayNamePlatform else { return nil }
    var found: Set<Platform> = []
    for word in words(of: heading) {
      if let platform = Platform(name: word) {
        found.insert(platform)
      } else if !joiners.contains(word.lowercased()) {
        return nil
      }
    }
    return found.isEmpty ? nil : found.sorted()
  }

  /// The platforms that a table's column or row is for: those that its first cell lists, or the one whose device it names ("iPhone", "Mac").
  package static func ofCell(_ cell: String) -> [Platform]? {
    if let listed = list(cell) { return listed }
    let name = cell.trimmingSpace.lowercased()
    if let device = allCases.first(where: { $0.devices.contains(name) }) { return [device] }
    // "Mac / Web", 「iPhone・Android」
    let parts = name.split { $0.isOne(of: "/／・、,&＆") }.map { String($0.trimmingSpace) }
    guard parts.count > 1, parts.allSatisfy({ $0.split(separator: " ").count <= 2 && !$0.hasCharacters(16) }) else { return nil }
    let found = parts.compactMap { part in list(part) ?? allCases.first { $0.devices.contains(part) }.map { [$0] } }.flatMap {
      $0
    }
    return found.isEmpty ? nil : Set(found).sorted()
  }

  /// The platforms that a heading is about: those that it consists of, or that it opens with before a few words more ("iOS dimensions", "iOS, iPadOSの寸法"); nil
  /// where it names others later ("iPadOS apps in visionOS").
  package static func heading(_ heading: String) -> [Platform]? {
    if let whole = list(heading) { return whole }
    guard heading.mayNamePlatform else { return nil }
    var found: Set<Platform> = []
    var rest = words(of: heading)[...]
    while let word = rest.first {
      if let platform = Platform(name: word) {
        found.insert(platform)
      } else if found.isEmpty || !joiners.contains(word.lowercased()) {
        break
      }
      rest = rest.dropFirst()
    }
    return found.isEmpty || rest.count > 4 || rest.contains { Platform(name: $0) != nil } ? nil : found.sorted()
  }

  /// The platforms that a sentence names, in the platforms' order; empty if none. A name inside a longer Latin word is none.
  package static func named(in text: String) -> [Platform] {
    guard text.mayNamePlatform else { return [] }
    var found: Set<Platform> = []
    for word in text.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }) {
      if let platform = Platform(name: word) { found.insert(platform) }
    }
    return found.sorted()
  }

  private static let joiners = Set(Languages.all.flatMap { $0.platforms.joiners })

  /// Runs of letters and digits, cut where Latin and Japanese meet.
  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { run in
      var words: [Substring] = []
      var start = run.startIndex
      for index in run.indices.dropFirst() where run[index].isASCII != run[run.index(before: index)].isASCII {
        words.append(run[start..<index])
        start = index
      }
      return words + [run[start...]]
    }
  }
}

/// The line by which a page says for which platforms it adds nothing and which it does not cover:
/// "No additional considerations for iOS or iPadOS. Not supported in watchOS.", 「iOSに追加の考慮事項はありません。watchOSには対応していません。」
package struct PlatformLine: Hashable, Sendable {
  /// The topic applies; nothing is added.
  package var general: [Platform]
  package var unsupported: [Platform]

  /// nil unless every sentence of the text is of that kind and at least one platform is named.
  package init?(_ text: String) {
    // Asked of every paragraph; such a line names a platform and is short.
    guard text.utf8.count <= PlatformLine.longest, text.mayNamePlatform, text.contains(anyOf: PlatformLine.stems) else {
      return nil
    }
    general = []
    unsupported = []
    for scalars in text.unicodeScalars.split(whereSeparator: { $0 == "." || $0 == "。" || $0 == "\n" }) {
      let sentence = Substring(scalars)
      let words = sentence.lowercased()
      if words.isBlank { continue }
      let named = Platform.named(in: String(sentence))
      if words.contains(anyOf: PlatformLine.general) {
        general += named
      } else if words.contains(anyOf: PlatformLine.unsupported), words.count < 160 {
        unsupported += named
      } else {
        return nil
      }
    }
    general = Set(general).sorted()
    unsupported = Set(unsupported).sorted()
    if general.isEmpty && unsupported.isEmpty { return nil }
  }

  private static let longest = 1500
  private static let stems = Languages.all.flatMap { $0.platforms.stems }
  private static let general = Languages.all.flatMap { $0.platforms.general }
  private static let unsupported = Languages.all.flatMap { $0.platforms.unsupported }
}

extension CanonicalForm {
  /// The platforms of a record by the headings above it and, for a line such as "Not supported in …", by its own words.
  /// `section` is the heading path, outermost first.
  package static func platforms(section: [String], text: String) -> [Platform]? {
    if let line = PlatformLine(text) { return line.general.isEmpty ? line.unsupported : line.general }
    return section.reversed().lazy.compactMap { Platform.heading($0) }.first
  }
}

extension String {
  /// Whether two letters stand anywhere, in any case, with which a platform's name ends ("OS").
  fileprivate var mayNamePlatform: Bool {
    let endings = Platform.endings
    var before: UInt8 = 0
    for byte in utf8 {
      let lower = byte | 0x20
      if endings.contains(where: { $0 == (before, lower) }) { return true }
      before = lower
    }
    return false
  }
}

extension Platform {
  /// The last two letters of the names, in lower case.
  fileprivate static let endings: [(UInt8, UInt8)] = Set(allCases.map { $0.rawValue.lowercased().suffix(2) }).map { letters in
    (letters.utf8.first ?? 0, letters.utf8.last ?? 0)
  }
}
