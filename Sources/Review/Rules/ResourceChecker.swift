import Guidelines
import Languages

/// Checks the rules for files other than Swift source.
struct ResourceChecker {
  let path: String
  let lines: LineIndex
  let platforms: PlatformSet?
  var findings: [ReviewFinding] = []

  // MARK: Purpose strings

  mutating func check(_ list: PropertyList) {
    for entry in list.entries where PurposeCheck.isPurposeKey(entry.key) {
      guard let remark = PurposeCheck.violation(entry.key, entry.value, language: nil) else { continue }
      findings.append(.init(.purposeString, 0, path, lines.range(line: entry.line, of: entry.key), remark))
    }
  }

  mutating func check(_ settings: BuildSettings) {
    var seen: Set<String> = []
    for text in settings.infoPlistStrings
    where PurposeCheck.isPurposeKey(text.key) && seen.insert(text.key + "\n" + text.value).inserted {
      guard let remark = PurposeCheck.violation(text.key, text.value, language: nil) else { continue }
      let line = lines.range(line: lines.line(text.offset))
      findings.append(.init(.purposeString, 0, path, text.offset..<max(text.offset + 1, line.upperBound), remark))
    }
  }

  // MARK: Tables of strings

  /// Checks English and Japanese texts, and texts in the source language of the table.
  mutating func check(_ table: StringTable) {
    let isInfoPlist = table.name == "InfoPlist"
    for entry in table.entries {
      let range = lines.range(line: lines.line(entry.offset), of: entry.key)
      if isInfoPlist {
        guard PurposeCheck.isPurposeKey(entry.key) else { continue }
        for (language, value) in entry.values.sorted(by: { $0.key < $1.key }) {
          guard
            let remark = PurposeCheck.violation(
              entry.key, value, language: language == table.sourceLanguage && table.path.hasSuffix(".xcstrings") ? nil : language)
          else { continue }
          findings.append(.init(.purposeString, 0, path, range, remark))
          break
        }
      }
      if Self.isOfficial(entry.key) { continue }
      for language in ["en", "ja"] {
        guard let value = entry[language], let found = WordingCheck.violation(value, language: language, platforms: platforms)
        else {
          continue
        }
        findings.append(.init(found.rule, found.record, path, range, found.remark))
        break
      }
    }
  }

  /// Returns `true` for texts in which the makers of an app may refer to themselves.
  private static func isOfficial(_ key: String) -> Bool {
    let key = key.lowercased()
    return [
      "privacy", "terms", "legal", "license", "licence", "about", "tutorial", "credits", "acknowledg", "whatsnew", "whats_new",
      "changelog",
    ].contains(where: key.contains)
  }

  // MARK: Storyboards and XIBs

  mutating func check(_ tree: XMLTree) {
    var platforms = platforms
    for node in 0..<min(tree.count, 4) where tree.name(node) == "document" {
      switch tree.attribute(node, "targetruntime") {
      case "iOS.CocoaTouch"?: platforms = [.iOS, .iPadOS]
      case "MacOSX.Cocoa"?: platforms = [.macOS]
      case "AppleTV"?: platforms = [.tvOS]
      case "watchKit"?: platforms = [.watchOS]
      default: break
      }
    }
    for node in 0..<tree.count {
      guard let name = tree.name(node) else { continue }
      switch name {
      case "menuitem", "buttoncell", "state", "barbuttonitem", "action", "command":
        if let title = tree.attribute(node, "title"), SwiftChecker.endsWithThreeDots(title),
          name != "state" || tree.parent(node).map({ tree.name($0) == "button" }) ?? false
        {
          let range = lines.range(line: tree.line(node), of: title)
          let quotedRange = lines.range(line: tree.line(node), of: title + "\"")
          let end = quotedRange.upperBound - 1
          let isCertain = range.count == title.utf8.count && quotedRange.count == title.utf8.count + 1 && title.hasSuffix("...")
          findings.append(
            .init(
              .threeDots, name == "menuitem" ? 0 : 1, path, range, .asciiEllipsis(title: title),
              fix: isCertain ? .init(range: (end - 3)..<end, text: "…") : nil))
        }
      case "label", "textfieldcell", "textfield":
        checkTextSize(tree, node, platforms)
        if let text = tree.attribute(node, name == "label" ? "text" : "title"),
          let found = WordingCheck.violation(text, language: "en", platforms: platforms)
        {
          findings.append(.init(found.rule, found.record, path, lines.range(line: tree.line(node), of: text), found.remark))
        }
      default: continue
      }
    }
  }

  private mutating func checkTextSize(_ tree: XMLTree, _ node: Int, _ platforms: PlatformSet?) {
    guard let platform = platforms.flatMap(SwiftChecker.platformWithSmallestMinimum) else { return }
    for child in tree.children(node) where ["fontdescription", "font"].contains(tree.name(child)) {
      guard let text = tree.attribute(child, "pointsize") ?? tree.attribute(child, "size"), let size = Double(text), size > 3,
        size < Double(SwiftChecker.minSize(on: platform)), tree.attribute(child, "metafont") == nil
      else { continue }
      let sizeText = size == size.rounded() ? String(Int(size)) : text
      findings.append(
        .init(
          .tinyText, 0, path, lines.range(line: tree.line(child)),
          .smallText(size: sizeText, minimum: SwiftChecker.minSize(on: platform), platform: platform.rawValue)))
    }
  }
}
