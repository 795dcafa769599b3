import Guidelines

extension JapaneseMessages {
  /// Returns a message that says what was found and how it was handled.
  static func text(_ finding: Diagnostic.Kind) -> String {
    switch finding {
    case .encodingGuessed(let name): "文字コードの指定がないため、\(name)として読みました"
    case .encodingDeclarationWrong(let declared, let used): "指定された文字コード'\(declared)'が合わないため、\(used)として読みました"
    case .invalidBytesReplaced(let count): "不正なバイトを\(count)個置き換えました"
    case .formatGuessed(let format): "内容から\(format.rawValue)として読みました"
    case .boilerplateDropped(let what, let lines): "取り除きました: \(what)（\(lines)行）"
    case .metadataTaken(let what, let lines): "ページの情報として読み取りました: \(what)（\(lines)行）"
    case .unknownMarkup(let markup): "不明なマークアップ'\(markup)'の文字だけを残しました"
    case .markupRepaired(let what): "修復しました: \(what)"
    case .limitReached(let what): "上限に達しました: \(what)。それを超える部分は除くか、文字だけを残しました"
    case .unknownForm(let form): "正規形の版'\(form)'は不明です（対応は'\(CanonicalForm.version)'のみ）。通常のMarkdownとして読みました"
    case .frontMatterBroken: "フロントマターがYAMLとして読めないため、1行ずつ読みました"
    case .unknownKey(let key): "コメントの'\(key)'は不明なため、使いません"
    case .unknownValue(let key, let value): "'\(key)'の値'\(value)'は不明なため、使いません"
    case .emptyPage: "ページに内容がありません"
    case .unsupportedScript(let script): "対応していない文字（\(script)）の文を除きました。読めるのは\(supportedLanguages)です"
    case .topicFromTitle(let title): "不明なトピックのため、タイトル'\(title)'から作成しました"
    case .topicFromFile(let name): "不明なトピックのため、ファイルまたはフォルダの名前'\(name)'から作成しました"
    case .topicStated(let name): "示されたトピック'\(name)'は新しいトピックです"
    case .topicByVote(let topic, let evidence): "\(evidence.map(name).joined(separator: "、"))から、'\(topic)'のページとみなしました"
    case .headingLevelSkipped(let from, let to): "見出しのレベルが\(from)から\(to)へ飛んでいます"
    case .headingGuessed(let text): "見出しとみなしました: '\(text)'"
    case .ruleGuessed(let text): "ルールとみなしました: '\(text)'"
    case .notExtracted(let text, let why): "ルールとみなしませんでした（\(advice(why).why)）: '\(text)'"
    case .markContradictsWording(let text, let taken): "印と文が食い違っています（'\(taken.rawValue)' とみなしました）: '\(text)'"
    case .recordWithoutHeadline: "文字のない部分を除きました"
    case .textUnaccounted(let visible, let counted): "ページの\(visible)文字のうち、行き先が分かるのは\(counted)文字です"
    case .numberUsedTwice(let id): "'\(id)'は使用済みのため、次の空き番号にしました"
    case .unpaired(let id, let language): "'\(id)'に対応する\(name(language))の項目がありません"
    case .pairedByAlignment(let id, let counterpart, let confidence):
      "'\(id)'を並びから'\(counterpart)'と対応させました（\(confidence.formattedPercentage)）"
    case .groupedDoubtfully(let id, let other, let confidence):
      "'\(id)'と'\(other)'を同じルールとみなしました（\(confidence.formattedPercentage)）"
    case .unknownTopic(let topic): "トピック'\(topic)'はtopics.yamlにありません"
    case .deadReference(let url): "参照先がありません: '\(url)'"
    case .missingAnchor(let title): "見出しにアンカーがありません: '\(title)'"
    case .missingExplanation(let headline): "説明のないルールです: '\(headline)'"
    case .platformsDiffer(let id): "'\(id)': 言語間でプラットフォームが異なります"
    case .strengthsDiffer(let id): "'\(id)': 言語間で強さが異なります"
    case .goneIDUsed(let id): "'\(id)'はgone.yamlにあるidで、再び使うことはできません"
    case .nothingAnnounced(let id): "'\(id)'が予告する内容が続いていません"
    case .questionRepeated(let text, let id, let other): "'\(id)'と'\(other)'に同じ質問があります: '\(text)'"
    case .questionCount(let id, let count): "'\(id)'の質問が\(count)件です（3〜5件が必要）"
    case .figureMissing(let file): "図'\(file)'がfiguresフォルダにありません"
    case .figureUnused(let file): "図'\(file)'はどのページにもありません"
    case .figureInOneLanguage(let file, let only): "図'\(file)'は\(name(only))のページにしかありません"
    case .figureWithoutText(let file): "図'\(file)'に代替テキストがありません"
    case .legendMisfit(let file, let digits, let lines):
      "図'\(file)'の番号は\(digits)個、凡例は\(lines)行です"
    case .otherTerm(let word, let preferred): "'\(word)'ではなく'\(preferred)'と書きます"
    }
  }

  static func advice(_ why: Diagnostic.NonRuleReason) -> (why: String, fix: String) {
    switch why {
    case .section(let title):
      ("見出し '\(title)' の下は助言として読みません", "ほかの見出しの下に移すか、見出しを変えてください")
    case .kind(let kind, let evidence):
      (
        "\(evidence.isOfPage ? "このページ" : "この節")は\(name(ofKind: kind))として読みます\(evidenceClause(evidence))",
        evidence == .subject
          ? "「ベストプラクティス」「ガイドライン」の下に置くか、タイトルでそう述べてください" : "「ベストプラクティス」「ガイドライン」「するべきこと」の下に置いてください"
      )
    case .explanation: ("前のルールの説明とみなしました", "段落か項目を分けてください")
    case .description: ("説明の文に読めます", "「〜する」「〜しない」と書くか、「する」「しない」の下に置いてください")
    case .verbless: ("何をするかを言う文になっていません", "「〜する」「〜しない」と書くか、「する」「しない」の下に置いてください")
    case .cell: ("表のどの列が決まりなのか分かりません", "列の名前を「ルール」「する」「しない」にするか、区分の列を足してください")
    case .samples: ("文言の例を並べた表に読めます", "何をするか、しないかを各セルに書いてください")
    case .label: ("このラベルの下に何もありません", "ルールをすぐ下に置いてください")
    }
  }

  private static func name(ofKind kind: String) -> String {
    [
      "reference": "リファレンス", "procedure": "手順", "change log": "変更履歴", "glossary": "用語集", "story": "記録",
      "list of questions and answers": "質問集", "text on something else": "ほかの事柄の文書",
    ][kind] ?? kind
  }

  private static func evidenceClause(_ evidence: Diagnostic.KindEvidence) -> String {
    switch evidence {
    case .page: ""
    case .title: "（見出しから）"
    case .above: "（上の節と同じ）"
    case .steps: "（番号の付いた手順）"
    case .operations: "（操作の指示がほとんど）"
    case .properties: "（プロパティの表）"
    case .past: "（起きたことの記述がほとんど）"
    case .subject: "（画面のことをほとんど述べていない）"
    }
  }

  static func remedy(_ finding: Diagnostic.Kind) -> (why: String, fix: String)? {
    if case .notExtracted(_, let why) = finding { return advice(why) }
    guard case .markContradictsWording = finding else { return nil }
    return contradiction
  }

  private static let contradiction = (why: "印と文が食い違っています", fix: "もう一方の印の下に移すか、印と文をそろえてください")

  static func text(_ accounting: TextCoverage) -> String {
    (["\(accounting.visible)文字", "項目に\(accounting.kept)文字"]
      + accounting.dropped.map { "除去\($0.characters)文字（\($0.reason)）" }
      + accounting.metadata.map { "ページの情報\($0.characters)文字（\($0.reason)）" }).joined(separator: "、")
  }

  private static func name(_ evidence: TopicEvidence) -> String {
    switch evidence {
    case .file: "ファイル名"
    case .folder: "フォルダ"
    case .title: "タイトル"
    case .heading: "見出し"
    case .links: "リンク"
    case .firstParagraph: "最初の段落"
    case .api: "APIの名前"
    }
  }
}
