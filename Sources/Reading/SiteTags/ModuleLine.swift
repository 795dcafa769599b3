import Guidelines

/// Lines by which a file shows to be MDX.
enum ModuleLine {
  /// `import a from 'b'`, `export const a = …`, and no sentence that begins with either word.
  static func opens(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "i") || bytes.first == UInt8(ascii: "e") else { return false }
    let line = String(decoding: bytes.prefix(400), as: UTF8.self)
    if line.hasPrefix("import ") {
      let rest = line.dropFirst(7).drop { $0 == " " }
      return rest.contains(" from ") && rest.contains { $0 == "'" || $0 == "\"" }
        || rest.first.map { "'\"{*".contains($0) } ?? false
    }
    guard line.hasPrefix("export ") else { return false }
    return String(line.dropFirst(7)).trimmingSpace().hasPrefix(anyOf: [
      "{", "*", "const ", "let ", "var ", "function ", "default ", "class ", "async ",
    ])
  }

  /// Whether a file is MDX: a module's line, or a line that begins with a component's tag.
  static func isMDX(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    source.split(separator: 0x0A).contains { line in
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard text.first == UInt8(ascii: "<") else { return opens(line) }
      let name = text.dropFirst().prefix(40).prefix { $0.isASCIILetter || $0.isASCIIDigit }
      return name.first?.isASCIIUpper == true && name.contains(where: \.isASCIILower)
    }
  }
}
