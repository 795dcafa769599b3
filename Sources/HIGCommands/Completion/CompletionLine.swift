/// The words of a command line that is still being typed, behind the command's name: nothing here is an error.
struct CompletionLine {
  /// What is neither an option nor an option's value.
  var words: [String] = []
  var options: [OptionSpecification] = []
  /// The option whose value is to be typed next.
  var waiting: OptionSpecification?
  /// Whether `--` stands before: nothing after it is an option.
  var isPastOptions = false
  /// `--index`, where the line names one.
  var index: String?

  init(_ typed: [String], _ command: CommandSpecification) {
    for word in typed {
      if let option = waiting {
        if option == Options.index.specification { index = word }
        waiting = nil
      } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
        words.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        let name = String(word.prefix { $0 != "=" })
        guard let option = command.option(name) else { continue }
        options.append(option)
        if word.count > name.count {
          if option == Options.index.specification { index = String(word.dropFirst(name.count + 1)) }
        } else if option.value != nil {
          waiting = option
        }
      }
    }
  }
}
