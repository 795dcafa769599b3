import Guidelines

/// Recognizes lines that indicate that a file is MDX.
enum ModuleLine {
  /// Returns `true` for a statement such as `import a from 'b'` or `export const a = …`, but not for a sentence that begins
  /// with either word.
  static func isModuleStatement(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "i") || bytes.first == UInt8(ascii: "e") else { return false }
    let line = String(decoding: bytes.prefix(400), as: UTF8.self)
    if line.hasPrefix("import ") {
      let specifier = line.dropFirst(7).drop { $0 == " " }
      return specifier.contains(" from ") && specifier.contains { $0 == "'" || $0 == "\"" }
        || specifier.first.map { "'\"{*".contains($0) } ?? false
    }
    guard line.hasPrefix("export ") else { return false }
    return String(line.dropFirst(7)).trimmingSpace().hasPrefix(anyOf: [
      "{", "*", "const ", "let ", "var ", "function ", "default ", "class ", "async ",
    ])
  }

  /// Returns `true` if a file is MDX: a line is a module statement or begins with the tag of a component.
  static func isMDX(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    source.split(separator: 0x0A).contains { line in
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard text.first == UInt8(ascii: "<") else { return isModuleStatement(line) }
      let name = text.dropFirst().prefix(40).prefix { $0.isASCIILetter || $0.isASCIIDigit }
      return name.first?.isASCIIUpper == true && name.contains(where: \.isASCIILower)
    }
  }
}
