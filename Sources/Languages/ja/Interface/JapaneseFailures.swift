import Guidelines

extension JapaneseInterface {
  static func notice(_ failure: Failure) -> Notice {
    switch failure {
    case .noSuchFile(let path): "'\(path)'というファイルやフォルダはありません"
    case .unreadable(let path, let reason): "'\(path)'を読み込めません: \(reason)"
    case .unwritable(let path, let reason):
      Notice(
        "'\(path)'に書き込めません: \(reason)",
        hint: reason.hasSuffix(text: "not an export") ? "そのファイルを移すか、別の場所を指定してください" : nil)
    case .tooLarge(let path, let bytes, let limit):
      "'\(path)'は大きすぎます: \(bytes.size)（上限 \(limit.size)）"
    case .notAPage(let path, let why): "'\(path)'はページではありません: \(text(why))"
    case .noProgram(let path, let kind, let program, let package):
      "'\(path)'を読むには\(program)が要ります: \(kind)ファイルを読み込むには\(package)をインストールしてください"
    case .noPages(let path): "'\(path)'に読み込めるページがありません"
    case .noIndex(let path?): Notice("'\(path)'に索引がありません", hint: "'hig ingest --index \(path) PATH'で作成できます")
    case .noIndex(nil): Notice("索引が見つかりません", hint: "'hig ingest PATH'で作成できます")
    case .notAnIndex(let path): Notice("'\(path)'はhigの索引ではありません", hint: "'hig ingest --index FILE PATH'で作成できます")
    case .otherSchema(let path, let found, let expected):
      Notice(
        "'\(path)'の索引のスキーマは\(found.schema)です（このプログラムは\(expected.schema)を読みます）",
        hint: "ページを新しい索引に'hig ingest'し直してください")
    case .indexBusy(let path): Notice("ほかのプロセスが'\(path)'に書き込んでいます", hint: "終わってからやり直してください")
    case .database(let path, let reason):
      Notice(
        "索引'\(path)'を読み取れません: \(reason.prefix(160))",
        hint: "壊れているときは別の場所へ移してください。Corpusは読み込み直されます。自分のページは'hig ingest'で読み込み直してください")
    case .corpus(let path, let line, let reason): line > 0 ? "\(path):\(line): \(reason)" : "\(path): \(reason)"
    case .unknownTopic(let name, let suggestions):
      Notice(
        "'\(name)'というトピックはありません",
        hint: meant(suggestions) ?? "本文は'hig search \(name.shellWord)'で、トピックの一覧は'hig topics'で表示できます")
    case .unknownSection(let name, let topic, let known):
      Notice("'\(topic)'に'\(name)'という節はありません", hint: list(known, after: "節: "))
    case .unknownRecord(let id, let suggestions):
      Notice("'\(id)'という項目はありません", hint: meant(suggestions) ?? "idは'hig search'や'hig man TOPIC --ids'で表示できます")
    case .ambiguousRecord(let id, let candidates): Notice("'\(id)'で始まるidが複数あります", hint: list(candidates, after: "次のどれかです: "))
    case .unknownHit(let number, 0): Notice("このターミナルには、'\(number)'で指せる検索結果がありません", hint: "先に検索するか、idを指定してください")
    case .unknownHit(let number, let count): Notice("直前の検索結果に'\(number)'件目はありません", hint: "1から\(count)までです")
    case .reservedSource(let name):
      Notice("ソース名'\(name)'は予約されています", hint: "'--source'で別の名前を指定してください")
    case .wouldPrune(let source, let pages, let total):
      Notice("'\(source)'の\(total)ページのうち\(pages)ページが削除されるため、中止しました。何も変更していません", hint: "削除してよい場合は'--prune'を付けてください")
    case .unknownSource(let name, let known): Notice("'\(name)'というソースはありません", hint: list(known, after: "あるもの: "))
    case .noPageInSource(let topic, let source, let topics):
      Notice("'\(source)'には'\(topic)'のページがありません", hint: list(topics, after: "あるもの: "))
    case .unknownValue(let option, let value, let known):
      Notice(
        value.isEmpty ? "'\(option)'には値が必要です" : "'\(option)'に'\(value)'は指定できません",
        hint: known.isEmpty ? nil : "次のどれかです: \(known.joined(separator: ", "))")
    case .emptyQuery: Notice("検索する語がありません", hint: "例: hig search 余白")
    case .noBrowser(let url): Notice("'\(url)'を開くブラウザがありません", hint: "'hig open --print'でアドレスを表示できます")
    case .noCurl(let found):
      Notice(
        "'hig fetch'にはcurl 7.76以降が要ります（\(found.map { "見つかったのは\($0)" } ?? "見つかりません")）",
        hint: "curlをインストールするか、自分で保存したページを'hig ingest --private'で読み込んでください")
    case .unknownEdition(let name, let topic, let known):
      Notice("'\(topic)'に'\(name)'の版はありません", hint: list(known, after: "あるもの: "))
    case .noCopy: Notice("版を比べられる写しがありません", hint: "'hig fetch'で取得できます")
    case .tooLittleSpace(let megabytes, let needed):
      Notice("アドレス空間が足りません: \(megabytes) MB（少なくとも\(needed) MBが必要です）", hint: "上限を引き上げてください: 'ulimit -v unlimited'")
    }
  }

  private static func meant(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "\(suggestions.quoted(or: "、"))のことですか？"
  }

  private static func text(_ reason: Failure.NotAPage) -> String {
    switch reason {
    case .empty: "中身がありません"
    case .binary: "バイナリです"
    case .scriptShell: "JavaScriptを求める文しかありません"
    case .unknownFormat: "形式が分かりません"
    case .malformed(let what): what
    }
  }
}
