import Guidelines

// The numbers by which the index stores the model's enums. They are part of the schema: never renumber, only add.

extension RecordKind {
  var code: Int {
    switch self {
    case .rule: 0
    case .definition: 1
    case .specification: 2
    case .note: 3
    case .reference: 4
    }
  }

  init?(code: Int) {
    guard let kind = RecordKind.allCases.first(where: { $0.code == code }) else { return nil }
    self = kind
  }
}

extension Strength {
  var code: Int {
    switch self {
    case .do: 0
    case .consider: 1
    case .avoid: 2
    }
  }

  init?(code: Int) {
    guard let strength = Strength.allCases.first(where: { $0.code == code }) else { return nil }
    self = strength
  }
}

extension Language {
  var code: Int {
    switch self {
    case .english: 0
    case .japanese: 1
    }
  }

  init?(code: Int) {
    guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
    self = language
  }
}

extension Platform {
  var bit: Int {
    switch self {
    case .iOS: 1
    case .iPadOS: 2
    case .macOS: 4
    case .tvOS: 8
    case .visionOS: 16
    case .watchOS: 32
    }
  }

  static func mask(_ platforms: [Platform]) -> Int { platforms.reduce(0) { $0 | $1.bit } }

  static func list(mask: Int) -> [Platform] { allCases.filter { mask & $0.bit != 0 }.sorted() }
}
