import Guidelines

extension JapaneseMessages {
  static func message(_ phrase: Phrase) -> UserMessage {
    switch phrase {
    case .onlyFilters(let text):
      UserMessage(
        "'\(text)'は絞り込みだけで、検索する語がありません",
        hint: "語を加えてください。すべてを見るには'hig man トピック'や'hig export --topic トピック'を使います")
    case .nothingFound(let text, let suggestions):
      UserMessage(
        "'\(text)'に当てはまるものはありません",
        hint: list(suggestions, after: "次の語を試してください: ") ?? "語を減らすか、絞り込みを外してください。トピックの一覧は'hig topics'")
    case .noAnswer(let text): "ガイドラインには'\(text)'への答えがありません。近いものを示します"
    case .corrected(let text, let used): "'\(text)'を含むルールはありません。'\(used)'の結果です"
    case .unclosedQuotation: "引用符が閉じていないため、語ごとに検索しました"
    case .searchedCommandWords(let text, let command): "'\(text)'を検索しました。コマンドの使い方は'hig help \(command)'で表示できます"
    case .similarCommand(let word, let command): "'\(word)'を検索しました。似た名前のコマンド'\(command)'もあります: 'hig help \(command)'"
    case .belongsTo(let name, let place, let command):
      UserMessage("'\(name)'は「\(place)」に含まれます。" + (command.map { "ページ全体: \($0)" } ?? ""))
    case .excluded(let words): "除いた語: \(list(words))"
    case .missingFromHits(let words): "どの結果にも含まれない語: \(list(words))"
    case .noTopic(let text): UserMessage("'\(text)'に当てはまるトピックはありません", hint: "本文は'hig search \(text.shellQuoted)'で探せます")
    case .noMeasure(let text): UserMessage("'\(text)'の数値はありません", hint: "量の一覧は'hig spec'、すべてのルールからは'hig search'で探せます")
    case .waitingForIndex(let path): "ほかのプロセスが'\(path)'に書き込んでいるため、待っています"
    case .noIndexLocation: UserMessage("インデックスを書き込む場所がありません。HOMEが設定されていません", hint: "--index FILEで場所を指定できます")
    case .shortened(let command): "一部を省きました。すべて表示: \(command)"
    case .measuresByWords(let text): "'\(text)'という名前の量やトピックはありません。語で探した数値を表示します"
    case .noChanges: UserMessage("変更の記録はありません", hint: "'hig changes'で、すべての記録を表示できます")

    case .noPage(let topic, let title):
      UserMessage("この索引には'\(topic)'（\(title)）のページがありません", hint: "'hig search \(title)'でほかのページを探せます")
    case .noPageIn(let language, let topic, let other):
      UserMessage("'\(topic)'の\(name(language))のページはありません", hint: other.map { "\(name($0))のページがあります" })
    case .shownInOtherLanguage(let language, let topic, let missing):
      "'\(topic)'の\(name(missing))のページはありません。\(name(language))で表示します"
    case .onlyIn(let language): "\(name(language))だけがあります"
    case .noCommonLanguage(let one, let other, let topic): "'\(one)'と'\(other)'には、同じ言語の'\(topic)'のページがありません"
    case .noAddress(let text): "'\(text)'のアドレスは分かりません"
    case .supportedFormats(let names): "\(names.joined(separator: "、"))を読み込めます"

    case .resultCount(let shown, let total?): "\(total)件中\(shown)件"
    case .resultCount(let shown, nil): "\(shown)件"
    case .more(let command): "もっと: \(command)"
    case .read(let command): "読む: \(command)"
    case .narrowToTopics(let command, let topics): "トピックで絞る: \(command) --topic \(topics.joined(separator: "、"))"
    case .relatedRules(let number): "関連ルール \(number)"
    case .wordings(let number): "ほかの言い方 \(number)"
    case .rules(let number): "\(number)ルール"
    case .moreRows(let number): "ほか\(number)行"
    case .allRows(let number): "全\(number)行を表示"
    case .moreColumns(let number): "ほか\(number)列"
    case .moreMeasures(let number, let quantity): "ほか\(number)件: hig spec \(quantity)"
    case .except(let platforms): "\(platforms)以外"
    case .only(let platform): "\(platform)のみ"
    case .edition(let edition): "\(edition)の版"
    case .translated(let translator, _): "\(translator)訳"
    case .retrieved(let date): "\(date)取得"
    case .platformState(.unsupported, let topic, let platforms): "'\(topic)'は\(platforms)に対応していません"
    case .platformState(_, let topic, let platforms): "'\(topic)'には\(platforms)に追加の考慮事項はありません。共通のルールが当てはまります"

    case .omittedIDs(let ids): "この書き出しの対象でないため除いたもの: \(ids)"
    case .untrustedManifest(let path): "'\(path)'はフォルダに元からあったもののため、そこに書かれたファイルの上書きや削除はしません"
    case .missingDrawings(let number): "図\(number)点が見つからず、書き出せませんでした。その図へのリンクは開けません"
    case .backedUpFile(let path, let kept): "'\(path)'の内容は前回書き出したものと異なるため、'\(kept)'として残しました"
    case .wroteFile(let path, let rules): "\(rules)ルールを'\(path)'に書き出しました"
    case .wroteFiles(let files, let rules, let path): "\(files)ファイル（\(rules)ルール）を書き出しました: \(path)"
    case .nothingToExport: UserMessage("書き出すものがありません", hint: "あるものは'hig topics'と'hig sources'で表示できます")
    case .nothingForPlatforms(let topic, let platforms):
      UserMessage("書き出すものがありません", hint: message(.platformState(.unsupported, topic: topic, platforms: platforms)).text)
    case .omittedRules(let left, let all): "絞り込みで除いたもの: \(all)ルール中\(left)ルール"
    case .omittedRecords(let left, let all): "絞り込みで除いたもの: \(all)項目中\(left)項目"
    case .omittedPrivateRecords(let records, let sources):
      "自分用の写し（\(list(sources))）の\(records)項目を除きました。含めるときは'--private'を付けてください"
    case .headlineStatistics(let language, let topicless, let all, let open, let narrowed):
      "\(language.name): 見出し\(all)件のうち、トピックの名前がないもの\(topicless)件。一部のプラットフォームだけの\(narrowed)件のうち、その名前がないもの\(open)件"
    case .needsOutputFolder(let pages, let format):
      UserMessage("'\(format)'の\(pages)ページを書き出すにはフォルダが必要です", hint: "--outputでフォルダを指定するか、トピックと--languageと--sourceを1つに絞ってください")

    case .chosenByOption: "--indexで指定"
    case .chosenByVariable: "HIG_INDEXで指定"
    case .chosenByCheckout: "チェックアウトから実行しているため"
    case .chosenAsUserIndex: "ユーザーの索引"
    case .chosenAsInstalledIndex: "プログラムとともにインストールされたもの"
    case .migrating: "以前の版の索引を新しい版に移しています（初回のみ）"
    case .building(let corpus): "'\(corpus)'から索引を作成しています（初回のみ）"
    case .sandboxUnavailable: "このシステムにはありません"
    case .sandboxAvailable(let version): "バージョン\(version)"
    case .readOnlySandbox(let commands): "\(commands.joined(separator: "、")): ファイルの変更、プログラムの起動、通信をしません（端末に答えるときを除く）"
    case .namedPathsSandbox(let commands):
      "\(commands.joined(separator: "、")): 指定されたものだけを読み、索引の隣か書き出し先だけに書き、通信しません。起動するプログラムも同じです（ページャーを除く）"
    case .corpusNeedsConfirmation(let name, let path):
      UserMessage("'\(name)'はhigに付属するものです。取り除くときは'--yes'を付けてください", hint: message(.restoreCommand(path: path)).text)
    case .restoreCommand(let path): "'hig ingest \(path)'で元に戻せます"
    case .renamedSource(let claimed, let stored):
      "名前'\(claimed)'は予約されているため、\(stored.map { "'\($0)'" }.joined(separator: "、"))として保存しました"
    case .addressStatedBySource(let source): "このアドレスは'\(source)'に書かれているもので、公式ページのものではありません"
    case .removedSource(let source): "'\(source)'を取り除きました"

    case .ingestSummary(let source, let read, let unchanged, let gone, let pages, let rules, let guessed):
      UserMessage(
        "\(source): "
          + [
            read > 0 ? "\(read)ページを読み込み" : nil, unchanged > 0 ? "\(unchanged)ページは変更なし" : nil,
            gone > 0 ? "なくなった\(gone)ページを削除" : nil,
          ].compactMap { $0.self }.joined(separator: "、") + "。収録\(pages)ページ、\(rules)ルール" + (guessed > 0 ? "（うち推定\(guessed)）" : "")
      )
    case .moreLikeThis(let number): "（ほかに\(number)件）"
    case .moreUnreadable(let number): "ほか\(number)件も読み込めませんでした"
    case .readInPart(let path, let limit): "'\(path)'は一部だけ読み込みました: \(text(limit))"
    case .unreadableCount(let number): "\(number)件を読み込めませんでした。ほかは読み込んであります"
    case .emptySource: "内容なし"
    case .topics(let names, let new, let more):
      UserMessage(names.map { $0 + (new.contains($0) ? "（新）" : "") }.joined(separator: ", ") + (more > 0 ? " +\(more)" : ""))
    case .morePages(let number, let command): "  ほか\(number)ページ: \(command)"
    case .skippedFiles(let counts):
      UserMessage(
        "読まなかったもの: "
          + SkipReason.allCases.compactMap { reason in counts[reason].map { "\(name(reason)) \($0)" } }.joined(separator: "、"))
    case .skippedOutsideLinks(let links): "次のリンクはフォルダの外を指すため、読み込みませんでした（'--follow'を付けると読み込みます）: \(list(links))"

    case .fetchExplanation(let host): "Human Interface Guidelinesを\(host)から、英語と日本語で、1秒に1ページずつ取得します。次からは変わったページだけを取得します"
    case .fetchTerms: "文はAppleのもので、Appleの規約に従います。取得するのは、自分で読むための写しです"
    case .fetchLocation(let path): "写しは'\(path)'と自分の索引に置かれ、'--private'を付けない限り書き出しには含まれません"
    case .fetchPrompt: "取得しますか？ [y/N] "
    case .notInteractive: UserMessage("ここでは答えを入力できません", hint: "'hig fetch --yes'で同意します")
    case .fetchDeclined: "何も取得しませんでした"
    case .fetchProgress(let done, let all, let seconds): "取得中 \(all)ページ中\(done)ページ、残り\(time(seconds))"
    case .fetchResumed(let pages): "前回止まったところから続けます（\(pages)ページは済んでいます）"
    case .notFetched(let page, let trouble): "'\(page)'は取得しませんでした: \(text(trouble))"
    case .pageGone(let page): "'\(page)'はなくなりました"
    case .pageMoved(let page, let target): "'\(page)'は'\(target)'になりました"
    case .pagesMissingInLanguage(let pages, let language): "\(name(language))版にないもの: \(list(pages))"
    case .fetched(let new, let changed, let unchanged): "取得しました: 新規\(new)、変更\(changed)、変更なし\(unchanged)"
    case .fetchAborted(let end, let left): UserMessage(text(end) + (left > 0 ? "（残り\(left)ページ）" : ""), hint: hint(end))
    case .officialPageIsNewer(let edition, let topic): "公式のページのほうが新しい版です（\(edition)）: hig man \(topic) --source Apple"
    case .forgotEdition(let pages, let edition): "'\(edition)'の版の\(pages)ページを消しました"
    case .noOfficialPage(let topic): "公式の一覧に'\(topic)'のページはありません"

    case .unknownSetting(let name, let known):
      UserMessage("'\(name)'という設定はありません", hint: "次のどれかを、'language = ja'のように書いてください: \(known)")
    case .choices(let first, let last, let all):
      UserMessage("\(all)件中\(first)〜\(last)件" + (last < all ? "。Enterで続き" : "") + "。語を入力すると検索")
    case .noLicenseTexts: UserMessage("このプログラムにはライセンスの本文が付いていません", hint: "'make install'でインストールされます")
    case .waitingForClient: "アシスタントからの質問を待っています。接続のしかたは'hig mcp --print-config claude'で表示できます"
    }
  }

  static func message(_ problem: UsageError) -> UserMessage {
    switch problem {
    case .unknownCommand(let name, let suggestion):
      UserMessage("'\(name)'というコマンドはありません", hint: suggestion.map { "'\($0)'のことですか？" } ?? "コマンドの一覧は'hig help'で表示できます")
    case .unknownOption(let name, let suggestion, let isQuery):
      UserMessage(
        "'\(name)'というオプションはありません",
        hint: suggestion.map { "'\($0)'のことですか？" } ?? (isQuery ? "その語を検索するときは、前に'--'を置いてください" : nil))
    case .missingValue(let name, let value): "オプション'\(name)'には値が必要です: \(value)"
    case .missingArgument(let command, let needed):
      UserMessage("'hig \(command)'には\(needed)が必要です", hint: "使い方は'hig help \(command)'で表示できます")
    case .unexpectedArgument(let word, let command):
      UserMessage("'hig \(command)'に語は指定できません: '\(word)'", hint: "使い方は'hig help \(command)'で表示できます")
    case .unexpectedValue(let name): "オプション'\(name)'に値は指定できません"
    }
  }

  private static func time(_ seconds: Int) -> String {
    seconds < 90 ? "\(max(0, seconds))秒" : "\((seconds + 30) / 60)分"
  }

  static func text(_ trouble: FetchError) -> String {
    switch trouble {
    case .forbidden: "サイトのrobots.txtで禁じられています"
    case .tooLarge(let limit): "\(limit / 1_048_576) MBを超えています"
    case .truncated: "途中で切れています"
    case .noResponse(let why): "応答がありません（\(why)）"
    case .status(let status): "サーバの応答は\(status)でした"
    case .wrongType(let type): "JSONではなく'\(type)'です"
    case .wrongLanguage(let language): "\(name(language))で書かれています"
    case .malformed(let why): "ページとして読めません（\(why)）。届いたものは残してあります"
    case .invalidAddress: "ページのアドレスではありません"
    case .redirected(let place): "転送先が'\(place)'です"
    case .tooManyRedirects: "転送が続きます"
    }
  }

  private static func text(_ end: FetchAbortError) -> String {
    switch end {
    case .forbidden: "サイトのrobots.txtで取得が禁じられています"
    case .serverErrors(let number, 0): "サーバが続けて\(number)回応答しませんでした"
    case .serverErrors(let number, let status): "サーバが続けて\(number)回失敗しました（\(status)）"
    case .retryDelayTooLong(let seconds): "サーバが\(time(seconds))待つよう求めています"
    case .listUnavailable(let path, .malformed(let why)): "'\(path)'を取得できません: \(why)"
    case .listUnavailable(let path, let trouble): "'\(path)'を取得できません: \(text(trouble))"
    }
  }

  private static func hint(_ end: FetchAbortError) -> String {
    switch end {
    case .forbidden: "自分で保存したページは'hig ingest --private --source Apple フォルダ'で読み込めます"
    case .serverErrors, .retryDelayTooLong: "後で'hig fetch'を実行すると、続きから取得します"
    case .listUnavailable: "後でやり直してください。自分で保存したページは'hig ingest --private --source Apple フォルダ'で読み込めます"
    }
  }

  static func name(_ language: Language) -> String { languages[language] ?? language.name }
  static let supportedLanguages = Languages.supported.map(name).joined(separator: "と")

  private static func name(_ reason: SkipReason) -> String {
    switch reason {
    case .unsupportedFormat: "コードやデータ"
    case .binary: "バイナリ"
    case .empty: "空のファイル"
    case .scriptShell: "JavaScriptを求めるだけのもの"
    case .index: "ページのそばのREADMEや目次"
    case .hiddenFolder: "隠しフォルダ"
    case .generatedFolder: "ビルドや依存関係のフォルダ"
    case .unusableLink: "フォルダへのリンクや切れたリンク"
    case .outsideLink: "フォルダの外へのリンク"
    case .specialFile: "パイプやデバイス"
    }
  }
}
