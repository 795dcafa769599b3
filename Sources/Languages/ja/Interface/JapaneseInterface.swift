import Guidelines

extension Interface {
  static let japanese = Interface(
    labels: .japanese, commands: .japanese, options: .japanese, manual: .japanese, languages: JapaneseInterface.languages,
    phrase: JapaneseInterface.notice, usage: JapaneseInterface.notice, failure: JapaneseInterface.notice,
    finding: JapaneseInterface.text, accounting: JapaneseInterface.text)
}

/// What the interface says of something, in Japanese.
enum JapaneseInterface {
  static let languages = Localized<String>([(Language.english, "英語"), (.japanese, "日本語"), (.korean, "韓国語")])

  static func list(_ values: [String]) -> String { values.listed("、") { "、ほか\($0)件" } }

  static func list(_ values: [String], after label: String) -> String? { values.isEmpty ? nil : label + list(values) }
}

extension Labels {
  static let japanese = Labels(
    hint: "ヒント", number: "番号: ", standardOutput: "標準出力", name: "名前", version: "バージョン", licence: "ライセンス", home: "サイト",
    page: "ページ", source: "ソース", topic: "トピック", language: "言語", path: "パス", guessed: "推定", check: "検査", sound: "異常なし",
    note: "情報", warning: "警告", error: "エラー", reading: "読み込み中", linking: "関連付け中", storing: "書き込み中", writingOut: "書き出し中")
}
