extension CommandTexts {
  static let english = CommandTexts(
    lookup: CommandHelp(
      "Words alone: the page, if they name a topic (and a section of it), else a search for them. Words after '--' are no command.",
      examples: "the page of a topic", "a search"),
    search: CommandHelp(
      "Rules that answer the query, best first.", examples: "rules about margins", "for one platform",
      note: """
        The guidelines' own words find most: name the component or property, then the decision ('search field placement', not 'nobody finds what \
        they look for'; 'sound feedback when to play', not 'it beeps all day'; 'font weight legibility', not 'the letters are so thin'). \
        On a terminal hits are numbered: 'hig show 3', 'hig open 3' and 'hig export 1 3' mean the last answer. A line of 'tsv' holds id, language, \
        kind, strength, platforms, topic, section and headline.
        """),
    man: CommandHelp(
      "The page of a topic.", examples: "the whole page", "what holds on watchOS", "both languages side by side",
      "its sections, numbered", "the third section", "the page, from that rule on", "as it stood in that month"),
    show: CommandHelp(
      "One record, whole, with its source, counterpart and other wordings.", examples: "one rule",
      "the third hit of the last search, and an id made short", "with similar rules elsewhere",
      note: """
        An id may be shortened as long as it is unique. A number is a hit of the last search in this terminal, an official address a page or section.
        """),
    pick: CommandHelp(
      "Choose a rule or topic while typing, and read it.", examples: "from all topics, then from what is typed",
      "take the chosen ones along",
      note: "With fzf the choice has a preview, and the tab key marks several; without it, it is by number."),
    diff: CommandHelp("Rules added, gone or reworded between two sources or editions.", examples: "what changed"),
    export: CommandHelp(
      "Write records in another form.", examples: "canonical Markdown", "a web site", "hits of the last search, and one rule",
      "what a search finds", "a short review",
      note: """
        Chosen rules come with what they announce and a line that says where they are from. '-' reads ids from standard input, the first word of each \
        line.
        """),
    topics: CommandHelp("The list of topics, by category.", examples: "what applies to watchOS"),
    spec: CommandHelp(
      "Sizes, counts and limits: the tables and stated measures of a quantity or topic.", examples: "of one quantity",
      "one page for a platform"),
    changes: CommandHelp(
      "What changed in the official guidelines, newest first.", examples: "what is new this year", "of one topic",
      "rule by rule, in what was fetched"),
    site: CommandHelp(
      "The web pages of everything in the index, in the browser.", examples: "write them to the cache and open them",
      "into a folder of yours",
      note:
        "They lie on this machine, need no server, and ask for nothing from elsewhere. They are written anew when the index is newer."
    ),
    open: CommandHelp(
      "The official page in the browser.", examples: "the third hit of the last search", "the address of one rule"),
    ingest: CommandHelp(
      "Read pages, files or folders, into the index.", examples: "a folder of pages",
      note: """
        A file that was read before is replaced. In a folder, a README, an index file or a folder with a dot counts where nothing else there is a \
        page; folders of version control, dependencies and builds (node_modules, vendor, build, dist, target …) never, unless they are named.
        """),
    fetch: CommandHelp(
      "Fetch the official pages into a private copy, and read it into the index as the source 'Apple'; later only what changed.",
      examples: "all pages, in both languages", "one topic", "the addresses alone",
      note: """
        One request a second, as the site's robots.txt allows, by the system's curl. The text is Apple's: your copy stays in your data folder and \
        index, and no export holds it unless '--private' asks for it. A run that was stopped goes on where it stopped. This command alone reaches the \
        network, and only when it is typed as such: words that name no topic are a search.
        """),
    lint: CommandHelp(
      "How pages are read: rules, what is not taken for one, doubts.", examples: "a guide before it is read in",
      note:
        "Exits with 1 where something is not taken, or doubtful, and is meant for a guide's own checks: with `--format json` a line an item, with "
        + "`--format github` as annotations."),
    sources: CommandHelp("What the index holds; of named sources, their pages."),
    info: CommandHelp("Where the index lies and why that one."),
    mcp: CommandHelp(
      "Answer an assistant or editor over standard input and output (Model Context Protocol).", examples: "let Claude Code ask",
      "what another client needs"),
    review: CommandHelp(
      "Hold an app's own source to the guidelines: Swift, storyboards, tables of strings, Info.plist.",
      examples: "the app in this folder", "what a branch changes, on a code host", "what to look at by hand",
      note: """
        Status 1 where there are findings. A comment takes one back: '// hig:disable:next icon-label - reason', also ':this', ':previous', and from \
        'disable' to 'enable'. A file '.hig-review' says what is left out: 'exclude GLOB', 'disable RULE [GLOB]', a line each.
        """),
    skill: CommandHelp("Write a skill that teaches an assistant these commands.", examples: "for Claude Code"),
    licenses: CommandHelp(
      "What is inside the program, and under which licences.", examples: "the words of one licence"))
}

extension OptionTexts {
  static let english = OptionTexts(
    color: "When to use colour.", hyperlinks: "When addresses are links (OSC 8).",
    figures: "When a drawing stands above the page, in terminals that show pictures.",
    siteFolder: "A folder of yours instead of the cache.",
    siteBase: "The address where the pages will stand, for search engines and citations.", width: "Width of the text.",
    ambiguousWidth: "Columns of characters of ambiguous width.", pager: "Show long text through COMMAND; 'cat' for none.",
    index: "Use this index.", help: "Show this help.", limit: "No more hits than this.", format: "Form of the output.",
    language: "Only this language.", platform: "Only what holds for these platforms (ios,watchos).",
    platformOwn: "Only what names one of the platforms.", topic: "Only this topic.", source: "Only this source.",
    strength: "Only rules that bind so (do,avoid,consider).", kind: "rule, definition, specification, note, reference or all.",
    statedOnly: "No rules that only their wording suggests.", ids: "Show the id of every record.",
    includesPrivate: "Private sources too.",
    explain: "Say why each hit stands where it stands.", section: "Only this section: its name or number.",
    contents: "The sections, numbered, and nothing else.", pageSource: "The page of this source.",
    edition: "The page as it stood then (2025-06).",
    rulesOnly: "Rules and nothing else.", keyword: "Search names and summaries.", whatis: "Print the topic's one line.",
    related: "Add the most similar rules of other topics and pages.", printID: "Print the id instead.",
    list: "Print what there is to choose from, and choose nothing.", outputPath: "A folder, a file, or - for standard output.",
    since: "From this year, month or day on (2025-06).", all: "Everything, however long.",
    wait: "Wait so long for another process that writes the index.",
    printAddress: "Print the address instead.",
    ingestedSource: "Name of what is read.", pageLanguage: "Language of the pages, where it is guessed wrong.",
    pageTopic: "Topic of pages that do not state theirs; may be a new one.",
    pageEdition: "Edition of pages that do not state theirs.",
    privatePages: "Keep what is read from all exports: it is your own copy.", dryRun: "Print the addresses, and fetch no page.",
    assumeYes: "Fetch without asking.",
    comparedSource: "What changed in the pages of your private copy.",
    comparedCorpus: "What your private copy states, and the Corpus does not, or otherwise.",
    forgetEdition: "Delete former pages of that day, month or year from your private copy.",
    remove: "Take this source out of the index.",
    removeCorpus: "Take out even the Corpus.", prune: "Let more than a tenth of a source's pages be removed.",
    quiet: "Say nothing but errors.", dump: "Print what was read instead.",
    accounting: "Print what became of each page's text instead.", pageRules: "Print the rules of canonical pages, too.",
    pairs: "Name rules that have no counterpart in the other language.", preview: "Print what would be read, and write nothing.",
    follow: "Read files outside a folder that links in it lead to.",
    checkIndex: "Read the whole index and say whether it is sound.",
    clientConfiguration: "Print what a client needs to start it, and where it goes.",
    listsPrivate: "List topics of private sources too; what is asked for is answered from them either way.",
    skillFolder: "The folder; without it the entry file is printed.",
    reviewRoot: "Let hig_review read source below this folder.", reviewDiff: "Only what differs from this commit.",
    baseline: "Leave out what this file lists; it is written where it is not there.",
    failOn: "Status 1 only for rules that bind so (do,avoid,consider).", reviewRule: "Only these rules or groups of rules.",
    reviewPlatform: "Only what runs on these platforms.", notes: "Show notes too: what may be meant so.",
    fix: "Mend what is certain, in the files.",
    checklist: "What to look at by hand instead, for the components that the app uses.",
    standardInputName: "Review standard input as the file of that name.", showSuppressed: "Show what comments take back too.")
}

extension ManualTexts {
  static let english = ManualTexts(
    about: "Design guidelines, offline, in Japanese and English.", usage: "Usage: ", commandPlaceholder: "COMMAND …",
    wordsPlaceholder: "WORDS…",
    moreHelp: "'hig help COMMAND' shows its options.", examples: "Examples", userCommands: "User Commands",
    shortDescription: "look up design guidelines, offline, in Japanese and English", synopsis: "SYNOPSIS",
    optionPlaceholder: "OPTION",
    commands: "COMMANDS", exitStatus: "EXIT STATUS", statusFound: "Found.", statusNotFound: "Nothing found.",
    statusFailed: "Error, usage included.", files: "FILES", settings: "Settings, a line each; options and variables win.",
    environment: "ENVIRONMENT", index: "The index to use.", corpus: "The folder of the Corpus.",
    pager: "The pager; empty or 'cat' for none.", width: "Width of the text.", color: "Never, or always, use colour.",
    language: "Language of messages.", configurationFolder: "Where the settings lie.",
    stateFolder: "Where the last answer of a terminal and the lists of what was exported are kept.")
}
