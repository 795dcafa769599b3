import Guidelines

/// The fixed words of the output, in both languages: the one table. A label without one of its languages does not compile.
package enum Label: CaseIterable, Hashable, Sendable {
  case allPlatforms, general, ownGuidance, unsupported
  case rule, definition, specification, note, reference
  case avoid, consider
  case otherWordings, confidence, related, nothingSimilar
  case name, platforms, description, api, seeAlso, source, others, edition, translator, retrieved
  case designGuidelines
  case added, gone, reworded, unchanged, changed, removed
  case pages, records, rules, languages, editions
  case index, indexWhy, schema, analyser, corpus, size, topics, sources

  package func text(in language: Language) -> String {
    switch language {
    case .english: texts.english
    case .japanese: texts.japanese
    }
  }

  private var texts: (english: String, japanese: String) {
    switch self {
    case .allPlatforms: ("all platforms", "全機種")
    case .general: ("general rules", "共通のルール")
    case .ownGuidance: ("own guidance", "独自のルール")
    case .unsupported: ("not supported", "非対応")
    case .rule: ("rule", "ルール")
    case .definition: ("definition", "定義")
    case .specification: ("specification", "仕様")
    case .note: ("note", "注")
    case .reference: ("reference", "参照")
    case .avoid: ("avoid", "避ける")
    case .consider: ("consider", "検討する")
    case .otherWordings: ("other wordings", "ほかの言い方")
    case .confidence: ("confidence", "確からしさ")
    case .related: ("similar rules elsewhere", "ほかの場所の似たルール")
    case .nothingSimilar: ("none", "ありません")
    case .name: ("NAME", "名前")
    case .platforms: ("PLATFORMS", "プラットフォーム")
    case .description: ("DESCRIPTION", "説明")
    case .api: ("API", "APIの名前")
    case .seeAlso: ("SEE ALSO", "関連項目")
    case .source: ("SOURCE", "出典")
    case .others: ("other pages", "ほかのページ")
    case .edition: ("edition", "版")
    case .translator: ("translated by", "翻訳")
    case .retrieved: ("retrieved", "取得日")
    case .designGuidelines: ("Design Guidelines", "デザインガイドライン")
    case .added: ("added", "追加")
    case .gone: ("gone", "削除")
    case .reworded: ("reworded", "言い換え")
    case .changed: ("changed", "変更")
    case .removed: ("removed", "削除")
    case .unchanged: ("unchanged", "変更なし")
    case .pages: ("pages", "ページ")
    case .records: ("records", "項目")
    case .rules: ("rules", "ルール")
    case .languages: ("languages", "言語")
    case .editions: ("editions", "版")
    case .index: ("index", "索引")
    case .indexWhy: ("chosen by", "選んだ理由")
    case .schema: ("schema", "スキーマ")
    case .analyser: ("analyser", "解析器")
    case .corpus: ("Corpus edition", "Corpusの版")
    case .size: ("size", "大きさ")
    case .topics: ("topics", "トピック")
    case .sources: ("sources", "ソース")
    }
  }
}

extension RecordKind {
  package var label: Label {
    switch self {
    case .rule: .rule
    case .definition: .definition
    case .specification: .specification
    case .note: .note
    case .reference: .reference
    }
  }
}

extension PlatformState {
  package var label: Label {
    switch self {
    case .ownGuidance: .ownGuidance
    case .general: .general
    case .unsupported: .unsupported
    }
  }
}
