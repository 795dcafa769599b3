import Guidelines

/// A text in both languages of the interface.
struct Bilingual: Hashable, Sendable {
  var english: String
  var japanese: String
  init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}

/// An option of the command line: what help, completions, the manual and the check of unknown options know of it.
struct OptionSpecification: Hashable, Sendable {
  /// With its hyphens, the long one first.
  var names: [String]
  /// What its value is called; nil for a flag.
  var value: String?
  var help: Bilingual

  init(_ name: String, short: String? = nil, value: String? = nil, _ english: String, _ japanese: String) {
    names = [name] + (short.map { [$0] } ?? [])
    self.value = value
    help = Bilingual(english, japanese)
  }
}

/// A subcommand.
struct CommandSpecification: Hashable, Sendable {
  var name: String
  /// What follows the name, such as `TOPIC [SECTION]`.
  var usage: [String]
  var summary: Bilingual
  var options: [OptionSpecification]
  var examples: [Example]
  /// What must at least be named, such as `TOPIC`; nil where nothing must.
  var needs: String?
  /// Whether a `-word` after the first word is text (a query).
  var takesHyphenatedWords: Bool

  struct Example: Hashable, Sendable {
    var command: String
    var meaning: Bilingual
    init(_ command: String, _ english: String, _ japanese: String) {
      self.command = command
      meaning = Bilingual(english, japanese)
    }
  }

  init(
    _ name: String, usage: [String], _ english: String, _ japanese: String, options: [OptionSpecification],
    examples: [Example] = [],
    needs: String? = nil, takesHyphenatedWords: Bool = false
  ) {
    self.name = name
    self.usage = usage
    summary = Bilingual(english, japanese)
    self.options = options
    self.examples = examples
    self.needs = needs
    self.takesHyphenatedWords = takesHyphenatedWords
  }

  func option(_ name: String) -> OptionSpecification? {
    (options + CommandTable.everywhere).first { $0.names.contains(name) }
  }
}

/// All commands with all their options: the one list.
enum CommandTable {
  static func command(_ name: String) -> CommandSpecification? { commands.first { $0.name == name } }

  static let everywhere = [OptionSpecification("--help", short: "-h", "Show this help.", "このヘルプを表示する。")]

  // MARK: Options

  private static let index = OptionSpecification("--index", value: "FILE", "Use this index.", "この索引を使う。")
  private static let color = OptionSpecification("--color", value: "auto|always|never", "When to use colour.", "色を使うかどうか。")
  private static let width = OptionSpecification("--width", value: "COLUMNS", "Width of the text.", "表示する幅（桁）。")
  private static let ambiguous = OptionSpecification(
    "--ambiguous-width", value: "1|2", "Columns of characters of ambiguous width.", "曖昧幅の文字の桁数。")
  private static let pager = OptionSpecification(
    "--pager", value: "COMMAND", "Show long text through COMMAND; 'cat' for none.", "長い文の表示に使うページャ。catを指定すると使わない。")
  private static let language = OptionSpecification("--language", value: "ja|en|both", "Only this language.", "この言語だけにする。")
  private static let platform = OptionSpecification(
    "--platform", value: "NAMES", "Only what holds for these platforms (ios,watchos).", "このプラットフォームに当てはまるものだけにする（ios,watchos）。")
  private static let topic = OptionSpecification("--topic", value: "TOPIC", "Only this topic.", "このトピックだけにする。")
  private static let source = OptionSpecification("--source", value: "NAME", "Only this source.", "このソースだけにする。")
  private static let kind = OptionSpecification(
    "--kind", value: "KIND", "rule, definition, specification, note, reference or all.",
    "rule、definition、specification、note、reference、all。")
  private static let limit = OptionSpecification("--limit", value: "COUNT", "No more hits than this.", "表示する件数の上限。")
  private static let idOption = OptionSpecification("--ids", "Show the id of every record.", "各項目のidを表示する。")
  private static func format(_ values: String) -> OptionSpecification {
    OptionSpecification("--format", value: values, "Form of the output.", "出力の形式。")
  }

  private static let screen = [color, width, ambiguous, pager, index]

  // MARK: Commands

  static let commands: [CommandSpecification] = [
    CommandSpecification(
      "search", usage: ["QUERY…"], "Rules that answer the query, best first.", "質問に答えるルールを、よい順に表示する。",
      options: [
        platform, language, topic, source, kind, limit, format("text|json|jsonl|markdown"),
        OptionSpecification("--explain", "Say why each hit stands where it stands.", "各結果がその順位になった理由を表示する。"),
      ] + screen,
      examples: [
        .init("hig search 余白", "rules about margins", "余白についてのルール"),
        .init("hig search 'chart axis' --platform watchos", "for one platform", "プラットフォームを絞る"),
      ], takesHyphenatedWords: true),
    CommandSpecification(
      "man", usage: ["TOPIC [SECTION]", "-k WORDS…", "-f TOPIC"], "The page of a topic.", "トピックのページを表示する。",
      options: [
        OptionSpecification("--section", value: "NAME", "Only this section.", "この節だけにする。"), platform, language,
        OptionSpecification("--source", value: "NAME|all", "The page of this source.", "このソースのページを表示する。"),
        OptionSpecification("--rules-only", "Rules and nothing else.", "ルールだけを表示する。"), idOption,
        OptionSpecification("--keyword", short: "-k", "Search names and summaries.", "名前と要約から探す。"),
        OptionSpecification("--whatis", short: "-f", "Print the topic's one line.", "トピックの1行の要約を表示する。"),
        kind, topic, limit, format("text|markdown|json|html|man"),
      ] + screen,
      examples: [
        .init("hig man グラフ", "the whole page", "ページ全体"),
        .init("hig man alerts --platform watchos", "what holds on watchOS", "watchOSに当てはまるもの"),
        .init("hig man tab bars --language both", "both languages side by side", "2つの言語を並べる"),
      ], needs: "TOPIC"),
    CommandSpecification(
      "show", usage: ["ID"], "One record, whole, with its source, counterpart and other wordings.",
      "1つの項目を、出典、対訳、ほかの言い方とともに表示する。",
      options: [
        language, source,
        OptionSpecification(
          "--related", "Add the most similar rules of other topics and pages.", "ほかのトピックやページの、最も似たルールを加える。"),
        format("text|json|markdown"),
      ] + screen,
      examples: [
        .init("hig show charts/axes/2", "one rule", "1つのルール"),
        .init("hig show charts/axes/2 --related", "with similar rules elsewhere", "ほかの場所の似たルールとともに"),
      ], needs: "ID"),
    CommandSpecification(
      "diff", usage: ["TOPIC SOURCE SOURCE"], "Rules added, gone or reworded between two sources or editions.",
      "2つのソースや版の間で、追加、削除、言い換えられたルールを表示する。", options: [language, format("text|json")] + screen,
      examples: [.init("hig diff charts saved-text Corpus", "what changed", "何が変わったか")], needs: "TOPIC SOURCE SOURCE"),
    CommandSpecification(
      "export", usage: ["[TOPIC…]"], "Write records in another form.", "項目をほかの形式で書き出す。",
      options: [
        format("markdown|json|jsonl|man|html|checklist|docset"),
        OptionSpecification(
          "--output", short: "-o", value: "PATH", "A folder, a file, or - for standard output.", "フォルダ、ファイル、または標準出力（-）。"),
        platform,
        language, topic, source, kind, limit, index,
      ],
      examples: [
        .init("hig export charts", "canonical Markdown", "正規形のMarkdown"),
        .init("hig export --format html --output site", "a web site", "Webサイト"),
      ]),
    CommandSpecification(
      "topics", usage: [""], "The list of topics, by category.", "トピックの一覧を、カテゴリごとに表示する。",
      options: [platform, language, format("text|names|matrix|json")] + screen,
      examples: [.init("hig topics --platform watchos", "what applies to watchOS", "watchOSに当てはまるもの")]),
    CommandSpecification(
      "spec", usage: ["[WORDS…]"], "Sizes, counts and limits: the tables and stated measures of a quantity or topic.",
      "サイズ、個数、上限などの数値を、量やトピックごとに表示する。",
      options: [platform, topic, language, format("text|markdown|json|csv")] + screen,
      examples: [
        .init("hig spec タップ領域", "of one quantity", "1つの量"),
        .init("hig spec --platform ios", "one page for a platform", "プラットフォームごとの1ページ"),
      ]),
    CommandSpecification(
      "changes", usage: ["[TOPIC…]"], "What changed in the official guidelines, newest first.", "公式ガイドラインの変更点を、新しい順に表示する。",
      options: [
        OptionSpecification("--since", value: "DATE", "From this year, month or day on (2025-06).", "この年、月、日以降（2025-06）。"),
        platform, topic,
        language, format("text|markdown|json"),
      ] + screen,
      examples: [
        .init("hig changes --since 2026-01", "what is new this year", "2026年の変更点"),
        .init("hig changes tab bars", "of one topic", "トピックを絞る"),
      ]),
    CommandSpecification(
      "open", usage: ["ID|TOPIC"], "The official page in the browser.", "公式のページをブラウザで開く。",
      options: [OptionSpecification("--print", "Print the address instead.", "開かずに、アドレスを表示する。"), language, source, index],
      needs: "ID|TOPIC"),
    CommandSpecification(
      "ingest", usage: ["PATH…"], "Read pages, files or folders, into the index.", "ページ（ファイルやフォルダ）を索引に読み込む。",
      options: [
        OptionSpecification("--source", value: "NAME", "Name of what is read.", "読み込むものの名前。"),
        OptionSpecification(
          "--language", value: "ja|en", "Language of the pages, where it is guessed wrong.", "ページの言語（推定が違うとき）。"),
        OptionSpecification("--topic", value: "TOPIC", "Topic of pages that do not state theirs.", "トピックを示していないページのトピック。"),
        OptionSpecification("--edition", value: "EDITION", "Edition of pages that do not state theirs.", "版を示していないページの版。"),
        OptionSpecification("--remove", value: "SOURCE", "Take this source out of the index.", "このソースを索引から取り除く。"),
        OptionSpecification("--quiet", short: "-q", "Say nothing but errors.", "エラーだけを表示する。"), index,
      ],
      examples: [.init("hig ingest --source notes ~/guidelines", "a folder of pages", "フォルダを読み込む")]),
    CommandSpecification(
      "lint", usage: ["PATH…"], "What reading and extraction noticed.", "読み取りと抽出で気づいたことを表示する。",
      options: [
        OptionSpecification("--dump", value: "tree|records", "Print what was read instead.", "読み取った内容を表示する。"),
        OptionSpecification(
          "--language", value: "ja|en", "Language of the pages, where it is guessed wrong.", "ページの言語（推定が違うとき）。"),
        format("text|json"), index,
      ], needs: "PATH"),
    CommandSpecification(
      "sources", usage: [""], "What the index holds.", "索引に入っているソースを表示する。",
      options: [language, format("text|names|json")] + screen),
    CommandSpecification(
      "info", usage: [""], "Where the index lies and why that one.", "使っている索引の場所と、それを選んだ理由を表示する。",
      options: [language, format("text|json")] + screen),
  ]
}
