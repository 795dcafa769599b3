import Guidelines
import Languages

/// The fixed words of the output, in the languages of the interface: the one table.
package enum Label: CaseIterable, Hashable, Sendable {
  case allPlatforms, general, ownGuidance, unsupported
  case rule, definition, specification, note, reference
  case avoid, consider, inferred
  /// The same two as marks beside a rule.
  case mustNot, may
  case otherWordings, confidence, related, nothingSimilar
  case contents
  case figure
  case name, platforms, description, api, seeAlso, source, others, edition, translator, retrieved
  case designGuidelines
  case added, gone, reworded, unchanged, changed, removed
  case pages, records, rules, languages, editions
  case index, indexWhy, schema, analyser, corpus, size, topics, sources, settings

  package func text(in language: Language) -> String { texts.text(in: language) }

  package var texts: Localized<String> {
    switch self {
    case .allPlatforms: Localized("all platforms", "全プラットフォーム")
    case .general: Localized("general rules", "共通のルール")
    case .ownGuidance: Localized("own guidance", "独自のルール")
    case .unsupported: Localized("not supported", "非対応")
    case .rule: Localized("rule", "ルール")
    case .definition: Localized("definition", "定義")
    case .specification: Localized("specification", "仕様")
    case .note: Localized("note", "注意")
    case .reference: Localized("reference", "参照")
    case .avoid: Localized("avoid", "避ける")
    case .consider: Localized("consider", "検討する")
    case .inferred: Localized("inferred", "推定")
    case .mustNot: Localized("avoid", "避")
    case .may: Localized("consider", "検討")
    case .otherWordings: Localized("other wordings", "ほかの言い方")
    case .confidence: Localized("confidence", "確からしさ")
    case .related: Localized("similar rules elsewhere", "ほかの場所の似たルール")
    case .nothingSimilar: Localized("none", "ありません")
    case .contents: Localized("CONTENTS", "目次")
    case .figure: Localized("Drawing", "図")
    case .name: Localized("NAME", "名前")
    case .platforms: Localized("PLATFORMS", "プラットフォーム")
    case .description: Localized("DESCRIPTION", "説明")
    case .api: Localized("API", "APIの名前")
    case .seeAlso: Localized("SEE ALSO", "関連項目")
    case .source: Localized("SOURCE", "出典")
    case .others: Localized("other pages", "ほかのページ")
    case .edition: Localized("edition", "版")
    case .translator: Localized("translated by", "翻訳")
    case .retrieved: Localized("retrieved", "取得日")
    case .designGuidelines: Localized("Design Guidelines", "デザインガイドライン")
    case .added: Localized("added", "追加")
    case .gone: Localized("gone", "削除")
    case .reworded: Localized("reworded", "言い換え")
    case .changed: Localized("changed", "変更")
    case .removed: Localized("removed", "削除")
    case .unchanged: Localized("unchanged", "変更なし")
    case .pages: Localized("pages", "ページ")
    case .records: Localized("records", "項目")
    case .rules: Localized("rules", "ルール")
    case .languages: Localized("languages", "言語")
    case .editions: Localized("editions", "版")
    case .index: Localized("index", "索引")
    case .indexWhy: Localized("chosen by", "選んだ理由")
    case .schema: Localized("schema", "スキーマ")
    case .analyser: Localized("analyser", "解析器")
    case .corpus: Localized("Corpus edition", "Corpusの版")
    case .size: Localized("size", "大きさ")
    case .topics: Localized("topics", "トピック")
    case .sources: Localized("sources", "ソース")
    case .settings: Localized("settings", "設定")
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
