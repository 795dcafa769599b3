import Guidelines

/// Words and headings that stand alone.
package struct Labels: Sendable {
  package let hint, number, standardOutput: String
  // Columns and facts
  package let name, version, licence, home, page, source, topic, language, path, guessed, check, sound: String
  package let pages, records, rules, languages, editions, topics, sources, settings: String
  package let index, indexWhy, schema, analyser, corpus, size: String
  // Records
  package let rule, definition, specification, note, reference, avoid, consider, inferred: String
  /// What a rule's headline does not say, as marks beside it.
  package let mustNot, may: String
  package let otherWordings, confidence, related, nothingSimilar, origin, edition, translator, retrieved: String
  // Platforms
  package let allPlatforms, general, ownGuidance, unsupported: String
  /// The states in the cells of a table, and what heads its rows.
  package let generalCell, ownCell, topicColumn: String
  // Parts of a page
  package let contents, figure, platforms, description, api, seeAlso, otherPages, designGuidelines: String
  // What changed
  package let added, gone, reworded, unchanged, changed, removed: String
  // What a page gives
  package let stated, notTaken, doubts: String
  package let moved, strength, figures, sectionTitle, newPage, pageGone, pageRenamed, notHeld, was, now, mustDo: String
  // How much a finding matters
  package let remark, warning, error: String
  // Progress
  package let reading, linking, storing, writingOut: String
  // The site
  package let siteLead, otherTopics, allTopics, skip, search: String
  package let bothLanguages, onThisPage, previous, next, sizes, changes, changedLately, allChanges, choices, needsScript,
    doThis: String
  /// Text that was saved from a page.
  package let savedText: String
}

/// One of the labels, whatever the language.
package typealias Label = KeyPath<Labels, String>

extension KeyPath<Labels, String> {
  package func text(in language: Language) -> String { language.interface.labels[keyPath: self] }
}

/// Help on each command.
package struct CommandTexts: Sendable {
  package let lookup, search, man, show, pick, diff, export, topics, spec, changes, site, open, ingest, fetch, lint, sources,
    info,
    mcp, review: CommandHelp
  package let skill, licenses: CommandHelp
}

package struct CommandHelp: Sendable {
  package let summary: String
  /// What each of the command's examples does, in their order.
  package let examples: [String]
  /// What is to be known beside the options.
  package let note: String?

  package init(_ summary: String, examples: String..., note: String? = nil) {
    (self.summary, self.examples, self.note) = (summary, examples, note)
  }
}

/// Help on each option.
package struct OptionTexts: Sendable {
  // Of several commands
  package let color, hyperlinks, figures, siteFolder, siteBase, width, ambiguousWidth, pager, index, help, limit, format: String
  package let language, platform, platformOwn, topic, source, strength, kind, sure, ids, includesPrivate: String
  // Of one
  package let explain, section, contents, pageSource, edition, rulesOnly, keyword, whatis, related, printID, list, outputPath,
    since: String
  package let all, wait, printAddress, ingestedSource, pageLanguage, pageTopic, pageEdition, privatePages, dryRun, agree,
    comparedSource, ofCorpus, forgetEdition,
    remove, removeCorpus, prune,
    quiet,
    dump,
    accounting, pageRules, pairs, preview, follow: String
  package let checkIndex, clientConfiguration, listsPrivate, skillFolder: String
  package let reviewRoot, reviewDiff, baseline, failOn, reviewRule, reviewPlatform, notes, fix, checklist, standardInputName,
    showSuppressed: String
}

/// What stands in `hig help` and `hig(1)` beside commands and options.
package struct ManualTexts: Sendable {
  package let about, usage, aCommand, words, moreHelp, examples: String
  package let userCommands, aboutInShort, synopsis, option, commands, exitStatus, found, notFound, failed, files,
    settings: String
  // Variables
  package let environment, index, corpus, pager, width, color, language, configurationFolder, stateFolder: String
}

/// What is said of assistants and to them.
package struct AssistantTexts: Sendable {
  /// Where the configuration of a client goes.
  package let claude, codex, cursor, vscode, json: String
  package let topicPage, otherTopics: String
  /// The prompt and its arguments.
  package let review, reviewTopic, reviewPlatform: String
  /// What the prompt asks for: of a topic, as it is quoted, on platforms, which may be none.
  package let task: @Sendable (_ topic: String, _ platforms: String) -> String
  package let moreRules: @Sendable (Int) -> String
  /// `SKILL.md` but for the list of topics.
  package let skill: @Sendable (_ edition: String) -> String
}

extension Labels {
  package subscript(level: Diagnostic.Level) -> String {
    switch level {
    case .note: remark
    case .warning: warning
    case .error: error
    }
  }
}
