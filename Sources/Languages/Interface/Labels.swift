import Guidelines

/// Words and headings of the user interface that take no arguments.
package struct Labels: Sendable {
  package let hint, number, standardOutput: String
  // Columns and facts
  package let name, version, license, home, page, source, topic, language, path, guessed, integrityCheck, intact: String
  package let pages, records, rules, languages, editions, topics, sources, settings: String
  package let index, indexOrigin, schema, analyzer, corpus, size: String
  // Records
  package let rule, definition, specification, note, reference, avoid, consider, inferred: String
  /// Strengths that the headline of a rule does not express, shown as marks beside it.
  package let avoidMark, considerMark: String
  package let otherWordings, confidence, related, nothingSimilar, origin, edition, translator, retrieved: String
  // Platforms
  package let allPlatforms, general, ownGuidance, unsupported: String
  /// States in table cells, and the header of the column of topics.
  package let generalCell, ownCell, topicColumn: String
  // Parts of a page
  package let contents, figure, platforms, description, api, seeAlso, otherPages, designGuidelines: String
  // Changes
  package let added, gone, reworded, unchanged, changed, removed: String
  // Preview of a page
  package let stated, notTaken, doubts: String
  package let moved, strength, figures, sectionTitle, newPage, pageGone, pageRenamed, notInCorpus, was, now, mustDo: String
  // Severity of a finding
  package let noteSeverity, warning, error: String
  // Progress
  package let reading, linking, writingIndex, exporting: String
  // The site
  package let siteDescription, otherTopics, allTopics, skipToContent, search: String
  package let bothLanguages, onThisPage, previous, next, sizes, changes, recentChanges, allChanges, choices, needsScript,
    doThis: String
  /// Label of text that was saved from a page.
  package let savedText: String
}

/// Key of a label, independent of the language.
package typealias Label = KeyPath<Labels, String>

extension KeyPath<Labels, String> {
  package func text(in language: Language) -> String { language.messages.labels[keyPath: self] }
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
  /// Descriptions of the command's examples, in their order.
  package let examples: [String]
  /// Additional remarks, or `nil` if the options say everything.
  package let note: String?

  package init(_ summary: String, examples: String..., note: String? = nil) {
    (self.summary, self.examples, self.note) = (summary, examples, note)
  }
}

/// Help on each option.
package struct OptionTexts: Sendable {
  // Options of several commands
  package let color, hyperlinks, figures, siteFolder, siteBase, width, ambiguousWidth, pager, index, help, limit, format: String
  package let language, platform, platformOwn, topic, source, strength, kind, statedOnly, ids, includesPrivate: String
  // Options of one command
  package let explain, section, contents, pageSource, edition, rulesOnly, keyword, whatis, related, printID, list, outputPath,
    since: String
  package let all, wait, printAddress, ingestedSource, pageLanguage, pageTopic, pageEdition, privatePages, dryRun, assumeYes,
    comparedSource, comparedCorpus, forgetEdition,
    remove, removeCorpus, prune,
    quiet,
    dump,
    accounting, pageRules, pairs, preview, follow: String
  package let checkIndex, clientConfiguration, listsPrivate, skillFolder: String
  package let reviewRoot, reviewDiff, baseline, failOn, reviewRule, reviewPlatform, notes, fix, checklist, standardInputName,
    showSuppressed: String
}

/// Texts of `hig help` and `hig(1)` besides the help on commands and options.
package struct ManualTexts: Sendable {
  package let about, usage, commandPlaceholder, wordsPlaceholder, moreHelp, examples: String
  package let userCommands, shortDescription, synopsis, optionPlaceholder, commands, exitStatus, statusFound, statusNotFound,
    statusFailed, files,
    settings: String
  // Variables and files
  package let environment, index, corpus, pager, width, color, language, configurationFolder, stateFolder: String
}

/// Texts for assistants and about them.
package struct AssistantTexts: Sendable {
  /// Instructions where to put the configuration of each client.
  package let claude, codex, cursor, vscode, json: String
  package let topicPage, otherTopics: String
  /// Description of the prompt and its arguments.
  package let review, reviewTopic, reviewPlatform: String
  /// Text of the prompt for a quoted topic and a list of platforms, which can be empty.
  package let reviewPrompt: @Sendable (_ topic: String, _ platforms: String) -> String
  package let moreRules: @Sendable (Int) -> String
  /// Contents of `SKILL.md` without the list of topics.
  package let skill: @Sendable (_ edition: String) -> String
}

extension Labels {
  package subscript(level: Diagnostic.Level) -> String {
    switch level {
    case .note: noteSeverity
    case .warning: warning
    case .error: error
    }
  }
}
