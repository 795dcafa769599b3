/// Names of systems, tools, services, and programming languages that have no guidelines in the index. A query that names one of
/// them is off topic even if its other words occur in rules.
package enum OffTopicProducts {
  /// Names in their usual spelling, one entry for each script.
  package static let names: [String] =
    [
      // Systems, devices, makers
      "Android", "アンドロイド", "Windows 10", "Windows 11", "ウィンドウズ", "Linux", "Ubuntu", "ChromeOS", "Chromebook", "HarmonyOS",
      "Wear OS", "Tizen",
      "Raspberry Pi", "Arduino", "Xbox", "PlayStation", "プレイステーション", "Nintendo", "任天堂", "Samsung", "Galaxy S", "Huawei", "Xiaomi",
      "Kindle", "Alexa",
      // Design systems and frameworks
      "Material Design", "Material You", "マテリアルデザイン", "Jetpack Compose", "Fluent UI", "Bootstrap", "Tailwind", "Ant Design",
      "Chakra UI", "Flutter", "Xamarin",
      "Electron", "React Native", "jQuery", "Vue", "Nuxt", "Angular", "Svelte", "Next.js", "Node.js", "Laravel", "Django",
      "Ruby on Rails", "Spring Boot", "Unreal",
      "Godot",
      // The web
      "CSS", "HTML", "JavaScript", "TypeScript", "PHP", "WordPress", "ワードプレス", "Shopify", "Wix", "Squarespace", "Webflow", "SEO",
      "flexbox", "nginx", "Chrome",
      "Firefox",
      // Programming, servers
      "Python", "Kotlin", "Golang", "SQL", "MySQL", "PostgreSQL", "MongoDB", "Docker", "Kubernetes", "AWS", "Azure", "Terraform",
      "GitHub", "Gitlab", "VBA", "COBOL",
      "Java",
      // Tools
      "Figma", "Photoshop", "フォトショップ", "Illustrator", "イラストレーター", "InDesign", "Lightroom", "Premiere Pro", "After Effects",
      "Canva", "GIMP", "Inkscape",
      "Blender", "AutoCAD", "PowerPoint", "パワーポイント", "パワポ", "Excel", "エクセル", "Microsoft Word", "Microsoft Office", "Outlook",
      "Google Docs",
      "Google Sheets", "Google Slides", "Gmail", "Jira", "Trello", "Miro",
      // Services
      "YouTube", "ユーチューブ", "Instagram", "インスタグラム", "インスタ", "Facebook", "フェイスブック", "Twitter", "ツイッター", "TikTok", "LinkedIn",
      "Pinterest", "Snapchat",
      "WhatsApp", "Telegram", "Slack", "Discord", "Microsoft Teams", "Spotify", "Netflix", "Amazon", "Etsy", "eBay", "Airbnb",
      "Uber", "ChatGPT",
    ]

  /// Names that are also English words: they count as names only in queries in other languages.
  package static let ambiguousNames: [String] = [
    "Windows", "React", "Unity", "Word", "Access", "Teams", "Zoom", "Notion", "Sketch", "Rust", "Ruby", "Swing",
  ]
}
