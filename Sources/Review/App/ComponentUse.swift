/// Number of times that an app uses the components of a topic.
package struct ComponentUse: Hashable, Sendable {
  package let topic: String
  package let count: Int
  /// The first three places.
  package let locations: [Location]

  package struct Location: Hashable, Sendable {
    package let path: String
    package let line: Int
  }

  private static let topics: [(topic: String, names: [SwiftName])] = [
    ("alerts", ["alert", "UIAlertController", "NSAlert", "Alert"]), ("action-sheets", ["confirmationDialog", "ActionSheet"]),
    ("buttons", ["Button", "UIButton", "NSButton"]), ("menus", ["Menu", "UIMenu", "NSMenu"]),
    ("context-menus", ["contextMenu", "UIContextMenuConfiguration"]),
    ("toggles", ["Toggle", "UISwitch", "NSSwitch"]), ("text-fields", ["TextField", "SecureField", "UITextField", "NSTextField"]),
    ("pickers", ["Picker", "DatePicker", "UIPickerView", "UIDatePicker"]), ("sliders", ["Slider", "UISlider", "NSSlider"]),
    ("steppers", ["Stepper", "UIStepper"]),
    ("sheets", ["sheet", "UISheetPresentationController"]), ("popovers", ["popover", "NSPopover"]),
    ("tab-bars", ["TabView", "UITabBarController"]),
    ("toolbars", ["toolbar", "NSToolbar", "ToolbarItem"]), ("lists-and-tables", ["List", "UITableView", "NSTableView"]),
    ("collections", ["LazyVGrid", "LazyHGrid", "UICollectionView"]),
    ("progress-indicators", ["ProgressView", "UIProgressView", "NSProgressIndicator", "UIActivityIndicatorView"]),
    ("search-fields", ["searchable", "UISearchController", "NSSearchField"]), ("charts", ["Chart"]),
    ("maps", ["Map", "MKMapView"]), ("web-views", ["WKWebView", "WebView"]),
    ("widgets", ["StaticConfiguration", "AppIntentConfiguration"]), ("notifications", ["UNMutableNotificationContent"]),
    ("split-views", ["NavigationSplitView", "UISplitViewController"]),
    ("color-wells", ["ColorPicker", "UIColorWell"]), ("dark-mode", ["preferredColorScheme"]),
    ("live-activities", ["ActivityConfiguration"]),
  ]

  /// Returns the uses of each topic's components, leaving out topics without any.
  static func count(_ files: [SwiftFile]) -> [ComponentUse] {
    var numbers: [SwiftName: Int] = [:]
    for (number, entry) in topics.enumerated() { for name in entry.names { numbers[name] = number } }
    var (counts, places) = ([Int](repeating: 0, count: topics.count), [[Location]](repeating: [], count: topics.count))
    for file in files {
      var lines: LineIndex?
      for link in file.expressions.links where link.isCall {
        guard let number = numbers[file.expressions.name(link)], !file.isHidden(Int(link.name)) else { continue }
        counts[number] += 1
        guard places[number].count < 3 else { continue }
        let index = lines ?? LineIndex(file.source.bytes)
        lines = index
        places[number].append(Location(path: file.path, line: index.line(Int(file.source.tokens[Int(link.name)].start))))
      }
    }
    return topics.indices.filter { counts[$0] > 0 }.map {
      ComponentUse(topic: topics[$0].topic, count: counts[$0], locations: places[$0])
    }
  }
}
