import Guidelines
import Languages

// The numbers by which the index stores the model's enums. They are part of the schema: never renumber, only add.

extension RecordKind {
  package var code: Int {
    switch self {
    case .rule: 0
    case .definition: 1
    case .specification: 2
    case .note: 3
    case .reference: 4
    }
  }

  package init?(code: Int) {
    guard let kind = RecordKind.allCases.first(where: { $0.code == code }) else { return nil }
    self = kind
  }
}

extension Strength {
  package var code: Int {
    switch self {
    case .do: 0
    case .consider: 1
    case .avoid: 2
    }
  }

  package init?(code: Int) {
    guard let strength = Strength.allCases.first(where: { $0.code == code }) else { return nil }
    self = strength
  }
}

extension Language {
  /// Its place in the list of languages.
  package var code: Int { Languages.codes.firstIndex(of: self) ?? 0 }

  package init?(code: Int) {
    guard Languages.codes.indices.contains(code) else { return nil }
    self = Languages.codes[code]
  }
}

extension Platform {
  package static func mask(_ platforms: [Platform]) -> Int { platforms.reduce(0) { $0 | $1.bit } }

  /// Of a record: what is for none of them is not for all.
  package static func mask(ofRecord platforms: [Platform]) -> Int { platforms.isEmpty ? 64 : mask(platforms) }

  package static func list(mask: Int) -> [Platform] { allCases.filter { mask & $0.bit != 0 } }
}
