import Guidelines
import Languages

// The numbers that the index stores for the enumerations of the model. They are part of the schema: never renumber, only add.

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
  /// Index of the language in `Languages.stored`.
  package var code: Int { Languages.stored.firstIndex(of: self) ?? 0 }

  package init?(code: Int) {
    guard Languages.stored.indices.contains(code) else { return nil }
    self = Languages.stored[code]
  }
}

extension Platform {
  package static func mask(_ platforms: [Platform]) -> Int { platforms.reduce(0) { $0 | $1.bit } }

  /// Returns the bit mask of a record's platforms. An empty list yields bit 64, because such a record applies to no platform
  /// rather than to all.
  package static func mask(ofRecord platforms: [Platform]) -> Int { platforms.isEmpty ? 64 : mask(platforms) }

  package static func list(mask: Int) -> [Platform] { allCases.filter { mask & $0.bit != 0 } }
}
