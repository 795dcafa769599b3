import Guidelines

extension LanguageProfile.BoilerplatePatterns {
  static let japanese = {
    var boilerplate = LanguageProfile.BoilerplatePatterns()
    boilerplate.sections = [
      (.resources, ["リソース", "参考資料", "参考", "参考リンク", "参考文献", "リンク"]),
      (.related, ["関連", "関連情報", "関連項目", "関連トピック", "関連記事", "関連ページ", "最新記事", "新着記事", "最近の投稿", "人気記事", "あわせて読みたい"]),
      (.developerDocumentation, ["デベロッパ向けドキュメント", "デベロッパー向けドキュメント", "開発者向けドキュメント", "開発者用文書"]),
      (.videos, ["ビデオ", "動画"]),
      (.changeLog, ["変更履歴", "変更記録", "変更ログ", "更新履歴", "改訂履歴"]),
      (.contents, ["目次", "このページの内容", "この記事の目次", "この記事の内容"]),
      (.sharing, ["コメント", "コメントを残す", "シェア", "共有", "タグ", "カテゴリ", "カテゴリー", "アーカイブ", "プロフィール", "対応プラットフォーム"]),
    ]
    boilerplate.standaloneTexts = [
      "[スクリーンショット]", "[図]", "[動画]", "再生", "もう一度再生", "トップへ", "トップに戻る", "ページトップへ", "ページの先頭へ", "スポンサーリンク", "続きを読む",
    ]
    boilerplate.paragraphPrefixes = ["この記事をシェア", "ご意見・ご感想", "タグ：", "カテゴリー：", "カテゴリ：", "利用規約", "このサイトではcookie"]
    boilerplate.shortParagraphPhrases = ["プライバシーポリシー", "無断転載"]
    boilerplate.imageTexts = ["画像", "[画像]", "スクショ", "[スクショ]"]
    boilerplate.mediaPrefixes = ["以下のカスタムコントロールを使用できます", "このビデオコンテンツの説明"]
    boilerplate.comparisonAltTexts = ["良い例", "悪い例", "正しい例", "誤った例", "チェックマーク"]
    boilerplate.javaScriptPhrases = ["有効", "必要"]
    // For example, 「…に関するガイダンスを更新。」
    boilerplate.isChangeLogEntry = { line in
      let end = line.trimmingSuffix { $0 == "。" }
      return ["更新", "追加", "変更", "修正", "新しいページ"].contains { end.hasSuffix($0) || end.hasSuffix($0 + "しました") }
    }
    boilerplate.sourceCredits = ["原文", "翻訳元", "出典", "元記事", "参照元", "引用元", "元ページ", "オリジナル", "ソース"]
    boilerplate.translatorCredits = ["翻訳者", "訳者", "翻訳", "日本語訳", "訳"]
    boilerplate.authorCredits = ["著者", "執筆", "筆者", "作者"]
    boilerplate.accuracyDateWords = ["時点"]
    return boilerplate
  }()
}

extension LanguageProfile.DatePatterns {
  static let japanese = {
    var dates = LanguageProfile.DatePatterns()
    dates.unitCharacters = ["年", "月", "日"]
    // A unit can end a word: 火曜日 is 火曜 and 日, 公開日 is 公開 and 日.
    dates.adjacentWords = ["火", "水", "木", "金", "土"].flatMap { [$0, $0 + "曜"] } + ["曜", "公開", "更新", "投稿", "最終更新"]
    return dates
  }()
}
