import Languages

/// alert-buttons and alert-title: titles of buttons and alerts.
extension SwiftChecker {
  mutating func checkAlerts(_ expression: Expression) {
    for model in alertModels(expression) {
      checkButtons(model)
      if model.isAlert { checkTitle(model.title, model.tokens) }
    }
    checkAlertHelpers(expression)
  }

  private static func folded(_ text: String) -> String {
    var text = Substring(text.lowercased())
    while let last = text.last, "!.:！。： ".contains(last) { text = text.dropLast() }
    return String(text)
  }

  private static let words = LanguageProfile.combinedAppWords

  private mutating func checkButtons(_ model: AlertModel) {
    let buttons = model.buttons
    guard buttons.count > 1 else { return }
    func first(_ set: Set<String>, where test: (AlertModel.Button) -> Bool = { _ in true }) -> String? {
      buttons.lazy.filter(test).compactMap { $0.wording.texts.sorted().first { set.contains(Self.folded($0)) } }.first
    }
    let range = byteRange(model.tokens)
    if let title = first(Self.words.yesNoTitles) {
      findings.append(.init(.alertButtons, 0, file.path, range, .alertYesNo(title: title)))
    } else if !model.isComplete {
      return
    } else if model.hasRoles, let title = first(Self.words.cancelSynonyms, where: { $0.role == .cancel }) {
      findings.append(.init(.alertButtons, 0, file.path, range, .alertCancel(title: title)))
    } else if let title = first(Self.words.confirmationTitles),
      buttons.contains(where: { !$0.wording.contains { Self.words.confirmationTitles.contains(Self.folded($0)) } })
    {
      findings.append(.init(.alertButtons, 1, file.path, range, .alertOK(title: title)))
    }
  }

  private mutating func checkTitle(_ wording: DisplayedText, _ tokens: Range<Int>) {
    guard let title = wording.texts.sorted().first(where: { Self.words.uninformativeTitles.contains(Self.folded($0)) }) else {
      return
    }
    findings.append(.init(.alertTitle, 0, file.path, byteRange(tokens), .uninformativeAlertTitle(title)))
  }

  /// Checks an app's own functions that show alerts, such as `showAlert(title: "Error", …)`.
  private mutating func checkAlertHelpers(_ expression: Expression) {
    for link in expressions.links[expression.links] where link.parenthesis >= 0 {
      switch expressions.name(link) {
      case "alert", "confirmationDialog", "UIAlertController", "Alert", "AlertState", "ActionSheet", "ConfirmationDialogState":
        continue
      default: break
      }
      let name = source.tokens[Int(link.name)]
      let text = source.bytes[Int(name.start)..<Int(name.end)]
      guard text.count >= 5, text.indices.contains(where: { text[$0...].starts(with: "lert".utf8) }) else { continue }
      guard let title = expressions.arguments(link).first(where: { $0.label == "title" }) else { continue }
      self.checkTitle(displayedText(title.value), Int(link.name)..<(Int(link.name) + 1))
    }
  }
}
