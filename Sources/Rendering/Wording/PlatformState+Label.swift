import Guidelines
import Languages

// Wording of platform states, shared by all pages, lists, and answers.

extension PlatformState {
  /// Returns the states that occur among `platforms`, each with its platforms.
  package static func grouped(_ platforms: [Platform], by state: (Platform) -> PlatformState?) -> [(PlatformState, [Platform])] {
    allCases.map { groupState in (groupState, platforms.sorted().filter { state($0) == groupState }) }.filter { !$0.1.isEmpty }
  }

  package var label: Label {
    switch self {
    case .ownGuidance: \.ownGuidance
    case .general: \.general
    case .unsupported: \.unsupported
    }
  }

  var style: TextStyle { self == .unsupported ? .faint : .platform }
}

extension PlatformNotice {
  /// Returns the notice as a sentence, such as `'Widgets' is not supported on tvOS.`
  package func sentence(naming topic: String, in language: Language) -> String {
    let phrase = Phrase.platformState(state, topic: topic, platforms: platform.rawValue)
    return phrase.text(in: language) + language.profile.typography.fullStop
  }
}
