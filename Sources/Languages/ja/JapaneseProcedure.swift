import Guidelines

/// Recognition of Japanese instructions for programs and machines, and of sentences in the past tense.
enum JapaneseProcedure {
  /// Indicates whether a sentence operates a program or machine: 「「次へ」を押します」, 「コマンドを実行してください」, 「［設定］を開く」.
  static func isOperation(_ sentence: String, namesControl: Bool) -> Bool {
    let end = JapaneseModality.textToPredicate(of: sentence)
    guard let tail = endings.first(where: { end.hasSuffix(text: $0) }) else { return false }
    let stem = end.dropLast(tail.count)
    if stem.hasSuffix(anyOf: operationVerbs) { return true }
    guard let act = controlVerbs.first(where: { stem.hasSuffix($0) }) else { return false }
    return namesControl || stem.dropLast(act.count).hasSuffix(anyOf: controls)
  }

  /// Indicates whether a title introduces instructions: 「プリンターの交換手順」, 「会員ページへのログイン方法」, 「設定するには」, 「エラーが出たとき」, 「よくある質問」.
  static func isProcedureTitle(_ title: String) -> Bool {
    if title.contains(anyOf: titlePhrases) { return true }
    guard let tail = workNouns.first(where: title.hasSuffix) else { return false }
    return title.dropLast(tail.count).hasSuffix(anyOf: taskNouns)
  }

  /// Indicates whether a sentence is in the past tense: 「…に変えた」, 「…しました」, 「…だった」.
  static func isPastTense(_ sentence: String) -> Bool {
    let end = JapaneseModality.textToPredicate(of: sentence)
    return end.hasSuffix(text: "た") || end.hasSuffix(anyOf: ["とのこと", "との報告"])
  }

  private static let endings = [
    "してください", "してみてください", "しておいてください", "しましょう", "します", "する", "ってください", "んでください", "いてください", "します", "きます", "びます", "ります", "えます", "く",
    "す",
    "ぶ", "る",
  ]
  /// Stems of verbs that precede the ending.
  private static let operationVerbs = [
    "クリック", "タップ", "押下", "入力", "起動", "実行", "インストール", "ダウンロード", "アップロード", "ログイン", "ログアウト", "サインイン", "アクセス", "コピー", "ペースト", "ビルド",
    "デプロイ", "アップグレード", "アップデート", "クローン", "解凍", "スクロール", "を押",
  ]
  private static let controlVerbs = [
    "選択", "を選", "を開", "を閉じ", "を叩", "に進", "へ進", "を編集", "を追加", "を設定", "を変更", "を保存", "を確認", "を削除", "を作成",
  ]
  private static let controls = ["ボタン", "メニュー", "タブ", "コマンド", "ファイル", "リンク", "アイコン", "」", "』", "］", "]"]

  private static let titlePhrases = [
    "手順", "トラブルシューティング", "困ったとき", "お困りのとき", "うまくいかないとき", "エラーが出", "始める前に", "はじめる前に", "事前準備",
  ]
  private static let workNouns = [
    "方法", "の仕方", "のしかた", "のやり方", "するには", "したいとき", "するとき", "したとき", "できないとき", "できない場合", "を忘れたとき", "を忘れた場合", "する", "について", "の流れ",
  ]
  private static let taskNouns = [
    "ログイン", "ログアウト", "インストール", "アンインストール", "セットアップ", "設定", "登録", "解約", "退会", "申請", "申し込み", "申込", "起動", "接続", "移行", "導入", "更新",
    "復旧", "再設定",
    "アップグレード", "アップデート", "ダウンロード", "パスワード", "バックアップ", "利用登録",
  ]
}
