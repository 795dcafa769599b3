import Guidelines

extension Diagnostic.Level {
  var word: Bilingual {
    switch self {
    case .note: Bilingual("note", "情報")
    case .warning: Bilingual("warning", "警告")
    case .error: Bilingual("error", "エラー")
    }
  }
}

/// What was noticed, and what was done about it.
extension Diagnostic.Finding {
  var wording: Bilingual {
    switch self {
    case .encodingGuessed(let name): Bilingual("encoding not stated, using \(name)", "文字コードの指定がないため、\(name)として読みました")
    case .encodingDeclarationWrong(let declared, let used):
      Bilingual("declared encoding '\(declared)' does not fit, using \(used)", "指定された文字コード'\(declared)'が合わないため、\(used)として読みました")
    case .invalidBytesReplaced(let count): Bilingual("\(count) invalid bytes replaced", "不正なバイトを\(count)個置き換えました")
    case .formatGuessed(let format): Bilingual("read as \(format.rawValue), by its content", "内容から\(format.rawValue)として読みました")
    case .languageDeclarationWrong(let declared, let used):
      Bilingual(
        "declared language '\(declared)' does not fit, using '\(used.rawValue)'",
        "指定された言語'\(declared)'が合わないため、'\(used.rawValue)'として読みました")
    case .furnitureDropped(let what, let lines):
      Bilingual("dropped: \(what) (\(lines == 1 ? "1 line" : "\(lines) lines"))", "取り除きました: \(what)（\(lines)行）")
    case .metadataTaken(let what, let lines):
      Bilingual(
        "taken for what the page states of itself: \(what) (\(lines == 1 ? "1 line" : "\(lines) lines"))",
        "ページの情報として読み取りました: \(what)（\(lines)行）")
    case .unknownMarkup(let markup): Bilingual("unknown markup '\(markup)', its text kept", "不明なマークアップ'\(markup)'の文字だけを残しました")
    case .markupMended(let what): Bilingual("mended: \(what)", "修復しました: \(what)")
    case .limitReached(let what):
      Bilingual(
        "limit reached: \(what); what is beyond it was left out or kept as plain text",
        "上限に達しました: \(what)。それを超える部分は除くか、文字だけを残しました")
    case .unknownForm(let form):
      Bilingual(
        "form '\(form)' of canonical pages is not known, only '\(CanonicalForm.version)': read as any Markdown",
        "正規形の版'\(form)'は不明です（対応は'\(CanonicalForm.version)'のみ）。通常のMarkdownとして読みました")
    case .frontMatterBroken:
      Bilingual("front matter is no YAML, read line by line", "フロントマターがYAMLとして読めないため、1行ずつ読みました")
    case .unknownKey(let key): Bilingual("'\(key)' is not known in a comment, left aside", "コメントの'\(key)'は不明なため、使いません")
    case .unknownValue(let key, let value):
      Bilingual("'\(key)' cannot be '\(value)', left aside", "'\(key)'の値'\(value)'は不明なため、使いません")
    case .emptyPage: Bilingual("nothing on the page", "ページに内容がありません")
    case .topicFromTitle(let title):
      Bilingual("topic unknown, made from the title '\(title)'", "不明なトピックのため、タイトル'\(title)'から作成しました")
    case .headingLevelSkipped(let from, let to):
      Bilingual("heading level skipped, from \(from) to \(to)", "見出しのレベルが\(from)から\(to)へ飛んでいます")
    case .headingGuessed(let text): Bilingual("taken for a heading: '\(text)'", "見出しとみなしました: '\(text)'")
    case .ruleGuessed(let text): Bilingual("taken for a rule: '\(text)'", "ルールとみなしました: '\(text)'")
    case .sectionUnknown(let name): Bilingual("section '\(name)' has no English anchor", "節'\(name)'に英語のアンカーがありません")
    case .platformLineUnclear(let text):
      Bilingual("line on platforms not understood: '\(text)'", "プラットフォームについての行を理解できません: '\(text)'")
    case .recordWithoutHeadline: Bilingual("a block without text, left out", "文字のない部分を除きました")
    case .numberUsedTwice(let id): Bilingual("'\(id)' is used already, the next free number taken", "'\(id)'は使用済みのため、次の空き番号にしました")
    case .unpaired(let id, let language):
      Bilingual(
        "'\(id)' has no counterpart in \(language == .japanese ? "Japanese" : "English")",
        "'\(id)'に対応する\(language == .japanese ? "日本語" : "英語")の項目がありません")
    case .pairedByAlignment(let id, let counterpart, let confidence):
      Bilingual(
        "'\(id)' paired with '\(counterpart)' by alignment (\(Self.percent(confidence)))",
        "'\(id)'を並びから'\(counterpart)'と対応させました（\(Self.percent(confidence))）")
    case .groupedDoubtfully(let id, let other, let confidence):
      Bilingual(
        "'\(id)' and '\(other)' taken for the same rule (\(Self.percent(confidence)))",
        "'\(id)'と'\(other)'を同じルールとみなしました（\(Self.percent(confidence))）")
    case .unknownTopic(let topic): Bilingual("topic '\(topic)' is not in topics.yaml", "トピック'\(topic)'はtopics.yamlにありません")
    case .deadReference(let url): Bilingual("reference leads nowhere: '\(url)'", "参照先がありません: '\(url)'")
    case .missingAnchor(let title): Bilingual("heading without an anchor: '\(title)'", "見出しにアンカーがありません: '\(title)'")
    case .missingExplanation(let headline): Bilingual("rule without an explanation: '\(headline)'", "説明のないルールです: '\(headline)'")
    case .platformsDiffer(let id): Bilingual("'\(id)': platforms differ between the languages", "'\(id)': 言語間でプラットフォームが異なります")
    case .strengthsDiffer(let id): Bilingual("'\(id)': strengths differ between the languages", "'\(id)': 言語間で強さが異なります")
    case .goneIDUsed(let id):
      Bilingual("'\(id)' is an id that gone.yaml lists and nothing may have again", "'\(id)'はgone.yamlにあるidで、再び使うことはできません")
    case .nothingAnnounced(let id): Bilingual("'\(id)' announces what does not follow", "'\(id)'が予告する内容が続いていません")
    case .termDiffers(let found, let preferred):
      Bilingual("term '\(found)', elsewhere '\(preferred)'", "用語'\(found)'は、ほかでは'\(preferred)'です")
    case .questionRepeated(let text, let id, let other):
      Bilingual("question asked for '\(id)' and for '\(other)': '\(text)'", "'\(id)'と'\(other)'に同じ質問があります: '\(text)'")
    case .questionCount(let id, let count):
      Bilingual("'\(id)' has \(count) questions, not three to five", "'\(id)'の質問が\(count)件です（3〜5件が必要）")
    }
  }

  private static func percent(_ share: Double) -> String { "\(share > 0 ? Int((min(1, share) * 100).rounded()) : 0) %" }
}
