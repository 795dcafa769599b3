extension LanguageProfile.AppWords {
  static let japanese = {
    var words = LanguageProfile.AppWords()
    words.yesNoTitles = ["はい", "いいえ"]
    words.confirmationTitles = ["了解"]
    words.cancelSynonyms = ["閉じる", "いいえ", "了解"]
    words.uninformativeTitles = ["エラー", "警告", "注意"]
    words.interjections = ["おっと", "しまった"]
    words.vagueLinkPhrases = ["ここをタップ", "ここをクリック", "こちらをタップ", "こちらをクリック"]
    words.placeholderTexts = ["説明", "テスト", "未定", "仮"]
    words.accessWords = accessWords
    return words
  }()

  private static let accessWords = [
    "端末",  // What apps say, not we.
    "このアプリ", "本アプリ", "当アプリ", "アプリ", "デバイス", "カメラロール", "カメラ", "マイク", "フォトライブラリ", "写真ライブラリ", "ライブラリ", "写真", "画像",
    "アルバム",
    "動画", "位置情報", "現在地",
    "連絡先", "カレンダー", "リマインダー", "ブルートゥース", "音声認識", "音声", "ヘルスケア", "ローカルネットワーク", "ネットワーク", "アクセス", "使用", "利用", "許可", "必要", "機能",
    "情報", "データ", "お願い", "求め", "要求",
    "常に", "してください", "くださ", "いたし", "します", "しています", "ために", "ため", "です", "ます", "する", "して", "こと", "への", "には", "では", "から", "が", "を",
    "の", "に", "は", "へ", "で", "と", "も", "い", "し", "す",
  ]
}
