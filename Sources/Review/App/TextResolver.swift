/// A text that users read, in each language in which the app has it. Empty if it is unknown.
struct DisplayedText: Hashable, Sendable {
  var texts: Set<String> = []

  init(_ texts: Set<String> = []) { self.texts = texts }
  var isKnown: Bool { !texts.isEmpty }
  func contains(_ test: (String) -> Bool) -> Bool { texts.contains(where: test) }
}

/// Resolves source to the texts that it shows: literals, keys of string tables, constants, and generated accessors.
struct TextResolver: Sendable {
  /// Texts by key, in English, Japanese, and the source language of the table.
  private var textsByKey: [String: Set<String>] = [:]
  /// Keys by their normalized form, without punctuation and case, as generators of accessors change them. Several keys can share
  /// one form.
  private var keysByNormalizedForm: [String: Set<String>] = [:]
  private var constants: [SwiftName: [(file: Int, value: Declarations.DeclaredValue)]] = [:]
  private let files: [SwiftFile]

  init(files: [SwiftFile], tables: [StringTable]) {
    self.files = files
    for table in tables where table.name != "InfoPlist" {
      // Ignore a table in a single language for which the rules have no words.
      let isCatalog = table.path.hasSuffix(".xcstrings")
      guard isCatalog || table.sourceLanguage == "en" || table.sourceLanguage == "ja" else { continue }
      for entry in table.entries {
        let texts = ["en", "ja", table.sourceLanguage].compactMap { entry[$0] }
        if texts.isEmpty { continue }
        textsByKey[entry.key, default: []].formUnion(texts)
        keysByNormalizedForm[Self.normalized(entry.key), default: []].insert(entry.key)
      }
    }
    for (number, file) in files.enumerated() {
      for value in file.declarations.values { constants[value.name, default: []].append((number, value)) }
    }
  }

  private static func normalized(_ key: String) -> String {
    var folded: [UInt8] = []
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte + 32)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF: folded.append(byte)
      default: continue
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Returns the texts of a key, or a literal that is not a key.
  func displayedText(literal: String) -> DisplayedText { DisplayedText(textsByKey[literal] ?? [literal]) }

  func isKey(_ text: String) -> Bool { textsByKey[text] != nil }

  /// Returns the texts of a range of tokens that forms one value.
  func displayedText(_ tokens: Range<Int>, in file: SwiftFile, depth: Int = 0) -> DisplayedText {
    let source = file.source
    var range = tokens
    if range.count > 1, source.name(range.lowerBound) == "return" { range = (range.lowerBound + 1)..<range.upperBound }
    guard depth < 5, let first = range.first else { return DisplayedText() }
    if source.tokens[first].kind == .string {
      if range.count == 1 { return displayedText(literal: source.string(first)) }
      // Handles `"key".localized` and `"key".localized()`.
      guard source.isMark(first + 1, "."), source.isName(first + 2), range.count <= 5, source.text(first + 2).hasPrefix("local")
      else { return DisplayedText() }
      return displayedText(literal: source.string(first))
    }
    if source.isMark(first, "."), source.isName(first + 1) {
      return resolvePath((first + 1)..<range.upperBound, file, isImplicit: true, depth)
    }
    guard source.isName(first) else { return DisplayedText() }
    return resolvePath(range, file, isImplicit: false, depth)
  }

  /// Names of functions and types that create a text from a key or a literal.
  private static let wrappers: Set<SwiftName> = [
    "Text", "TextState", "LocalizedStringKey", "LocalizedStringResource", "String", "NSLocalizedString", "tr", "Label",
    "AttributedString",
    "localizedString", "localized", "NSString", "init", "LocalizedString", "i18n", "L",
  ]

  /// Resolves `L10n.Alert.ok`, `Text("ok")`, and `L10n.tr("Localizable", "alert.ok", fallback: "OK")`.
  private func resolvePath(_ range: Range<Int>, _ file: SwiftFile, isImplicit: Bool, _ depth: Int) -> DisplayedText {
    let source = file.source
    var names: [Int] = [range.lowerBound]
    var index = range.lowerBound + 1
    while index + 1 < range.upperBound, source.isMark(index, "."), source.isName(index + 1) {
      names.append(index + 1)
      index += 2
    }
    let last = names[names.count - 1]
    if source.opens(index, "(") {
      // Modifiers after a text change its appearance, not its content.
      let isWhole =
        source.tokenIndex(after: index) >= range.upperBound
        || source.name(last) == "Text" && source.isMark(source.tokenIndex(after: index), ".")
      guard isWhole else { return DisplayedText() }
      let arguments = source.arguments(source.contents(of: index))
      if Self.wrappers.contains(source.name(last)) { return resolveWrappedText(arguments, file, depth) }
      return resolveConstant(names, file, isImplicit, depth)
    }
    guard index >= range.upperBound else { return DisplayedText() }
    return resolveConstant(names, file, isImplicit, depth)
  }

  private func resolveWrappedText(_ arguments: [Argument], _ file: SwiftFile, _ depth: Int) -> DisplayedText {
    guard let first = arguments.first else { return DisplayedText() }
    // Given a table and a key, resolve the key; use the default value if no table contains the key.
    let isTable =
      arguments.count > 1 && arguments[0].label == nil && arguments[1].label == nil
      && file.source.isString(arguments[1].value.lowerBound)
    let key = arguments.first { $0.label == "forKey" } ?? (isTable ? arguments[1] : first)
    let stated = arguments.first { $0.label == "fallback" || $0.label == "defaultValue" || $0.label == "value" }
    let keyTexts = displayedText(key.value, in: file, depth: depth + 1)
    guard let stated, stated != key, key.value.count == 1, file.source.tokens[key.value.lowerBound].kind == .string,
      !isKey(file.source.string(key.value.lowerBound))
    else { return keyTexts }
    let defaultTexts = displayedText(stated.value, in: file, depth: depth + 1)
    return defaultTexts.texts.subtracting([""]).isEmpty ? keyTexts : defaultTexts
  }

  private func resolveConstant(_ names: [Int], _ file: SwiftFile, _ isImplicit: Bool, _ depth: Int) -> DisplayedText {
    let source = file.source
    var path = names.map { source.name($0) }
    while let first = path.first, path.count > 1, first == "self" || first == "Self" { path.removeFirst() }
    guard let name = path.last else { return DisplayedText() }
    let types = path.dropLast()
    let isBare = types.isEmpty && !isImplicit
    if isBare {
      let localValues = file.declarations.values(named: name).filter { $0.isMember || $0.token < names[0] }
      return localValues.count == 1 ? displayedText(localValues[0].tokens, in: file, depth: depth + 1) : DisplayedText()
    }
    let matches = (constants[name] ?? []).prefix(1000).filter {
      $0.value.isMember && $0.value.types.suffix(types.count).elementsEqual(types)
    }
    guard matches.count <= 6 else { return DisplayedText() }
    if matches.isEmpty || isImplicit, let generated = resolveGeneratedAccessor(names.map { source.text($0) }, isImplicit) {
      return generated
    }
    // The property `title` of view models differs; it is known only if all have the same value.
    guard !matches.isEmpty else { return DisplayedText() }
    let wordings = Set(matches.map { displayedText($0.value.tokens, in: files[$0.file], depth: depth + 1) })
    return wordings.count == 1 ? wordings.first ?? DisplayedText() : DisplayedText()
  }

  /// Resolves accessors that a generator writes when the app is built: `L10n.Alert.okTitle` or `.localizable.okTitle` for the key
  /// `alert.ok_title`.
  private func resolveGeneratedAccessor(_ names: [String], _ isImplicit: Bool) -> DisplayedText? {
    let roots: Set<String> = [
      "L10n", "Strings", "Localized", "R", "Localizable", "localizable", "Loc", "LocalizedStrings", "LocalizedString",
    ]
    guard names.count > 1 && roots.contains(names[0]) || isImplicit else { return nil }
    let keyPath = names.count > 1 && roots.contains(names[0]) ? Array(names.dropFirst()) : names
    guard let keys = keysByNormalizedForm[Self.normalized(keyPath.joined())], keys.count == 1, let key = keys.first else {
      return nil
    }
    return displayedText(literal: key)
  }
}
