/// The words by which boilerplate gives itself away, in both languages.
enum BoilerplateWords {
  /// A section that is boilerplate where it holds little but links.
  enum Section: Hashable {
    case resources, related, developerDocumentation, videos, changeLog, contents, sharing

    var what: String {
      switch self {
      case .resources: "resources"
      case .related: "related pages"
      case .developerDocumentation: "developer documentation links"
      case .videos: "videos"
      case .changeLog: "change log"
      case .contents: "table of contents"
      case .sharing: "sharing and comments"
      }
    }
  }

  static func section(_ heading: String) -> Section? { heading.utf8.count <= 60 ? sections[folded(heading)] : nil }

  static func isChangeLog(_ heading: String) -> Bool { section(heading) == .changeLog }

  /// Whether a paragraph of these words alone is boilerplate wherever it stands.
  static func isNoise(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    let text = folded(text)
    if text.isEmpty { return true }
    if noise.contains(text) { return true }
    // "image image", as a browser copies two pictures.
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count <= 8
      && words.allSatisfy { ["image", "images", "画像", "[画像]", "[image]", "photo", "img", "スクショ", "[スクショ]"].contains($0) }
  }

  /// Whether a paragraph that begins or reads like this belongs to a site, not to its article.
  static func isSitePhrase(_ text: String) -> Bool {
    guard text.utf8.count <= 2000 else { return false }
    let text = folded(text)
    return text.hasPrefix(anyOf: starts) || !text.hasCharacters(240) && text.contains(anyOf: inside)
  }

  static func folded(_ text: String) -> String {
    var out = text.lowercased()
    if !out.utf8.allSatisfy({ $0 < 0x80 }) {
      out = String(
        String.UnicodeScalarView(out.unicodeScalars.map { $0 == "\u{3000}" ? " " : $0 == "’" ? "'" : $0 }))
    }
    var trimmed = out.trimmingSpace()
    while let last = trimmed.last, ":：#¶".contains(last) { trimmed.removeLast() }
    return trimmed.trimmingSpace()
  }

  private static let sections: [String: Section] = {
    let names: [(Section, [String])] = [
      (
        .resources,
        [
          "resources", "additional resources", "further reading", "リソース", "資料", "参考資料", "参考", "参考リンク", "参考文献", "参考url", "参考サイト",
          "references", "links",
          "リンク",
        ]
      ),
      (
        .related,
        [
          "related", "related topics", "related information", "related content", "related articles", "related posts",
          "related entries", "see also",
          "latest entries", "latest posts", "recent posts", "recent articles", "popular posts", "you may also like", "read next",
          "関連", "関連情報", "関連項目",
          "関連トピック", "関連記事", "関連ページ", "最新記事", "新着記事", "最近の投稿", "人気記事", "人気の記事", "おすすめ記事", "あわせて読みたい", "合わせて読みたい", "前後の記事",
        ]
      ),
      (
        .developerDocumentation,
        [
          "developer documentation", "developer guidance", "for developers", "デベロッパ向けドキュメント", "開発者向けドキュメント", "開発者用文書",
          "デベロッパ用ドキュメント", "開発者向け文書",
          "開発者向けの資料", "デベロッパー向けドキュメント", "開発者用ドキュメント",
        ]
      ),
      (.videos, ["videos", "wwdc videos", "ビデオ", "動画"]),
      (
        .changeLog,
        [
          "change log", "changelog", "revision history", "document revision history", "release notes", "update history", "変更履歴",
          "変更記録", "変更ログ", "更新履歴",
          "改訂履歴", "更新記録",
        ]
      ),
      (
        .contents,
        ["table of contents", "contents", "on this page", "in this article", "toc", "目次", "このページの内容", "この記事の目次", "この記事の内容"]
      ),
      (
        .sharing,
        [
          "comments", "leave a comment", "leave a reply", "share", "share this", "tags", "categories", "about the author",
          "subscribe", "newsletter", "コメント",
          "コメントを残す", "コメントする", "シェア", "シェアする", "共有", "この記事をシェア", "タグ", "カテゴリ", "カテゴリー", "アーカイブ", "archives", "この記事を書いた人",
          "著者について",
          "プロフィール", "トラックバック", "返信する", "supported platforms", "quick links", "対応プラットフォーム",
        ]
      ),
    ]
    var table: [String: Section] = [:]
    for (section, list) in names {
      for name in list { table[name] = section }
    }
    return table
  }()

  /// Unmistakable alone. Words that may as well label something ("Light", "Search") are weighed with what surrounds them instead.
  private static let noise: Set<String> = [
    "image", "images", "[画像]", "画像", "[image]", "[スクショ]", "スクショ", "[スクリーンショット]", "[図]", "[動画]", "再生", "replay", "もう一度再生",
    "このビデオコンテンツの説明", "video description", "はてなブックマーク", "はてブ", "copy link", "リンクをコピー", "url をコピー", "urlをコピー", "トップへ", "トップに戻る",
    "ページトップへ", "ページの先頭へ", "先頭へ戻る", "back to top", "page top", "toggle menu", "open menu", "close menu", "skip navigation",
    "skip to content",
    "skip to main content", "advertisement", "スポンサーリンク", "sponsored", "edit this page", "select a color scheme preference",
    "続きを読む", "navigator is ready",
    "loading…", "loading...",
  ]

  private static let starts = [
    "copyright", "©", "(c) ", "current page is", "to submit feedback", "to navigate the symbols", "please turn on javascript",
    "this page requires javascript",
    "only search within", "skip navigation", "global nav", "please enable javascript", "javascript を有効", "javascriptを有効",
    "powered by", "posted in ", "filed under",
    "share on ", "この記事をシェア", "ご意見・ご感想", "was this page helpful", "tags:", "タグ：", "タグ:", "カテゴリー：", "カテゴリ：", "プライバシーポリシー", "利用規約",
    "このサイトではcookie", "this site uses cookies", "we use cookies", "quick links",
  ]
  private static let inside = [
    "all rights reserved", "symbols inside", "items were found. tab back", "terms of use", "privacy policy", "プライバシーポリシー",
    "turn on javascript", "quick links",
    "無断転載",
  ]
}
