import Guidelines

extension JapaneseMessages {
  static func message(_ failure: Failure) -> UserMessage {
    switch failure {
    case .noSuchFile(let path): "'\(path)'というファイルやフォルダはありません"
    case .unreadable(let path, let reason): "'\(path)'を読み込めません: \(reason)"
    case .unwritable(let path, let reason):
      UserMessage(
        "'\(path)'に書き込めません: \(reason)",
        hint: reason.hasSuffix(text: "not an export") ? "そのファイルを移すか、別の場所を指定してください" : nil)
    case .tooLarge(let path, let bytes, let limit):
      "'\(path)'は大きすぎます: \(bytes.formattedByteCount)（上限 \(limit.formattedByteCount)）"
    case .notAPage(let path, let why): "'\(path)'はページではありません: \(text(why))"
    case .unsupportedScript(let path, let script): "'\(path)'の文字（\(script)）には対応していません。読めるのは\(supportedLanguages)のページです"
    case .missingProgram(let path, let kind, let program, let package):
      "'\(path)'を読むには\(program)が要ります: \(kind)ファイルを読み込むには\(package)をインストールしてください"
    case .noPages(let path): "'\(path)'に読み込めるページがありません"
    case .noIndex(let path?): UserMessage("'\(path)'に索引がありません", hint: "'hig ingest --index \(path) PATH'で作成できます")
    case .noIndex(nil): UserMessage("索引が見つかりません", hint: "'hig ingest PATH'で作成できます")
    case .notAnIndex(let path): UserMessage("'\(path)'はhigの索引ではありません", hint: "'hig ingest --index FILE PATH'で作成できます")
    case .incompatibleSchema(let path, let found, let expected):
      UserMessage(
        "'\(path)'の索引のスキーマは\(found.formattedSchemaVersion)です（このプログラムは\(expected.formattedSchemaVersion)を読みます）",
        hint: "ページを新しい索引に'hig ingest'し直してください")
    case .indexBusy(let path): UserMessage("ほかのプロセスが'\(path)'に書き込んでいます", hint: "終わってからやり直してください")
    case .database(let path, let reason):
      UserMessage(
        "索引'\(path)'を読み取れません: \(reason.prefix(160))",
        hint: "壊れているときは別の場所へ移してください。Corpusは読み込み直されます。自分のページは'hig ingest'で読み込み直してください")
    case .corpus(let path, let line, let reason): line > 0 ? "\(path):\(line): \(reason)" : "\(path): \(reason)"
    case .unknownTopic(let name, let suggestions):
      UserMessage(
        "'\(name)'というトピックはありません",
        hint: suggestionHint(suggestions) ?? "本文は'hig search \(name.shellQuoted)'で、トピックの一覧は'hig topics'で表示できます")
    case .unknownSection(let name, let topic, let known):
      UserMessage("'\(topic)'に'\(name)'という節はありません", hint: list(known, after: "節: "))
    case .unknownRecord(let id, let suggestions):
      UserMessage("'\(id)'という項目はありません", hint: suggestionHint(suggestions) ?? "idは'hig search'や'hig man TOPIC --ids'で表示できます")
    case .ambiguousRecord(let id, let candidates): UserMessage("'\(id)'で始まるidが複数あります", hint: list(candidates, after: "次のどれかです: "))
    case .unknownHit(let number, 0): UserMessage("このターミナルには、'\(number)'で指せる検索結果がありません", hint: "先に検索するか、idを指定してください")
    case .unknownHit(let number, let count): UserMessage("直前の検索結果に'\(number)'件目はありません", hint: "1から\(count)までです")
    case .reservedSource(let name):
      UserMessage("ソース名'\(name)'は予約されています", hint: "'--source'で別の名前を指定してください")
    case .wouldPrune(let source, let pages, let total):
      UserMessage("'\(source)'の\(total)ページのうち\(pages)ページが削除されるため、中止しました。何も変更していません", hint: "削除してよい場合は'--prune'を付けてください")
    case .unknownSource(let name, let known): UserMessage("'\(name)'というソースはありません", hint: list(known, after: "あるもの: "))
    case .noPageInSource(let topic, let source, let topics):
      UserMessage("'\(source)'には'\(topic)'のページがありません", hint: list(topics, after: "あるもの: "))
    case .unknownValue(let option, let value, let known):
      UserMessage(
        value.isEmpty ? "'\(option)'には値が必要です" : "'\(option)'に'\(value)'は指定できません",
        hint: known.isEmpty ? nil : "次のどれかです: \(known.joined(separator: ", "))")
    case .emptyQuery: UserMessage("検索する語がありません", hint: "例: hig search 余白")
    case .noBrowser(let url): UserMessage("'\(url)'を開くブラウザがありません", hint: "'hig open --print'でアドレスを表示できます")
    case .noCurl(let found):
      UserMessage(
        "'hig fetch'にはcurl 7.76以降が要ります（\(found.map { "見つかったのは\($0)" } ?? "見つかりません")）",
        hint: "curlをインストールするか、自分で保存したページを'hig ingest --private'で読み込んでください")
    case .unknownEdition(let name, let topic, let known):
      UserMessage("'\(topic)'に'\(name)'の版はありません", hint: list(known, after: "あるもの: "))
    case .noCopy: UserMessage("版を比べられる写しがありません", hint: "'hig fetch'で取得できます")
    case .tooLittleAddressSpace(let megabytes, let needed):
      UserMessage("アドレス空間が足りません: \(megabytes) MB（少なくとも\(needed) MBが必要です）", hint: "上限を引き上げてください: 'ulimit -v unlimited'")
    }
  }

  private static func suggestionHint(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "\(suggestions.quotedAlternatives(separator: "、"))のことですか？"
  }

  private static func text(_ reason: Failure.NotAPageError) -> String {
    switch reason {
    case .empty: "中身がありません"
    case .binary: "バイナリです"
    case .scriptShell: "JavaScriptを求める文しかありません"
    case .unknownFormat: "形式が分かりません"
    case .malformed(let what): what
    }
  }
}
