import Guidelines

/// Options that every command takes which reads the index and prints for people. Values stay text here: `Values` checks them, so that one place
/// words what is wrong with them.
struct ScreenOptions {
  let index: String?
  let color: String?
  let width: String?
  let ambiguousWidth: String?
  let pager: String?
  let format: String?
  let language: String?

  init(_ words: CommandWords) {
    index = words.value("--index")
    color = words.value("--color")
    width = words.value("--width")
    ambiguousWidth = words.value("--ambiguous-width")
    pager = words.value("--pager")
    format = words.value("--format")
    language = words.value("--language")
  }
}

/// Options that narrow what is looked at.
struct FilterOptions {
  let platform: [String]
  let topic: [String]
  let source: [String]
  let kind: [String]
  let limit: String?

  init(_ words: CommandWords) {
    platform = words.values("--platform")
    topic = words.values("--topic")
    source = words.values("--source")
    kind = words.values("--kind")
    limit = words.value("--limit")
  }
}
