/// What people read at a place of source: the same text in the languages that the app has it in. Empty where that is not known.
struct Wording: Hashable, Sendable {
  var texts: Set<String> = []

  init(_ texts: Set<String> = []) { self.texts = texts }
  var isKnown: Bool { !texts.isEmpty }
  func contains(_ test: (String) -> Bool) -> Bool { texts.contains(where: test) }
}

/// From source to the words that it shows: literals, keys of string tables, constants, generated accessors.
struct Texts: Sendable {
  /// By key: in English and Japanese, or the table's own language.
  private var values: [String: Set<String>] = [:]
  /// By key without marks and case, as generators of accessors change it: the keys; several where they collide.
  private var accessors: [String: Set<String>] = [:]
  private var constants: [Name: [(file: Int, value: Declarations.Value)]] = [:]
  private let files: [SwiftFile]

  init(files: [SwiftFile], tables: [StringTable]) {
    self.files = files
    for table in tables where table.name != "InfoPlist" {
      // Of a table of one language, only those that the rules know words of.
      let isCatalog = table.path.hasSuffix(".xcstrings")
      guard isCatalog || table.source == "en" || table.source == "ja" else { continue }
      for entry in table.entries {
        let texts = ["en", "ja", table.source].compactMap { entry[$0] }
        if texts.isEmpty { continue }
        values[entry.key, default: []].formUnion(texts)
        accessors[Self.folded(entry.key), default: []].insert(entry.key)
      }
    }
    for (number, file) in files.enumerated() {
      for value in file.declarations.values { constants[value.name, default: []].append((number, value)) }
    }
  }

  private static func folded(_ key: String) -> String {
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

  /// The words of a key or a literal.
  func wording(literal: String) -> Wording { Wording(values[literal] ?? [literal]) }

  func isKey(_ text: String) -> Bool { values[text] != nil }

  /// The words of some tokens, which are one value.
  func wording(_ tokens: Range<Int>, in file: SwiftFile, depth: Int = 0) -> Wording {
    let source = file.source
    var range = tokens
    if range.count > 1, source.name(range.lowerBound) == "return" { range = (range.lowerBound + 1)..<range.upperBound }
    guard depth < 5, let first = range.first else { return Wording() }
    if source.tokens[first].kind == .string {
      if range.count == 1 { return wording(literal: source.string(first)) }
      // `"key".localized`, `"key".localized()`
      guard source.isMark(first + 1, "."), source.isName(first + 2), range.count <= 5, source.text(first + 2).hasPrefix("local")
      else { return Wording() }
      return wording(literal: source.string(first))
    }
    if source.isMark(first, "."), source.isName(first + 1) {
      return path((first + 1)..<range.upperBound, file, isImplicit: true, depth)
    }
    guard source.isName(first) else { return Wording() }
    return path(range, file, isImplicit: false, depth)
  }

  /// Names of what makes a text of a key or a literal.
  private static let wrappers: Set<Name> = [
    "Text", "TextState", "LocalizedStringKey", "LocalizedStringResource", "String", "NSLocalizedString", "tr", "Label",
    "AttributedString",
    "localizedString", "localized", "NSString", "init", "LocalizedString", "i18n", "L",
  ]

  /// `L10n.Alert.ok`, `Text("ok")`, `L10n.tr("Localizable", "alert.ok", fallback: "OK")`.
  private func path(_ range: Range<Int>, _ file: SwiftFile, isImplicit: Bool, _ depth: Int) -> Wording {
    let source = file.source
    var names: [Int] = [range.lowerBound]
    var index = range.lowerBound + 1
    while index + 1 < range.upperBound, source.isMark(index, "."), source.isName(index + 1) {
      names.append(index + 1)
      index += 2
    }
    let last = names[names.count - 1]
    if source.opens(index, "(") {
      // What follows a text changes how it looks, not what it says.
      let isWhole =
        source.after(index) >= range.upperBound || source.name(last) == "Text" && source.isMark(source.after(index), ".")
      guard isWhole else { return Wording() }
      let arguments = source.arguments(source.inside(index))
      if Self.wrappers.contains(source.name(last)) { return wrapped(arguments, file, depth) }
      return constant(names, file, isImplicit, depth)
    }
    guard index >= range.upperBound else { return Wording() }
    return constant(names, file, isImplicit, depth)
  }

  private func wrapped(_ arguments: [Argument], _ file: SwiftFile, _ depth: Int) -> Wording {
    guard let first = arguments.first else { return Wording() }
    // Of a table and a key, the key; the words that stand for it where no table has it.
    let isTable =
      arguments.count > 1 && arguments[0].label == nil && arguments[1].label == nil
      && file.source.isString(arguments[1].value.lowerBound)
    let key = arguments.first { $0.label == "forKey" } ?? (isTable ? arguments[1] : first)
    let stated = arguments.first { $0.label == "fallback" || $0.label == "defaultValue" || $0.label == "value" }
    let words = wording(key.value, in: file, depth: depth + 1)
    guard let stated, stated != key, key.value.count == 1, file.source.tokens[key.value.lowerBound].kind == .string,
      !isKey(file.source.string(key.value.lowerBound))
    else { return words }
    let own = wording(stated.value, in: file, depth: depth + 1)
    return own.texts.subtracting([""]).isEmpty ? words : own
  }

  private func constant(_ names: [Int], _ file: SwiftFile, _ isImplicit: Bool, _ depth: Int) -> Wording {
    let source = file.source
    var path = names.map { source.name($0) }
    while let first = path.first, path.count > 1, first == "self" || first == "Self" { path.removeFirst() }
    guard let name = path.last else { return Wording() }
    let types = path.dropLast()
    let isBare = types.isEmpty && !isImplicit
    if isBare {
      let own = file.declarations.values(named: name).filter { $0.isMember || $0.token < names[0] }
      return own.count == 1 ? wording(own[0].tokens, in: file, depth: depth + 1) : Wording()
    }
    let found = (constants[name] ?? []).prefix(1000).filter {
      $0.value.isMember && $0.value.types.suffix(types.count).elementsEqual(types)
    }
    guard found.count <= 6 else { return Wording() }
    if found.isEmpty || isImplicit, let generated = generated(names.map { source.text($0) }, isImplicit) { return generated }
    // A view model's `title` is whatever each of them says; one that agrees everywhere is known.
    guard !found.isEmpty else { return Wording() }
    let wordings = Set(found.map { wording($0.value.tokens, in: files[$0.file], depth: depth + 1) })
    return wordings.count == 1 ? wordings.first ?? Wording() : Wording()
  }

  /// `L10n.Alert.okTitle`, `.localizable.okTitle` for the key `alert.ok_title`: accessors that a generator writes when the app is built.
  private func generated(_ names: [String], _ isImplicit: Bool) -> Wording? {
    let roots: Set<String> = [
      "L10n", "Strings", "Localized", "R", "Localizable", "localizable", "Loc", "LocalizedStrings", "LocalizedString",
    ]
    guard names.count > 1 && roots.contains(names[0]) || isImplicit else { return nil }
    let rest = names.count > 1 && roots.contains(names[0]) ? Array(names.dropFirst()) : names
    guard let keys = accessors[Self.folded(rest.joined())], keys.count == 1, let key = keys.first else { return nil }
    return wording(literal: key)
  }
}
