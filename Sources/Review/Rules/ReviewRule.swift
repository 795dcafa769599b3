import Guidelines

/// What `hig review` looks for. The raw values are names that comments, options and other programs know: they never change.
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
    /// What a maintainer would mend.
    case finding
    /// What is worth a look: it may be meant so.
    case note

    package static func < (a: Level, b: Level) -> Bool { a == .finding && b == .note }
  }

  /// The facts of each rule.
  private struct Facts {
    /// The records of the Corpus that it holds source to, the main one first.
    var records: [String]
    var level = Level.finding
    /// Rules that are shown together.
    var group: String?
  }

  private var facts: Facts {
    switch self {
    case .purposeString: Facts(records: ["privacy/requesting-permission/3"])
    case .alertButtons: Facts(records: ["alerts/buttons/1", "alerts/buttons/2"])
    case .alertTitle: Facts(records: ["alerts/content/2"])
    case .iconLabel: Facts(records: ["voiceover/descriptions/1", "buttons/content/1"])
    case .threeDots: Facts(records: ["menus/labels/5", "buttons/push-buttons/2"])
    case .tinyText: Facts(records: ["typography/ensuring-legibility/1"])
    case .weOops: Facts(records: ["writing/best-practices/6", "writing/best-practices/9"], group: "wording")
    case .deviceWord: Facts(records: ["writing/best-practices/7", "writing/best-practices/2"], group: "wording")
    case .fixedFont: Facts(records: ["accessibility/vision/1", "typography/using-custom-fonts/2"], level: .note)
    case .tapGesture: Facts(records: ["image-views/best-practices/1", "buttons/best-practices/2"], level: .note)
    case .keyboardType: Facts(records: ["text-fields/best-practices/11", "virtual-keyboards/best-practices/1"], level: .note)
    }
  }

  package var records: [String] { facts.records }
  package var level: Level { facts.level }
  /// What it is called where a group is named.
  package var group: String { facts.group ?? rawValue }

  /// The rules that a name means: one, or a group.
  package static func named(_ name: String) -> [ReviewRule] { allCases.filter { $0.rawValue == name || $0.group == name } }
}
