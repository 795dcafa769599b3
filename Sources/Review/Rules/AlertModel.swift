/// An alert, confirmation dialog, or action sheet, as far as it can be read from its source.
struct AlertModel {
  struct Button {
    let wording: DisplayedText
    let role: ButtonRole
    enum ButtonRole { case none, cancel, destructive }
  }

  /// The tokens that a finding marks.
  let tokens: Range<Int>
  var title = DisplayedText()
  /// Indicates whether this is an alert. The title of an action sheet is allowed to be uninformative.
  var isAlert = true
  var buttons: [Button] = []
  /// Indicates whether all buttons are known and unconditional.
  var isComplete = true
  /// Indicates whether roles, and not only titles, identify the cancel button.
  var hasRoles = true
}

extension SwiftChecker {
  /// Returns the alerts that an expression creates or presents.
  func alertModels(_ expression: Expression) -> [AlertModel] {
    var models: [AlertModel] = []
    let base = expressions.base(expression)
    switch expressions.name(base) {
    case "UIAlertController" where !expression.hasImplicitBase && base.parenthesis >= 0: models.append(alertController(base))
    case "NSAlert" where !expression.hasImplicitBase && base.parenthesis >= 0: models.append(alertPanel(base))
    case "Alert", "ActionSheet", "AlertState", "ConfirmationDialogState":
      if !expression.hasImplicitBase, base.parenthesis >= 0 { models.append(alert(fromInitializer: base)) }
    default: break
    }
    for link in expressions.links[expression.links] {
      switch expressions.name(link) {
      case "alert", "confirmationDialog", "actionSheet":
        if link.parenthesis >= 0, source.isMark(Int(link.name) - 1, ".") { models.append(alert(fromModifier: link)) }
      default: continue
      }
    }
    return models
  }

  /// Reads `.alert("…", isPresented: $shown) { Button("OK") {} } message: { … }`.
  private func alert(fromModifier link: ChainLink) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    model.isAlert = expressions.name(link) == "alert"
    let arguments = expressions.arguments(link)
    if let first = arguments.first, first.label == nil || first.label == "title", !isClosure(first, of: link) {
      model.title = displayedText(first.value)
    }
    let actions =
      arguments.first { $0.label == "actions" && isClosure($0, of: link) }
      ?? arguments.first { $0.label == nil && isClosure($0, of: link) }
    guard let actions else { return model }
    addButtons(of: closureBody(of: actions), to: &model)
    return model
  }

  /// Reads `Alert(title: Text("…"), primaryButton: .default(Text("OK")), …)` and `AlertState(title: { … }, actions: { … })`.
  private func alert(fromInitializer link: ChainLink) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    model.isAlert = expressions.name(link) == "Alert" || expressions.name(link) == "AlertState"
    let arguments = expressions.arguments(link)
    if let title = arguments.first(where: { $0.label == "title" }) ?? arguments.first(where: { $0.label == nil }) {
      model.title = displayedText(closureBody(of: title))
    }
    for argument in arguments
    where argument.label != "title" && argument.label != "message" && argument.value != arguments.first?.value {
      addButtons(of: closureBody(of: argument), to: &model)
    }
    return model
  }

  private func addButtons(of range: Range<Int>, to model: inout AlertModel) {
    // A longer closure is not a list of buttons.
    guard range.count < 4000 else { return }
    for expression in file.expressions(in: range) {
      let link = expressions.base(expression)
      switch expressions.name(link) {
      case "Button", "ButtonState":
        let role = expressions.arguments(link).first { $0.label == "role" }.map { source.name($0.value.upperBound - 1) }
        let buttonTitle = title(link)?.wording ?? DisplayedText()
        // The system provides the titles of `Button(role: .cancel) {}` and `Button(role: .close)`.
        model.buttons.append(
          .init(wording: buttonTitle, role: role == "cancel" ? .cancel : role == "destructive" ? .destructive : .none))
      case "default", "cancel", "destructive":
        guard expression.hasImplicitBase, link.parenthesis >= 0 else { continue }
        let name = expressions.name(link)
        let first = expressions.arguments(link).first { $0.label == nil }
        model.buttons.append(
          .init(
            wording: first.map { displayedText($0.value) } ?? DisplayedText(["Cancel"]),
            role: name == "cancel" ? .cancel : name == "destructive" ? .destructive : .none))
      case "TextField", "SecureField", "Text": continue
      default:
        if !expression.hasImplicitBase, source.isCapitalized(Int(link.name)), link.isCall,
          Int(file.enclosingBrackets[Int(link.name)]) == range.lowerBound - 1
        {
          model.isComplete = false
        }
      }
    }
    if range.contains(where: { source.name($0) == "if" || source.name($0) == "switch" || source.name($0) == "ForEach" }) {
      model.isComplete = false
    }
  }

  /// Reads `let alert = UIAlertController(…)` and the actions added later in the same function.
  private func alertController(_ link: ChainLink) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    let arguments = expressions.arguments(link)
    if let title = arguments.first(where: { $0.label == "title" }) { model.title = displayedText(title.value) }
    if let style = arguments.first(where: { $0.label == "preferredStyle" }) {
      model.isAlert = source.name(style.value.upperBound - 1) != "actionSheet"
    }
    let brace = file.brace(around: Int(link.name))
    for expression in followingExpressions(link, until: "UIAlertController")
    where expressions.name(expressions.base(expression)) == "UIAlertAction" {
      let action = expressions.base(expression)
      let arguments = expressions.arguments(action)
      guard let title = arguments.first(where: { $0.label == "title" }) else { continue }
      let style = arguments.first { $0.label == "style" }.map { source.name($0.value.upperBound - 1) }
      if file.brace(around: Int(action.name)) != brace { model.isComplete = false }
      model.buttons.append(
        .init(
          wording: displayedText(title.value), role: style == "cancel" ? .cancel : style == "destructive" ? .destructive : .none))
    }
    return model
  }

  /// Reads `let alert = NSAlert()`, `alert.messageText = "…"`, and `alert.addButton(withTitle: "…")`.
  private func alertPanel(_ link: ChainLink) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    model.hasRoles = false
    let brace = file.brace(around: Int(link.name))
    let range = tokens(after: link, until: "NSAlert")
    for token in range where source.name(token) == "messageText" && source.isMark(token + 1, "=") {
      model.title = displayedText(file.statement(from: token + 2))
      break
    }
    for expression in file.expressions(in: range) {
      guard let add = expressions.links[expression.links].last, expressions.name(add) == "addButton",
        let title = expressions.arguments(add).first(where: { $0.label == "withTitle" })
      else { continue }
      if file.brace(around: Int(add.name)) != brace { model.isComplete = false }
      model.buttons.append(.init(wording: displayedText(title.value), role: .none))
    }
    return model
  }

  /// Returns the tokens after a call, up to the end of its function or the next call with that name.
  private func tokens(after link: ChainLink, until name: SwiftName) -> Range<Int> {
    let start = Int(link.end)
    var bracket = file.brace(around: Int(link.name))
    // The call is in a closure that configures the alert, or directly in a function.
    if let brace = bracket, !source.tokens[brace].startsBody, let outer = file.brace(around: brace),
      source.contents(of: brace).upperBound - start < 4
    {
      bracket = outer
    }
    let end = min(bracket.map { source.contents(of: $0).upperBound } ?? source.tokens.count, start + 1500)
    var index = start
    while index < end, source.name(index) != "func", !(source.name(index) == name && source.opens(index + 1, "(")) { index += 1 }
    return start..<max(start, index)
  }

  private func followingExpressions(_ link: ChainLink, until name: SwiftName) -> ArraySlice<Expression> {
    file.expressions(in: tokens(after: link, until: name))
  }
}
