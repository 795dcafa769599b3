import Guidelines

/// Platform names in headings and sentences, in any language.
extension Platform {
  /// Returns the platforms if a heading or label consists of their names only ("iOS, iPadOS", "iOS・iPadOS", "macOS and tvOS"),
  /// otherwise `nil`.
  package static func platforms(listedIn heading: String) -> [Platform]? {
    guard heading.mayContainPlatformName else { return nil }
    var matches: Set<Platform> = []
    for word in words(of: heading) {
      if let platform = Platform(name: word) {
        matches.insert(platform)
      } else if !conjunctions.contains(word.lowercased()) {
        return nil
      }
    }
    return matches.isEmpty ? nil : matches.sorted()
  }

  /// Returns the platforms that the first cell of a table's column or row lists, or the platform whose device it names
  /// ("iPhone", "Mac").
  package static func platforms(inCell cell: String) -> [Platform]? {
    if let listed = platforms(listedIn: cell) { return listed }
    let name = cell.trimmingWhitespace.lowercased()
    if let device = allCases.first(where: { $0.devices.contains(name) }) { return [device] }
    // Lists such as "Mac / Web" and 「iPhone・Android」.
    let parts = name.split { $0.isOne(of: "/／・、,&＆") }.map { String($0.trimmingWhitespace) }
    guard parts.count > 1, parts.allSatisfy({ $0.split(separator: " ").count <= 2 && !$0.hasCharacters(16) }) else { return nil }
    let matches = parts.compactMap { part in
      platforms(listedIn: part) ?? allCases.first { $0.devices.contains(part) }.map { [$0] }
    }.flatMap {
      $0
    }
    return matches.isEmpty ? nil : Set(matches).sorted()
  }

  /// Returns the platforms that a heading consists of, or begins with before a few other words ("iOS dimensions", "iOS,
  /// iPadOSの寸法"). Returns `nil` if it names others later ("iPadOS apps in visionOS").
  package static func platforms(inHeading heading: String) -> [Platform]? {
    if let whole = platforms(listedIn: heading) { return whole }
    guard heading.mayContainPlatformName else { return nil }
    var matches: Set<Platform> = []
    var remainingWords = words(of: heading)[...]
    while let word = remainingWords.first {
      if let platform = Platform(name: word) {
        matches.insert(platform)
      } else if matches.isEmpty || !conjunctions.contains(word.lowercased()) {
        break
      }
      remainingWords = remainingWords.dropFirst()
    }
    return matches.isEmpty || remainingWords.count > 4 || remainingWords.contains { Platform(name: $0) != nil }
      ? nil : matches.sorted()
  }

  /// Returns the platforms that a sentence names, sorted. A name inside a longer Latin word does not count.
  package static func platforms(namedIn text: String) -> [Platform] {
    guard text.mayContainPlatformName else { return [] }
    var matches: Set<Platform> = []
    for word in text.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }) {
      if let platform = Platform(name: word) { matches.insert(platform) }
    }
    return matches.sorted()
  }

  private static let conjunctions = Set(Languages.all.flatMap { $0.platformPhrases.conjunctions })

  /// Splits a text into runs of letters and digits, and between Latin and Japanese characters.
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

/// The line in which a page lists the platforms without additional guidance and those that are not supported: "No additional
/// considerations for iOS or iPadOS. Not supported in watchOS.", 「iOSに追加の考慮事項はありません。watchOSには対応していません。」
package struct PlatformLine: Hashable, Sendable {
  /// Platforms on which the topic applies without additional guidance.
  package var general: [Platform]
  package var unsupported: [Platform]

  /// Parses a text. Returns `nil` unless every sentence is of that kind and at least one platform is named.
  package init?(_ text: String) {
    // This runs on every paragraph, so texts that are too long or name no platform are rejected first.
    guard text.utf8.count <= PlatformLine.maxLength, text.mayContainPlatformName,
      text.contains(anyOf: PlatformLine.requiredSubstrings)
    else {
      return nil
    }
    general = []
    unsupported = []
    for scalars in text.unicodeScalars.split(whereSeparator: { $0 == "." || $0 == "。" || $0 == "\n" }) {
      let sentence = Substring(scalars)
      let words = sentence.lowercased()
      if words.isBlank { continue }
      let named = Platform.platforms(namedIn: String(sentence))
      if words.contains(anyOf: PlatformLine.generalPhrases) {
        general += named
      } else if words.contains(anyOf: PlatformLine.unsupportedPhrases), words.count < 160 {
        unsupported += named
      } else {
        return nil
      }
    }
    general = Set(general).sorted()
    unsupported = Set(unsupported).sorted()
    if general.isEmpty && unsupported.isEmpty { return nil }
  }

  private static let maxLength = 1500
  private static let requiredSubstrings = Languages.all.flatMap { $0.platformPhrases.requiredSubstrings }
  private static let generalPhrases = Languages.all.flatMap { $0.platformPhrases.generalPhrases }
  private static let unsupportedPhrases = Languages.all.flatMap { $0.platformPhrases.unsupportedPhrases }
}

extension CanonicalForm {
  /// Returns the platforms of a record from the headings above it or, for a line such as "Not supported in …", from its text.
  /// - Parameter section: Heading path, outermost first.
  package static func platforms(section: [String], text: String) -> [Platform]? {
    if let line = PlatformLine(text) { return line.general.isEmpty ? line.unsupported : line.general }
    return section.reversed().lazy.compactMap { Platform.platforms(inHeading: $0) }.first
  }
}

extension String {
  /// Indicates whether the text contains the last two letters of a platform name ("OS"), in any case.
  fileprivate var mayContainPlatformName: Bool {
    let endings = Platform.nameSuffixes
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
  /// Last two letters of the platform names, in lower case.
  fileprivate static let nameSuffixes: [(UInt8, UInt8)] = Set(allCases.map { $0.rawValue.lowercased().suffix(2) }).map {
    letters in
    (letters.utf8.first ?? 0, letters.utf8.last ?? 0)
  }
}
