/// Subject of Japanese sentences, and how firmly they assert something about it.
enum JapaneseSubject {
  static func isInsistent(_ sentence: String) -> Bool {
    let end = JapaneseModality.textToPredicate(of: sentence)
    if JapaneseProcedure.isPastTense(sentence) { return false }
    return sentence.contains(anyOf: ["必ず", "常に", "絶対に", "原則"])
      || end.hasSuffix(anyOf: ["ばよい", "ば良い", "ばいい", "目安", "目安です", "目安とする"])
      || sentence.contains(text: "しか") && end.hasSuffix(anyOf: ["ません", "ない"])
      // A consequence of a fact, in a form that can also describe: 「そのため、人数を確かめる画面をはさみます」.
      || sentence.hasPrefix(anyOf: ["そのため", "したがって", "だから", "よって", "そこで"])
        && JapaneseModality.modality(of: sentence) != .descriptive
  }

  /// Indicates whether a sentence ends in a verb of action: 「…画面をはさみます。」, and not 「…があります。」 or 「…です。」
  static func mayStateNorm(_ sentence: String) -> Bool {
    let end = sentence.dropLast()
    return sentence.last == "。" && end.hasSuffix(anyOf: ["ます", "る", "す", "く", "う", "つ", "む", "ぐ"])
      && !end.hasSuffix(anyOf: ["です", "ある", "あります", "ている", "ています", "られる", "られます", "れます"])
      && !JapaneseProcedure.isPastTense(sentence)
  }

  static let interfaceWords = [
    "アイコン", "アニメーション", "アラート", "イラスト", "ウィンドウ", "カード", "グラフ", "ゲージ", "コピー", "コントラスト", "コンポーネント", "サイドバー", "スイッチ", "スクロール",
    "ステッパー", "スライダー",
    "スワイプ", "ダイアログ", "ダイヤル", "タップ", "タブ", "チェックボックス", "ツールチップ", "デザイン", "トースト", "トグル", "バッジ", "バナー", "ピッカー", "フォーム", "フォント",
    "プレースホルダ", "ポップオーバー",
    "ボタン", "メッセージ", "メニュー", "モーダル", "ユーザー", "ラベル", "レイアウト", "ロゴ", "一覧", "入力欄", "写真", "凡例", "利用者", "太字", "敬語", "文字", "文言", "書体",
    "漢字",
    "画像", "画面", "絵文字", "色", "背景", "表示", "表記", "見出し", "言葉", "言い回し", "読み手", "通知", "配置", "配色", "間隔", "余白", "UI", "ui",
    // Operating systems and devices.
    "android", "ios", "ipad", "iphone", "macos", "tvos", "visionos", "watchos",
  ]
}
