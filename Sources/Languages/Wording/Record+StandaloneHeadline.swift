import Guidelines

/// Headlines that are understood without their page: in a list of hits, a table of measures, a checklist, or the answer of an
/// assistant.
extension Record {
  /// The headline, preceded by the component and platforms that it does not name itself: "Action sheets (watchOS): Avoid …".
  package var standaloneHeadline: [Inline] { standaloneText(of: headline) }

  /// Returns another sentence of the record with the same prefix.
  package func standaloneText(of sentence: [Inline]) -> [Inline] {
    let text = sentence.plainText
    let typography = language.profile.typography
    let component = topicTitle.isEmpty || isTopicNamed(in: text) ? nil : topicTitle
    let platforms = platformsToName.flatMap {
      Set($0).isSubset(of: Platform.mentioned(in: text)) && areSystemsNamed(in: text) ? nil : $0
    }
    let names = platforms.map { ($0.sorted().map { $0.rawValue } + systems).joined(separator: typography.comma) }
    let prefix: String? =
      switch (component, names) {
      case (let component?, let names?): component + typography.parentheses.0 + names + typography.parentheses.1
      case (let component?, nil): component
      case (nil, let names?): names
      case (nil, nil): nil
      }
    return prefix.map { [.text($0 + typography.colon)] + sentence } ?? sentence
  }

  /// Indicates whether a sentence contains the title of the topic or its singular: "alert" for Alerts.
  package func isTopicNamed(in sentence: String) -> Bool {
    let (text, title) = (sentence.lowercased(), topicTitle.lowercased())
    return text.containsWord(title) || text.containsWord(title.singular)
  }

  /// Indicates whether a sentence names every platform to which the record is restricted, or a device of it.
  package func arePlatformsNamed(in sentence: String) -> Bool {
    Set(platforms ?? []).isSubset(of: Platform.mentioned(in: sentence)) && areSystemsNamed(in: sentence)
  }

  private func areSystemsNamed(in sentence: String) -> Bool {
    systems.allSatisfy { sentence.lowercased().containsWord($0.lowercased()) }
  }

  /// Platforms that the prefix names: those of the record, or those of its topic if there are one or two.
  private var platformsToName: [Platform]? { platforms ?? ((1...2).contains(supported.count) ? supported : nil) }
}

extension Platform {
  /// Returns the platforms that a sentence names, directly or by a device.
  fileprivate static func mentioned(in sentence: String) -> Set<Platform> {
    let text = sentence.lowercased()
    return Set(platforms(namedIn: sentence)).union(allCases.filter { $0.devices.contains(where: text.containsWord) })
  }
}

extension String {
  /// Singular of an English noun: "action sheet" for "action sheets"; "box" for "boxes".
  var singular: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    if ["xes", "ches", "shes", "sses"].contains(where: hasSuffix) { return String(dropLast(2)) }
    return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
  }

  /// Indicates whether a word occurs in the text and not only within a longer Latin word.
  fileprivate func containsWord(_ word: String) -> Bool {
    if word.isEmpty { return false }
    var rest = self[...]
    while let range = rest.firstRange(ofText: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      if !(before.isASCII && before.isLetter && word.first?.isASCII == true) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
