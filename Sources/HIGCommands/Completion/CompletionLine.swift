/// The arguments of an incomplete command line, after the command's name. Errors are ignored.
struct CompletionLine {
  /// Arguments that are neither options nor values of options.
  var positionals: [String] = []
  var options: [OptionSpecification] = []
  /// The option whose value comes next.
  var pendingOption: OptionSpecification?
  /// `true` after `--`: the remaining arguments are not options.
  var isPastOptions = false
  /// The value of `--index`, if given.
  var index: String?

  init(_ typed: [String], _ command: CommandSpecification) {
    for word in typed {
      if let option = pendingOption {
        if option == Options.index.specification { index = word }
        pendingOption = nil
      } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
        positionals.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        let name = String(word.prefix { $0 != "=" })
        guard let option = command.option(name) else { continue }
        options.append(option)
        if word.count > name.count {
          if option == Options.index.specification { index = String(word.dropFirst(name.count + 1)) }
        } else if option.valueName != nil {
          pendingOption = option
        }
      }
    }
  }
}
