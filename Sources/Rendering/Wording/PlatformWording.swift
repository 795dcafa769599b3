import Guidelines
import Languages

// What holds for a platform, for every page, list and answer.

extension PlatformState {
  /// The states that some platform is in, with those platforms.
  package static func grouped(_ platforms: [Platform], by state: (Platform) -> PlatformState?) -> [(PlatformState, [Platform])] {
    allCases.map { wanted in (wanted, platforms.sorted().filter { state($0) == wanted }) }.filter { !$0.1.isEmpty }
  }

  package var label: Label {
    switch self {
    case .ownGuidance: \.ownGuidance
    case .general: \.general
    case .unsupported: \.unsupported
    }
  }

  var style: Style { self == .unsupported ? .faint : .platform }
}

extension PlatformNotice {
  /// `'Widgets' is not supported on tvOS.`
  package func sentence(naming topic: String, in language: Language) -> String {
    let phrase = Phrase.holds(state, topic: topic, platforms: platform.rawValue)
    return phrase.text(in: language) + language.rules.typography.fullStop
  }
}
