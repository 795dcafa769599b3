import Guidelines
import Languages
import Reading
import Rendering

/// The one place that words failures and maps them to the exit status: 1 where what was named does not exist in the index, else 2.
extension Failure {
  var status: Int32 {
    switch self {
    case .unknownTopic, .unknownSection, .unknownRecord, .unknownHit, .noPages, .noPageInSource: 1
    case .noSuchFile, .unreadable, .unwritable, .tooLarge, .notAPage, .noProgram, .noIndex, .notAnIndex, .otherSchema, .indexBusy,
      .database,
      .corpus, .ambiguousRecord, .unknownSource, .unknownValue, .emptyQuery, .noBrowser,
      .tooLittleSpace:
      2
    }
  }

  var message: Message {
    switch self {
    case .noSuchFile(let path): Message("no such file or folder '\(path)'", "'\(path)'というファイルやフォルダはありません")
    case .unreadable(let path, let reason): Message("cannot read '\(path)': \(reason)", "'\(path)'を読み込めません: \(reason)")
    case .unwritable(let path, let reason):
      Message(
        "cannot write '\(path)': \(reason)", "'\(path)'に書き込めません: \(reason)",
        hint: reason.hasSuffix("not an export")
          ? Localized("move it away, or name another place", "そのファイルを移すか、別の場所を指定してください") : nil)
    case .tooLarge(let path, let bytes, let limit):
      Message(
        "'\(path)' is too large: \(bytes.megabytesUp) MB, at most \(limit / 1_048_576) MB",
        "'\(path)'は大きすぎます: \(bytes.megabytesUp) MB（上限 \(limit / 1_048_576) MB）")
    case .notAPage(let path, let why):
      Message(why.reason.mapped { Localized("'\(path)' is no page: \($0)", "'\(path)'はページではありません: \($0)") })
    case .noProgram(let path, let kind, let program, let package):
      Message(
        "'\(path)' needs \(program): install \(package) to read \(kind) files",
        "'\(path)'を読むには\(program)が要ります: \(kind)ファイルを読み込むには\(package)をインストールしてください")
    case .noPages(let path):
      Message(
        "no page to read in '\(path)'", "'\(path)'に読み込めるページがありません",
        hint: PageFormat.hint)
    case .noIndex(let path):
      if let path {
        Message(
          "no index at '\(path)'", "'\(path)'に索引がありません",
          hint: Localized("'hig ingest --index \(path) PATH' makes one", "'hig ingest --index \(path) PATH'で作成できます"))
      } else {
        Message(
          "no index found", "索引が見つかりません",
          hint: Localized("'hig ingest PATH' makes one; 'hig info' says where it is sought", "'hig ingest PATH'で作成できます"))
      }
    case .notAnIndex(let path):
      Message(
        "'\(path)' is no index of hig", "'\(path)'はhigの索引ではありません",
        hint: Localized(
          "'hig ingest --index FILE PATH' makes one; 'hig info' says which is used", "'hig ingest --index FILE PATH'で作成できます"))
    case .otherSchema(let path, let found, let expected):
      Message(
        "'\(path)' is an index of schema \(found.schema); this program reads \(expected.schema)",
        "'\(path)'の索引のスキーマは\(found.schema)です（このプログラムは\(expected.schema)を読みます）",
        hint: Localized("'hig ingest' the pages again into a new index", "ページを新しい索引に'hig ingest'し直してください"))
    case .indexBusy(let path):
      Message(
        "another process is writing '\(path)'", "ほかのプロセスが'\(path)'に書き込んでいます",
        hint: Localized("try again when it has finished", "終わってからやり直してください"))
    case .database(let path, let reason):
      Message(
        "index '\(path)' cannot be read: \(reason.prefix(160))", "索引'\(path)'を読み取れません: \(reason.prefix(160))",
        hint: Localized(
          "if it is damaged or cut short, move it away: the Corpus is read anew, your own pages by 'hig ingest'",
          "壊れているときは別の場所へ移してください。Corpusは読み込み直されます。自分のページは'hig ingest'で読み込み直してください"))
    case .corpus(let path, let line, let reason):
      Message(
        line > 0 ? "\(path):\(line): \(reason)" : "\(path): \(reason)",
        line > 0 ? "\(path):\(line): \(reason)" : "\(path): \(reason)")
    case .unknownTopic(let name, let suggestions):
      Message(
        "no topic '\(name.short)'", "'\(name.short)'というトピックはありません",
        hint: suggestions.isEmpty
          ? Localized(
            "'hig search \(name.shortWord)' looks inside the pages; 'hig topics' lists the topics",
            "本文は'hig search \(name.shortWord)'で、トピックの一覧は'hig topics'で表示できます")
          : Localized("did you mean \(suggestions.quoted(or: " or "))?", "\(suggestions.quoted(or: "、"))のことですか？"))
    case .unknownSection(let name, let topic, let known):
      Message(
        "no section '\(name.short)' in '\(topic)'", "'\(topic)'に'\(name.short)'という節はありません",
        hint: .list(known, "its sections: ", "節: "))
    case .unknownRecord(let id, let suggestions):
      Message(
        "no record '\(id.short)'", "'\(id.short)'という項目はありません",
        hint: suggestions.isEmpty
          ? Localized("'hig search' and 'hig man TOPIC --ids' print ids", "idは'hig search'や'hig man TOPIC --ids'で表示できます")
          : Localized("did you mean \(suggestions.quoted(or: " or "))?", "\(suggestions.quoted(or: "、"))のことですか？"))
    case .ambiguousRecord(let id, let candidates):
      Message("'\(id.short)' begins several ids", "'\(id.short)'で始まるidが複数あります", hint: .list(candidates, "one of ", "次のどれかです: "))
    case .unknownHit(let number, let count):
      count == 0
        ? Message(
          "no answer in this terminal that '\(number)' could be a hit of", "このターミナルには、'\(number)'で指せる検索結果がありません",
          hint: Localized("search first, or name an id", "先に検索するか、idを指定してください"))
        : Message(
          "the last answer has no hit '\(number)'", "直前の検索結果に'\(number)'件目はありません",
          hint: Localized("its hits are 1 to \(count)", "1から\(count)までです"))
    case .unknownSource(let name, let known):
      Message("no source '\(name.short)'", "'\(name.short)'というソースはありません", hint: .list(known, "there are ", "あるもの: "))
    case .noPageInSource(let topic, let source, let topics):
      Message(
        "'\(source)' has no page on '\(topic)'", "'\(source)'には'\(topic)'のページがありません", hint: .list(topics, "it has: ", "あるもの: "))
    case .unknownValue(let option, let value, let known):
      Message(
        value.isEmpty
          ? Localized("'\(option)' needs a value", "'\(option)'には値が必要です")
          : Localized("'\(value.short)' is no value for '\(option)'", "'\(option)'に'\(value.short)'は指定できません"),
        hint: known.isEmpty
          ? nil : Localized("one of \(known.joined(separator: ", "))", "次のどれかです: \(known.joined(separator: ", "))"))
    case .emptyQuery:
      Message(
        "nothing to search for", "検索する語がありません",
        hint: Localized("hig search WORDS, for example: hig search 余白", "例: hig search 余白"))
    case .noBrowser(let url):
      Message(
        "no browser to open '\(url)'", "'\(url)'を開くブラウザがありません",
        hint: Localized("'hig open --print' prints the address", "'hig open --print'でアドレスを表示できます"))
    case .tooLittleSpace(let megabytes, let needed):
      Message(
        "too little address space: \(megabytes) MB, at least \(needed) MB are needed",
        "アドレス空間が足りません: \(megabytes) MB（少なくとも\(needed) MBが必要です）",
        hint: Localized("raise the limit: 'ulimit -v unlimited'", "上限を引き上げてください: 'ulimit -v unlimited'"))
    }
  }
}

extension PageFormat {
  fileprivate static var hint: Localized<String> {
    func names(in language: Language) -> [String] { all.compactMap { $0.names[language] } }
    let names = Languages.interface.map(names)
    return Localized(
      "pages are \(names[0].dropLast().joined(separator: ", ")) or \(names[0].last ?? "")",
      names[1].joined(separator: "、") + "を読み込めます")
  }
}

extension Failure.NotAPage {
  var reason: Localized<String> {
    switch self {
    case .empty: Localized("it is empty", "中身がありません")
    case .binary: Localized("it is binary", "バイナリです")
    case .scriptShell: Localized("it holds nothing but a request for JavaScript", "JavaScriptを求める文しかありません")
    case .unknownFormat: Localized("its form is not known", "形式が分かりません")
    case .malformed(let what): .both(what)
    }
  }
}

extension Int {
  /// Bytes as whole megabytes, a part of one counted as one.
  fileprivate var megabytesUp: Int { (self + 1_048_575) / 1_048_576 }

  /// `user_version` as people read it: the schema, and the analyser where the two stand together.
  fileprivate var schema: String { self >= 1000 ? "\(self / 1000).\(self % 1000)" : "\(self)" }
}

extension String {
  /// A typed value as it is repeated in a message: one line of no more than 80 columns.
  var short: String { Metrics().truncated(Sanitizing.line(self), to: 80) }
  /// The same, as a word for the shell.
  fileprivate var shortWord: String { ShellWord.quoted(short) }
}

extension [String] {
  /// `'alerts' (アラート)`: a name in brackets behind the value stays outside the quotes.
  fileprivate func quoted(or separator: String) -> String {
    prefix(5).map { value in
      guard let gap = value.firstIndex(of: " "), value.hasSuffix(")") else { return "'\(value)'" }
      return "'\(value[..<gap])'\(value[gap...])"
    }.joined(separator: separator)
  }
}
