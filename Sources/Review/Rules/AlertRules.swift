import Languages

/// alert-buttons and alert-title.
extension SwiftChecker {
  mutating func alerts(_ expression: Expression) {
    for model in alertModels(expression) {
      buttons(model)
      if model.isAlert { title(model.title, model.tokens) }
    }
    helpers(expression)
  }

  private static func folded(_ text: String) -> String {
    var text = Substring(text.lowercased())
    while let last = text.last, "!.:！。： ".contains(last) { text = text.dropLast() }
    return String(text)
  }

  private static let words = LanguageRules.appWords

  private mutating func buttons(_ model: AlertModel) {
    let buttons = model.buttons
    guard buttons.count > 1 else { return }
    func first(_ set: Set<String>, where test: (AlertModel.Button) -> Bool = { _ in true }) -> String? {
      buttons.lazy.filter(test).compactMap { $0.wording.texts.sorted().first { set.contains(Self.folded($0)) } }.first
    }
    let place = bytes(model.tokens)
    if let title = first(Self.words.answers) {
      findings.append(.init(.alertButtons, 0, file.path, place, .alertYesNo(title: title)))
    } else if !model.isWhole {
      return
    } else if model.hasRoles, let title = first(Self.words.leavings, where: { $0.role == .cancel }) {
      findings.append(.init(.alertButtons, 0, file.path, place, .alertCancel(title: title)))
    } else if let title = first(Self.words.agreements),
      buttons.contains(where: { !$0.wording.contains { Self.words.agreements.contains(Self.folded($0)) } })
    {
      findings.append(.init(.alertButtons, 1, file.path, place, .alertOK(title: title)))
    }
  }

  private mutating func title(_ wording: Wording, _ tokens: Range<Int>) {
    guard let title = wording.texts.sorted().first(where: { Self.words.emptyTitles.contains(Self.folded($0)) }) else { return }
    findings.append(.init(.alertTitle, 0, file.path, bytes(tokens), .alertTitle(title)))
  }

  /// What an app calls its own way of showing an alert: `showAlert(title: "Error", …)`.
  private mutating func helpers(_ expression: Expression) {
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
      self.title(wording(title.value), Int(link.name)..<(Int(link.name) + 1))
    }
  }
}
