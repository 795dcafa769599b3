import Guidelines

/// What a record is called where it is read alone: in a list of hits, on a sheet of figures, in a checklist or an assistant's answer, far from the page that says
/// what it is about.
extension Record {
  /// The headline behind the component and the platforms that it does not name itself: "Action sheets (watchOS): Avoid …".
  package var standalone: [Inline] { standingAlone(headline) }

  /// The same for another sentence of the record.
  package func standingAlone(_ sentence: [Inline]) -> [Inline] {
    let text = sentence.plainText
    let typography = language.rules.typography
    let component = topicTitle.isEmpty || namesTopic(text) ? nil : topicTitle
    let platforms = narrowed.flatMap { Set($0).isSubset(of: Platform.mentioned(in: text)) && namesSystems(text) ? nil : $0 }
    let names = platforms.map { ($0.sorted().map { $0.rawValue } + systems).joined(separator: typography.comma) }
    let opening: String? =
      switch (component, names) {
      case (let component?, let names?): component + typography.parentheses.0 + names + typography.parentheses.1
      case (let component?, nil): component
      case (nil, let names?): names
      case (nil, nil): nil
      }
    return opening.map { [.text($0 + typography.colon)] + sentence } ?? sentence
  }

  /// Whether a sentence holds the title of the topic, or one of what the title counts: "alert" of Alerts.
  package func namesTopic(_ sentence: String) -> Bool {
    let (text, title) = (sentence.lowercased(), topicTitle.lowercased())
    return text.holdsWord(title) || text.holdsWord(title.singular)
  }

  /// Whether a sentence names every platform that the record is for alone, or a device of it.
  package func namesPlatforms(_ sentence: String) -> Bool {
    Set(platforms ?? []).isSubset(of: Platform.mentioned(in: sentence)) && namesSystems(sentence)
  }

  private func namesSystems(_ sentence: String) -> Bool {
    systems.allSatisfy { sentence.lowercased().holdsWord($0.lowercased()) }
  }

  /// The platforms that a reader must be told of: its own, or the one or two that its topic is there for.
  private var narrowed: [Platform]? { platforms ?? ((1...2).contains(supported.count) ? supported : nil) }
}

extension Platform {
  /// Those that a sentence names, or a device of which it names.
  fileprivate static func mentioned(in sentence: String) -> Set<Platform> {
    let text = sentence.lowercased()
    return Set(named(in: sentence)).union(allCases.filter { $0.devices.contains(where: text.holdsWord) })
  }
}

extension String {
  /// "action sheet" of "action sheets"; "box" of "boxes".
  var singular: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    if ["xes", "ches", "shes", "sses"].contains(where: hasSuffix) { return String(dropLast(2)) }
    return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
  }

  /// Whether a word begins somewhere as another text does: not within a longer Latin word.
  fileprivate func holdsWord(_ word: String) -> Bool {
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
