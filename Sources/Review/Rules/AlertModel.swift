/// An alert, a dialog or a sheet of actions, as far as its source says.
struct AlertModel {
  struct Button {
    let wording: Wording
    let role: Role
    enum Role { case none, cancel, destructive }
  }

  /// The tokens that the finding marks.
  let tokens: Range<Int>
  var title = Wording()
  /// Whether it is an alert, whose title says what happened; a sheet's may say nothing.
  var isAlert = true
  var buttons: [Button] = []
  /// Whether all buttons stand there whatever happens.
  var isWhole = true
  /// Whether a cancelling button is told by its role, and not only by its title.
  var hasRoles = true
}

extension SwiftChecker {
  /// The alert that an expression makes or ends with.
  func alertModels(_ expression: Expression) -> [AlertModel] {
    var models: [AlertModel] = []
    let base = expressions.base(expression)
    switch expressions.name(base) {
    case "UIAlertController" where !expression.isImplicit && base.parenthesis >= 0: models.append(controller(base))
    case "NSAlert" where !expression.isImplicit && base.parenthesis >= 0: models.append(panel(base))
    case "Alert", "ActionSheet", "AlertState", "ConfirmationDialogState":
      if !expression.isImplicit, base.parenthesis >= 0 { models.append(value(base)) }
    default: break
    }
    for link in expressions.links[expression.links] {
      switch expressions.name(link) {
      case "alert", "confirmationDialog", "actionSheet":
        if link.parenthesis >= 0, source.isMark(Int(link.name) - 1, ".") { models.append(modifier(link)) }
      default: continue
      }
    }
    return models
  }

  /// `.alert("…", isPresented: $shown) { Button("OK") {} } message: { … }`
  private func modifier(_ link: Link) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    model.isAlert = expressions.name(link) == "alert"
    let arguments = expressions.arguments(link)
    if let first = arguments.first, first.label == nil || first.label == "title", !isClosure(first, of: link) {
      model.title = wording(first.value)
    }
    let actions =
      arguments.first { $0.label == "actions" && isClosure($0, of: link) }
      ?? arguments.first { $0.label == nil && isClosure($0, of: link) }
    guard let actions else { return model }
    addButtons(of: body(actions), to: &model)
    return model
  }

  /// `Alert(title: Text("…"), primaryButton: .default(Text("OK")), …)`, `AlertState(title: { … }, actions: { … })`
  private func value(_ link: Link) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    model.isAlert = expressions.name(link) == "Alert" || expressions.name(link) == "AlertState"
    let arguments = expressions.arguments(link)
    if let title = arguments.first(where: { $0.label == "title" }) ?? arguments.first(where: { $0.label == nil }) {
      model.title = wording(body(title))
    }
    for argument in arguments
    where argument.label != "title" && argument.label != "message" && argument.value != arguments.first?.value {
      addButtons(of: body(argument), to: &model)
    }
    return model
  }

  private func addButtons(of range: Range<Int>, to model: inout AlertModel) {
    // What is longer is no list of buttons.
    guard range.count < 4000 else { return }
    for expression in file.expressions(in: range) {
      let link = expressions.base(expression)
      switch expressions.name(link) {
      case "Button", "ButtonState":
        let role = expressions.arguments(link).first { $0.label == "role" }.map { source.name($0.value.upperBound - 1) }
        let words = title(link)?.wording ?? Wording()
        // `Button(role: .cancel) {}` and `Button(role: .close)` are titled by the system.
        model.buttons.append(
          .init(wording: words, role: role == "cancel" ? .cancel : role == "destructive" ? .destructive : .none))
      case "default", "cancel", "destructive":
        guard expression.isImplicit, link.parenthesis >= 0 else { continue }
        let name = expressions.name(link)
        let first = expressions.arguments(link).first { $0.label == nil }
        model.buttons.append(
          .init(
            wording: first.map { wording($0.value) } ?? Wording(["Cancel"]),
            role: name == "cancel" ? .cancel : name == "destructive" ? .destructive : .none))
      case "TextField", "SecureField", "Text": continue
      default:
        if !expression.isImplicit, source.isCapitalized(Int(link.name)), link.isCall,
          Int(file.around[Int(link.name)]) == range.lowerBound - 1
        {
          model.isWhole = false
        }
      }
    }
    if range.contains(where: { source.name($0) == "if" || source.name($0) == "switch" || source.name($0) == "ForEach" }) {
      model.isWhole = false
    }
  }

  /// `let alert = UIAlertController(…)`, and the actions that follow in the same function.
  private func controller(_ link: Link) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    let arguments = expressions.arguments(link)
    if let title = arguments.first(where: { $0.label == "title" }) { model.title = wording(title.value) }
    if let style = arguments.first(where: { $0.label == "preferredStyle" }) {
      model.isAlert = source.name(style.value.upperBound - 1) != "actionSheet"
    }
    let brace = file.brace(around: Int(link.name))
    for expression in following(link, until: "UIAlertController")
    where expressions.name(expressions.base(expression)) == "UIAlertAction" {
      let action = expressions.base(expression)
      let arguments = expressions.arguments(action)
      guard let title = arguments.first(where: { $0.label == "title" }) else { continue }
      let style = arguments.first { $0.label == "style" }.map { source.name($0.value.upperBound - 1) }
      if file.brace(around: Int(action.name)) != brace { model.isWhole = false }
      model.buttons.append(
        .init(wording: wording(title.value), role: style == "cancel" ? .cancel : style == "destructive" ? .destructive : .none))
    }
    return model
  }

  /// `let alert = NSAlert()`, `alert.messageText = "…"`, `alert.addButton(withTitle: "…")`
  private func panel(_ link: Link) -> AlertModel {
    var model = AlertModel(tokens: Int(link.name)..<(Int(link.name) + 1))
    model.hasRoles = false
    let brace = file.brace(around: Int(link.name))
    let range = rest(after: link, until: "NSAlert")
    for token in range where source.name(token) == "messageText" && source.isMark(token + 1, "=") {
      model.title = wording(file.statement(from: token + 2))
      break
    }
    for expression in file.expressions(in: range) {
      guard let add = expressions.links[expression.links].last, expressions.name(add) == "addButton",
        let title = expressions.arguments(add).first(where: { $0.label == "withTitle" })
      else { continue }
      if file.brace(around: Int(add.name)) != brace { model.isWhole = false }
      model.buttons.append(.init(wording: wording(title.value), role: .none))
    }
    return model
  }

  /// The tokens behind a call, to the end of the function that it stands in or to the next call of that name.
  private func rest(after link: Link, until name: Name) -> Range<Int> {
    let start = Int(link.end)
    var bracket = file.brace(around: Int(link.name))
    // Within a closure that configures it, or right in a function.
    if let brace = bracket, !source.tokens[brace].isBody, let outer = file.brace(around: brace),
      source.inside(brace).upperBound - start < 4
    {
      bracket = outer
    }
    let end = min(bracket.map { source.inside($0).upperBound } ?? source.tokens.count, start + 1500)
    var index = start
    while index < end, source.name(index) != "func", !(source.name(index) == name && source.opens(index + 1, "(")) { index += 1 }
    return start..<max(start, index)
  }

  private func following(_ link: Link, until name: Name) -> ArraySlice<Expression> {
    file.expressions(in: rest(after: link, until: name))
  }
}
