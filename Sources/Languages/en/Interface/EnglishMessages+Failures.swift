import Guidelines

extension EnglishMessages {
  static func message(_ failure: Failure) -> UserMessage {
    switch failure {
    case .noSuchFile(let path): "no such file or folder '\(path)'"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .unwritable(let path, let reason):
      UserMessage(
        "cannot write '\(path)': \(reason)",
        hint: reason.hasSuffix(text: "not an export") ? "move it away, or name another place" : nil)
    case .tooLarge(let path, let bytes, let limit):
      "'\(path)' is too large: \(bytes.formattedByteCount), at most \(limit.formattedByteCount)"
    case .notAPage(let path, let why): "'\(path)' is no page: \(text(why))"
    case .unsupportedScript(let path, let script):
      "'\(path)' is written in \(script); pages in \(supportedLanguages) are supported"
    case .missingProgram(let path, let kind, let program, let package):
      "'\(path)' needs \(program): install \(package) to read \(kind) files"
    case .noPages(let path): "no page to read in '\(path)'"
    case .noIndex(let path?): UserMessage("no index at '\(path)'", hint: "'hig ingest --index \(path) PATH' makes one")
    case .noIndex(nil): UserMessage("no index found", hint: "'hig ingest PATH' makes one; 'hig info' says where it is sought")
    case .notAnIndex(let path):
      UserMessage("'\(path)' is no index of hig", hint: "'hig ingest --index FILE PATH' makes one; 'hig info' says which is used")
    case .incompatibleSchema(let path, let found, let expected):
      UserMessage(
        "'\(path)' is an index of schema \(found.formattedSchemaVersion); this program reads \(expected.formattedSchemaVersion)",
        hint: "'hig ingest' the pages again into a new index")
    case .indexBusy(let path): UserMessage("another process is writing '\(path)'", hint: "try again when it has finished")
    case .database(let path, let reason):
      UserMessage(
        "index '\(path)' cannot be read: \(reason.prefix(160))",
        hint: "if it is damaged or cut short, move it away: the Corpus is read anew, your own pages by 'hig ingest'")
    case .corpus(let path, let line, let reason): line > 0 ? "\(path):\(line): \(reason)" : "\(path): \(reason)"
    case .unknownTopic(let name, let suggestions):
      UserMessage(
        "no topic '\(name)'",
        hint: suggestionHint(suggestions)
          ?? "'hig search \(name.shellQuoted)' looks inside the pages; 'hig topics' lists the topics")
    case .unknownSection(let name, let topic, let known):
      UserMessage("no section '\(name)' in '\(topic)'", hint: list(known, after: "its sections: "))
    case .unknownRecord(let id, let suggestions):
      UserMessage("no record '\(id)'", hint: suggestionHint(suggestions) ?? "'hig search' and 'hig man TOPIC --ids' print ids")
    case .ambiguousRecord(let id, let candidates):
      UserMessage("'\(id)' begins several ids", hint: list(candidates, after: "one of "))
    case .unknownHit(let number, 0):
      UserMessage("no answer in this terminal that '\(number)' could be a hit of", hint: "search first, or name an id")
    case .unknownHit(let number, let count):
      UserMessage("the last answer has no hit '\(number)'", hint: "its hits are 1 to \(count)")
    case .reservedSource(let name):
      UserMessage("the source name '\(name)' is reserved", hint: "choose another name with '--source'")
    case .wouldPrune(let source, let pages, let total):
      UserMessage("this would remove \(pages) of \(total) pages of '\(source)'; nothing was changed", hint: "'--prune' allows it")
    case .unknownSource(let name, let known): UserMessage("no source '\(name)'", hint: list(known, after: "there are "))
    case .noPageInSource(let topic, let source, let topics):
      UserMessage("'\(source)' has no page on '\(topic)'", hint: list(topics, after: "it has: "))
    case .unknownValue(let option, let value, let known):
      UserMessage(
        value.isEmpty ? "'\(option)' needs a value" : "'\(value)' is no value for '\(option)'",
        hint: known.isEmpty ? nil : "one of \(known.joined(separator: ", "))")
    case .emptyQuery: UserMessage("nothing to search for", hint: "hig search WORDS, for example: hig search 余白")
    case .noBrowser(let url): UserMessage("no browser to open '\(url)'", hint: "'hig open --print' prints the address")
    case .noCurl(let found):
      UserMessage(
        "'hig fetch' needs curl 7.76 or newer; " + (found.map { "this one is \($0)" } ?? "there is none"),
        hint: "install curl, or save pages by hand and read them with 'hig ingest --private'")
    case .unknownEdition(let name, let topic, let known):
      UserMessage("no edition '\(name)' of '\(topic)'", hint: list(known, after: "there are "))
    case .noCopy: UserMessage("there is no private copy whose editions could be compared", hint: "'hig fetch' makes one")
    case .tooLittleAddressSpace(let megabytes, let needed):
      UserMessage(
        "too little address space: \(megabytes) MB, at least \(needed) MB are needed",
        hint: "raise the limit: 'ulimit -v unlimited'")
    }
  }

  private static func suggestionHint(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "did you mean \(suggestions.quotedAlternatives(separator: " or "))?"
  }

  private static func text(_ reason: Failure.NotAPageError) -> String {
    switch reason {
    case .empty: "it is empty"
    case .binary: "it is binary"
    case .scriptShell: "it holds nothing but a request for JavaScript"
    case .unknownFormat: "its form is not known"
    case .malformed(let what): what
    }
  }
}
