import Guidelines

extension ReviewTexts {
  static let english = ReviewTexts(
    violation: EnglishMessages.violationText,
    ruleTitles: [
      "purpose-string": "A purpose string that gives no reason",
      "alert-buttons": "Buttons of an alert that do not say what they do",
      "alert-title": "An alert's title that says nothing", "icon-label": "A control with an image and no label",
      "three-dots": "Three full stops in place of an ellipsis", "tiny-text": "Text below the platform's smallest size",
      "we-oops": "“We” for the makers, or an oops", "device-word": "A gesture that is not the device's, or “tap here”",
      "fixed-font": "Text that does not grow with the reader's setting",
      "tap-gesture": "A view that acts as a button and is none",
      "keyboard-type": "A field without the keyboard for what it asks",
    ],
    summary: { findings, notes, files in
      "\(EnglishMessages.count(findings, "finding")) and \(EnglishMessages.count(notes, "note")) in \(EnglishMessages.count(files, "file"))"
    },
    hiddenNotes: { "\(EnglishMessages.count($0, "note")) more: --notes shows them" },
    invalidComment: { name, isUseless in
      isUseless ? "the comment takes nothing back: '\(name)'" : "the comment names nothing known: '\(name)'"
    },
    skippedFile: { path, reason in
      switch reason {
      case .binary: "'\(path)' is a binary property list and was not read"
      case .malformed: "'\(path)' is malformed and was not read"
      case .tooLarge: "'\(path)' is larger than any source and was not read"
      case .unreadable: "'\(path)' cannot be read"
      case .unknownKind: "'\(path)' is of no kind that is reviewed"
      case .link: "'\(path)' is a link and was not followed"
      }
    },
    fixedPlaces: { "mended \(EnglishMessages.count($0, "place")) in \(EnglishMessages.count($1, "file"))" },
    wroteBaseline: { "wrote \(EnglishMessages.count($1, "finding")) to '\($0)'" },
    nothingToReview: { "nothing to review in '\($0)'" },
    unknownConfigurationWord: { "unknown word in \($0): '\($1)'" },
    differenceError: { base, error in
      let text = "no difference to '\(base)' could be had: "
      return switch error {
      case .git(let reason): UserMessage(text + reason)
      case .foreignOwner(let place):
        UserMessage(
          text + "the repository at '\(place)' belongs to another user",
          hint: "if you trust it: git config --global --add safe.directory '\(place)'")
      case .missingBlob(let path):
        UserMessage(
          text + "what '\(path)' held at that commit is not in this partial clone",
          hint: "'git diff \(base)' fetches it, if you trust the repository")
      case .unsandboxedProgram(let setting):
        UserMessage(
          text + "the repository's setting '\(setting)' names a program, and this system has no sandbox to hold it",
          hint: "remove the setting, or review without --diff")
      }
    },
    instead: "Instead", finding: "finding", note: "note", places: "Places", checklist: "To look at by hand",
    manualChecks: [
      "Targets of at least 44 × 44 pt (visionOS 60 × 60 pt).", "Both appearances, and colours of your own in each.",
      "The largest text size, with no line cut.", "VoiceOver from the first screen to the last.",
    ])
}

extension EnglishMessages {
  /// Returns the wording of a violation: the problem and what to do instead.
  static func violationText(_ remark: ReviewViolation) -> ReviewViolationText {
    switch remark {
    case .purposeEmpty(let key): .init("\(key) is empty", "Say in one sentence what the access is for")
    case .purposePlaceholder(let key): .init("\(key) is a placeholder", "Say in one sentence what the access is for")
    case .purposeWithoutReason(let key):
      .init("\(key) asks for access and gives no reason", "Say in one sentence what the access is for")
    case .purposeUntranslated(let key, let language):
      .init("\(key) is not translated into the language of its file (\(language))", "Translate it")
    case .alertYesNo(let title):
      .init("A button answers with “\(title)”", "Use a verb that says what the button does, and Cancel")
    case .alertOK(let title):
      .init(
        "“\(title)” stands beside another choice",
        "Use a verb that says what the button does; keep OK for alerts that only inform")
    case .alertCancel(let title): .init("The button that cancels is titled “\(title)”", "Title it Cancel")
    case .uninformativeAlertTitle(let title):
      .init("The title “\(title)” says nothing of what happened", "Say briefly what happened, and what can be done")
    case .iconSymbol(let control, let symbol):
      .init("\(control) shows the symbol “\(symbol)” and nothing else", "Add .accessibilityLabel with what it does, or use Label")
    case .iconImage(let control):
      .init("\(control) shows an image and nothing else", "Add .accessibilityLabel with what it does, or use Label")
    case .iconLabeledBySymbolName(let control, let symbol):
      .init("\(control) has only the name of the symbol “\(symbol)” as its label", "Label it in words of your own")
    case .asciiEllipsis(let title): .init("“\(title)” ends with three full stops", "Use the ellipsis (…)")
    case .smallText(let size, let minimum, let platform):
      .init("Text of \(size) pt; the smallest on \(platform) is \(minimum) pt", "Use a text style, or a larger size")
    case .firstPerson(let word):
      .init("“\(word)” speaks of the makers (the rule's text: avoid “we” entirely)", "Say what happened or what to do")
    case .interjection(let word): .init("“\(word)” sounds insincere in a message", "Say what happened and what to do")
    case .vagueLink(let word): .init("“\(word)” does not say where it leads", "Use a verb that says what happens")
    case .wrongGesture(let word, let platform): .init("“\(word)” is no gesture of \(platform)", "Name the device's own gesture")
    case .fixedFontSize(let size):
      .init("Text of \(size) pt does not grow with the reader's setting", "Use a text style, or a size relative to one")
    case .tapGesture(let view):
      .init(
        "\(view) reacts to a tap and is no button to VoiceOver or a keyboard",
        "Use Button, or add .accessibilityAddTraits(.isButton)")
    case .missingKeyboardType(let field, let type):
      .init("The field “\(field)” brings up the default keyboard", "Add .keyboardType(\(type))")
    }
  }
}
