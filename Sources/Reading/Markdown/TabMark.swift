import Guidelines

/// Tabs of MDX pages on their way through cmark, which knows none: each tag becomes a comment of ours that the reader opens or closes a
/// container at. A page may hold such comments itself; they can do no more than its tags.
enum TabMark {
  case openTabs, closeTabs
  case openTab(title: String)
  case closeTab

  /// `<Tabs>`, `<TabItem value="ios" label="iOS">`; nil for any other tag.
  init?(_ tag: ComponentTag) {
    guard !tag.isEmpty, tag.isComplete else { return nil }
    switch tag.name {
    case "Tabs", "TabGroup", "TabNavigator": self = tag.isClosing ? .closeTabs : .openTabs
    case "Tab", "TabItem", "TabPanel":
      if tag.isClosing {
        self = .closeTab
      } else if let title = tag.attribute("label") ?? tag.attribute("title") ?? tag.attribute("name") ?? tag.attribute("value") {
        self = .openTab(title: title)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// From what `line` made.
  init?(comment: String) {
    guard comment.hasPrefix(TabMark.start), let end = comment.firstRange(ofText: "-->") else { return nil }
    let words = comment[..<end.lowerBound].dropFirst(TabMark.start.count)
    switch words.first {
    case "<": self = .openTabs
    case ">": self = .closeTabs
    case "(": self = .openTab(title: TextCleaner.string(words.dropFirst()).trimmingSpace())
    case ")": self = .closeTab
    default: return nil
    }
  }

  private static let start = "<!--tabs:"

  var line: String {
    switch self {
    case .openTabs: "\(TabMark.start)<-->"
    case .closeTabs: "\(TabMark.start)>-->"
    case .openTab(let title): "\(TabMark.start)(\(title.filter { $0 != ">" })-->"
    case .closeTab: "\(TabMark.start))-->"
    }
  }
}
