import Guidelines

/// A rule of `hig review`. The raw values are names used in comments, options, and other programs; they never change.
package enum ReviewRule: String, CaseIterable, Hashable, Sendable {
  case purposeString = "purpose-string"
  case alertButtons = "alert-buttons"
  case alertTitle = "alert-title"
  case iconLabel = "icon-label"
  case threeDots = "three-dots"
  case tinyText = "tiny-text"
  case weOops = "we-oops"
  case deviceWord = "device-word"
  case fixedFont = "fixed-font"
  case tapGesture = "tap-gesture"
  case keyboardType = "keyboard-type"

  package enum Level: String, Hashable, Sendable, Comparable {
    /// A violation that needs to be corrected.
    case finding
    /// A place worth checking, which can be intentional.
    case note

    package static func < (a: Level, b: Level) -> Bool { a == .finding && b == .note }
  }

  /// Properties of a rule.
  private struct Properties {
    /// Ids of the Corpus records on which the rule is based, the main one first.
    var records: [String]
    var level = Level.finding
    /// Group under which options and comments can name the rule together with others.
    var group: String?
  }

  private var properties: Properties {
    switch self {
    case .purposeString: Properties(records: ["privacy/requesting-permission/3"])
    case .alertButtons: Properties(records: ["alerts/buttons/1", "alerts/buttons/2"])
    case .alertTitle: Properties(records: ["alerts/content/2"])
    case .iconLabel: Properties(records: ["voiceover/descriptions/1", "buttons/content/1"])
    case .threeDots: Properties(records: ["menus/labels/5", "buttons/push-buttons/2"])
    case .tinyText: Properties(records: ["typography/ensuring-legibility/1"])
    case .weOops: Properties(records: ["writing/best-practices/6", "writing/best-practices/9"], group: "wording")
    case .deviceWord: Properties(records: ["writing/best-practices/7", "writing/best-practices/2"], group: "wording")
    case .fixedFont: Properties(records: ["accessibility/vision/1", "typography/using-custom-fonts/2"], level: .note)
    case .tapGesture: Properties(records: ["image-views/best-practices/1", "buttons/best-practices/2"], level: .note)
    case .keyboardType:
      Properties(records: ["text-fields/best-practices/11", "virtual-keyboards/best-practices/1"], level: .note)
    }
  }

  package var records: [String] { properties.records }
  package var level: Level { properties.level }
  /// Name of the rule's group, or of the rule itself if it belongs to no group.
  package var group: String { properties.group ?? rawValue }

  /// Returns the rules with a name, which is that of one rule or of a group.
  package static func rules(named name: String) -> [ReviewRule] { allCases.filter { $0.rawValue == name || $0.group == name } }
}
