import TextAnalysis

/// Names of systems and tools that the guidelines are not about. A question that names one, and no platform of theirs, asks about that one.
enum OtherSystems {
  static func areNamed(in scalars: [UInt32]) -> Bool {
    var words: [String] = []
    Vocabulary.forEachRun(scalars) { script, range in
      if script == .word || script == .katakana { words.append(Vocabulary.string(scalars[range])) }
    }
    return words.contains(where: names.contains) || zip(words, words.dropFirst()).contains { names.contains($0 + " " + $1) }
  }

  /// In the unified spelling, in small letters. No word that is also one of interfaces, such as windows, materials or sketches, stands here by itself.
  private static let names: Set<String> = Set(
    (latin + japanese.map { Vocabulary.string(FoldedText($0).unified.scalars) }))

  private static let latin = [
    "android", "material design", "material ui", "material you", "wear os", "wearos", "chrome os", "chromebook", "windows 10",
    "windows 11", "winui",
    "wpf", "winforms", "fluent ui", "linux", "ubuntu", "gnome", "gtk", "kde", "tizen", "harmonyos", "jetpack", "kotlin",
    "tailwind", "tailwindcss",
    "bootstrap", "css", "scss", "javascript", "jquery", "angular", "vue", "svelte", "nextjs", "laravel", "django", "wordpress",
    "shopify",
    "squarespace", "drupal", "joomla", "figma", "photoshop", "illustrator", "indesign", "powerpoint", "excel", "google docs",
    "google sheets", "blender",
    "autocad", "unreal engine", "playstation", "xbox", "nintendo", "steam deck", "kindle", "alexa", "photopea", "canva", "wix",
    "webflow", "docker",
    "kubernetes", "sql", "mysql", "python", "php", "fortran", "cobol",
  ]
  private static let japanese = [
    "アンドロイド", "マテリアルデザイン", "リナックス", "ウブントゥ", "フィグマ", "フォトショップ", "フォトショ", "イラストレーター", "イラレ", "パワーポイント", "パワポ", "エクセル", "ワードプレス",
    "プレイステーション",
    "プレステ", "ニンテンドー", "キンドル", "アレクサ", "ブートストラップ", "テイルウィンド", "スタイルシート", "パイソン",
  ]
}
