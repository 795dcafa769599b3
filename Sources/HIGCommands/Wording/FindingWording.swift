import Guidelines
import Languages

extension Diagnostic.Level {
  var word: Localized<String> {
    switch self {
    case .note: Localized("note", "情報")
    case .warning: Localized("warning", "警告")
    case .error: Localized("error", "エラー")
    }
  }
}

extension TopicEvidence {
  fileprivate var name: (english: String, japanese: String) {
    switch self {
    case .file: ("file name", "ファイル名")
    case .folder: ("folder", "フォルダ")
    case .title: ("title", "タイトル")
    case .heading: ("heading", "見出し")
    case .links: ("links", "リンク")
    case .opening: ("first paragraph", "最初の段落")
    case .api: ("API names", "APIの名前")
    }
  }
}

/// What was noticed, and what was done about it.
extension Diagnostic.Finding {
  var wording: Localized<String> {
    switch self {
    case .encodingGuessed(let name): Localized("encoding not stated, using \(name)", "文字コードの指定がないため、\(name)として読みました")
    case .encodingDeclarationWrong(let declared, let used):
      Localized("declared encoding '\(declared)' does not fit, using \(used)", "指定された文字コード'\(declared)'が合わないため、\(used)として読みました")
    case .invalidBytesReplaced(let count): Localized("\(count) invalid bytes replaced", "不正なバイトを\(count)個置き換えました")
    case .formatGuessed(let format): Localized("read as \(format.rawValue), by its content", "内容から\(format.rawValue)として読みました")
    case .boilerplateDropped(let what, let lines):
      Localized("dropped: \(what) (\(lines == 1 ? "1 line" : "\(lines) lines"))", "取り除きました: \(what)（\(lines)行）")
    case .metadataTaken(let what, let lines):
      Localized(
        "taken for what the page states of itself: \(what) (\(lines == 1 ? "1 line" : "\(lines) lines"))",
        "ページの情報として読み取りました: \(what)（\(lines)行）")
    case .unknownMarkup(let markup): Localized("unknown markup '\(markup)', its text kept", "不明なマークアップ'\(markup)'の文字だけを残しました")
    case .markupMended(let what): Localized("mended: \(what)", "修復しました: \(what)")
    case .limitReached(let what):
      Localized(
        "limit reached: \(what); what is beyond it was left out or kept as plain text",
        "上限に達しました: \(what)。それを超える部分は除くか、文字だけを残しました")
    case .unknownForm(let form):
      Localized(
        "form '\(form)' of canonical pages is not known, only '\(CanonicalForm.version)': read as any Markdown",
        "正規形の版'\(form)'は不明です（対応は'\(CanonicalForm.version)'のみ）。通常のMarkdownとして読みました")
    case .frontMatterBroken:
      Localized("front matter is no YAML, read line by line", "フロントマターがYAMLとして読めないため、1行ずつ読みました")
    case .unknownKey(let key): Localized("'\(key)' is not known in a comment, left aside", "コメントの'\(key)'は不明なため、使いません")
    case .unknownValue(let key, let value):
      Localized("'\(key)' cannot be '\(value)', left aside", "'\(key)'の値'\(value)'は不明なため、使いません")
    case .emptyPage: Localized("nothing on the page", "ページに内容がありません")
    case .topicFromTitle(let title):
      Localized("topic unknown, made from the title '\(title)'", "不明なトピックのため、タイトル'\(title)'から作成しました")
    case .topicFromFile(let name):
      Localized("topic unknown, made from the file's or folder's name '\(name)'", "不明なトピックのため、ファイルまたはフォルダの名前'\(name)'から作成しました")
    case .topicStated(let name): Localized("the stated topic '\(name)' is a new one", "示されたトピック'\(name)'は新しいトピックです")
    case .topicByVote(let topic, let evidence):
      Localized(
        "taken for a page on '\(topic)', by its \(evidence.map(\.name.english).joined(separator: ", "))",
        "\(evidence.map(\.name.japanese).joined(separator: "、"))から、'\(topic)'のページとみなしました")
    case .headingLevelSkipped(let from, let to):
      Localized("heading level skipped, from \(from) to \(to)", "見出しのレベルが\(from)から\(to)へ飛んでいます")
    case .headingGuessed(let text): Localized("taken for a heading: '\(text)'", "見出しとみなしました: '\(text)'")
    case .ruleGuessed(let text): Localized("taken for a rule: '\(text)'", "ルールとみなしました: '\(text)'")
    case .recordWithoutHeadline: Localized("a block without text, left out", "文字のない部分を除きました")
    case .textUnaccounted(let visible, let counted):
      Localized(
        "of \(visible) characters on the page, \(counted) were accounted for", "ページの\(visible)文字のうち、行き先が分かるのは\(counted)文字です")
    case .numberUsedTwice(let id): Localized("'\(id)' is used already, the next free number taken", "'\(id)'は使用済みのため、次の空き番号にしました")
    case .unpaired(let id, let language):
      language.names.mapped { Localized("'\(id)' has no counterpart in \($0)", "'\(id)'に対応する\($0)の項目がありません") }
    case .pairedByAlignment(let id, let counterpart, let confidence):
      Localized(
        "'\(id)' paired with '\(counterpart)' by alignment (\(Self.percent(confidence)))",
        "'\(id)'を並びから'\(counterpart)'と対応させました（\(Self.percent(confidence))）")
    case .groupedDoubtfully(let id, let other, let confidence):
      Localized(
        "'\(id)' and '\(other)' taken for the same rule (\(Self.percent(confidence)))",
        "'\(id)'と'\(other)'を同じルールとみなしました（\(Self.percent(confidence))）")
    case .unknownTopic(let topic): Localized("topic '\(topic)' is not in topics.yaml", "トピック'\(topic)'はtopics.yamlにありません")
    case .deadReference(let url): Localized("reference leads nowhere: '\(url)'", "参照先がありません: '\(url)'")
    case .missingAnchor(let title): Localized("heading without an anchor: '\(title)'", "見出しにアンカーがありません: '\(title)'")
    case .missingExplanation(let headline): Localized("rule without an explanation: '\(headline)'", "説明のないルールです: '\(headline)'")
    case .platformsDiffer(let id): Localized("'\(id)': platforms differ between the languages", "'\(id)': 言語間でプラットフォームが異なります")
    case .strengthsDiffer(let id): Localized("'\(id)': strengths differ between the languages", "'\(id)': 言語間で強さが異なります")
    case .goneIDUsed(let id):
      Localized("'\(id)' is an id that gone.yaml lists and nothing may have again", "'\(id)'はgone.yamlにあるidで、再び使うことはできません")
    case .nothingAnnounced(let id): Localized("'\(id)' announces what does not follow", "'\(id)'が予告する内容が続いていません")
    case .questionRepeated(let text, let id, let other):
      Localized("question asked for '\(id)' and for '\(other)': '\(text)'", "'\(id)'と'\(other)'に同じ質問があります: '\(text)'")
    case .questionCount(let id, let count):
      Localized("'\(id)' has \(count) questions, not three to five", "'\(id)'の質問が\(count)件です（3〜5件が必要）")
    case .otherTerm(let word, let preferred):
      Localized("'\(word)' is not our word, '\(preferred)' is", "'\(word)'ではなく'\(preferred)'と書きます")
    }
  }

  private static func percent(_ share: Double) -> String { "\(share > 0 ? Int((min(1, share) * 100).rounded()) : 0) %" }
}
