import Guidelines

extension ReviewTexts {
  static let japanese = ReviewTexts(
    violation: JapaneseMessages.violationText,
    ruleTitles: [
      "purpose-string": "理由を述べていない利用目的の文", "alert-buttons": "何をするか伝わらないアラートのボタン", "alert-title": "何も伝えないアラートのタイトル",
      "icon-label": "画像だけでラベルのないコントロール", "three-dots": "省略記号の代わりの3つのピリオド", "tiny-text": "プラットフォームの最小サイズより小さいテキスト",
      "we-oops": "作り手を指す「we」、または「おっと」", "device-word": "デバイスに合わないジェスチャ名、または「ここをタップ」", "fixed-font": "文字サイズの設定に従わないテキスト",
      "tap-gesture": "ボタンのように動くがボタンではないビュー", "keyboard-type": "入力内容に合うキーボードを指定していないフィールド",
    ],
    summary: { "\($2)個のファイルに、指摘\($0)件、メモ\($1)件" },
    hiddenNotes: { "ほかにメモが\($0)件あります（--notesで表示）" },
    invalidComment: { name, isUseless in isUseless ? "何も取り消さないコメントです: '\(name)'" : "コメントの名前がわかりません: '\(name)'" },
    skippedFile: { path, reason in
      switch reason {
      case .binary: "'\(path)'はバイナリのプロパティリストなので読みませんでした"
      case .malformed: "'\(path)'は形が壊れているので読みませんでした"
      case .tooLarge: "'\(path)'は大きすぎるので読みませんでした"
      case .unreadable: "'\(path)'を読めません"
      case .unknownKind: "'\(path)'は調べられる種類のファイルではありません"
      case .link: "'\(path)'はリンクなのでたどりませんでした"
      }
    },
    fixedPlaces: { "\($1)個のファイルの\($0)か所を直しました" },
    wroteBaseline: { "指摘\($1)件を'\($0)'に書き出しました" },
    nothingToReview: { "'\($0)'に調べるものがありません" },
    unknownConfigurationWord: { "\($0)の言葉がわかりません: '\($1)'" },
    differenceError: { base, error in
      let text = "'\(base)'との差分を得られません: "
      return switch error {
      case .git(let reason): UserMessage(text + reason)
      case .foreignOwner(let place):
        UserMessage(
          text + "'\(place)'のリポジトリは別のユーザーが所有しています",
          hint: "信頼できる場合は git config --global --add safe.directory '\(place)' を実行してください")
      case .missingBlob(let path):
        UserMessage(
          text + "そのコミットの'\(path)'の内容が、この部分クローンにありません",
          hint: "信頼できるリポジトリなら、'git diff \(base)'で取得できます")
      case .unsandboxedProgram(let setting):
        UserMessage(
          text + "リポジトリの設定'\(setting)'がプログラムを指定していますが、このシステムにはそれを制限するサンドボックスがありません",
          hint: "その設定を削除するか、--diffを付けずに実行してください")
      }
    },
    instead: "改善案", finding: "指摘", note: "メモ", places: "場所", checklist: "目で確かめること",
    manualChecks: [
      "44 × 44 pt以上のタップ領域（visionOSでは60 × 60 pt）。", "ライトとダークの両方の外観と、それぞれの独自の色。", "最大の文字サイズで、文が切れないこと。", "VoiceOverで最初の画面から最後まで。",
    ])
}

extension JapaneseMessages {
  /// Returns the wording of a violation: the problem and what to do instead.
  static func violationText(_ remark: ReviewViolation) -> ReviewViolationText {
    switch remark {
    case .purposeEmpty(let key): .init("\(key)が空です", "何のためのアクセスかを1文で述べます")
    case .purposePlaceholder(let key): .init("\(key)が仮の文のままです", "何のためのアクセスかを1文で述べます")
    case .purposeWithoutReason(let key): .init("\(key)がアクセスを求めるだけで、理由を述べていません", "何のためのアクセスかを1文で述べます")
    case .purposeUntranslated(let key, let language): .init("\(key)がファイルの言語（\(language)）に訳されていません", "翻訳します")
    case .alertYesNo(let title): .init("ボタンが「\(title)」で答えています", "何をするかを表す動詞と「キャンセル」を使います")
    case .alertOK(let title): .init("「\(title)」がほかの選択肢と並んでいます", "何をするかを表す動詞を使います。「OK」は知らせるだけのアラートに使います")
    case .alertCancel(let title): .init("取り消すボタンのタイトルが「\(title)」です", "「キャンセル」（Cancel）にします")
    case .uninformativeAlertTitle(let title): .init("タイトル「\(title)」では何が起きたかわかりません", "何が起きたか、何ができるかを短く述べます")
    case .iconSymbol(let control, let symbol):
      .init("\(control)にはシンボル「\(symbol)」しかありません", "何をするかを.accessibilityLabelで述べるか、Labelを使います")
    case .iconImage(let control): .init("\(control)には画像しかありません", "何をするかを.accessibilityLabelで述べるか、Labelを使います")
    case .iconLabeledBySymbolName(let control, let symbol): .init("\(control)のラベルはシンボル「\(symbol)」の名前だけです", "自分の言葉でラベルをつけます")
    case .asciiEllipsis(let title): .init("「\(title)」が3つのピリオドで終わっています", "省略記号（…）を使います")
    case .smallText(let size, let minimum, let platform):
      .init("\(size) ptのテキストです。\(platform)の最小は\(minimum) ptです", "テキストスタイルか、もっと大きなサイズを使います")
    case .firstPerson(let word): .init("「\(word)」が作り手を指しています（ルールの本文は「we」を避けるよう求めています）", "何が起きたか、何をすればよいかを述べます")
    case .interjection(let word): .init("メッセージの「\(word)」は軽く聞こえます", "何が起きたか、何をすればよいかを述べます")
    case .vagueLink(let word): .init("「\(word)」では何が起きるかわかりません", "何が起きるかを表す動詞を使います")
    case .wrongGesture(let word, let platform): .init("「\(word)」は\(platform)のジェスチャではありません", "そのデバイスのジェスチャの名前を使います")
    case .fixedFontSize(let size): .init("\(size) ptのテキストが文字サイズの設定に従いません", "テキストスタイルか、それに相対的なサイズを使います")
    case .tapGesture(let view):
      .init("\(view)はタップに反応しますが、VoiceOverやキーボードにはボタンではありません", "Buttonを使うか、.accessibilityAddTraits(.isButton)を加えます")
    case .missingKeyboardType(let field, let type): .init("フィールド「\(field)」は標準のキーボードを表示します", ".keyboardType(\(type))を加えます")
    }
  }
}
