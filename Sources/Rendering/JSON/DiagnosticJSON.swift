import Guidelines

/// Writes a diagnostic of `hig lint` as one line of JSON. Its codes and keys are part of the interface, because scripts select by
/// them; they do not follow the names of cases.
package enum DiagnosticJSON {
  package static func line(path: String, _ diagnostic: Diagnostic) -> String {
    let (code, facts) = diagnostic.kind.codeAndFacts
    let object: JSONObject = [
      "path": path, "line": diagnostic.line, "level": diagnostic.level.code, "finding": code, "facts": facts,
    ]
    return object.jsonText
  }
}

extension Diagnostic.Kind {
  /// Code of the diagnostic for scripts.
  package var code: String { codeAndFacts.code }
}

extension Diagnostic.Level {
  package var code: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension TopicEvidence {
  fileprivate var code: String {
    switch self {
    case .file: "file"
    case .folder: "folder"
    case .title: "title"
    case .heading: "heading"
    case .links: "links"
    case .firstParagraph: "opening"
    case .api: "api"
    }
  }
}

extension Diagnostic.Kind {
  /// Code and named facts of the diagnostic, in order.
  fileprivate var codeAndFacts: (code: String, facts: JSONObject) {
    switch self {
    case .encodingGuessed(let used): ("encoding-guessed", ["used": used])
    case .encodingDeclarationWrong(let declared, let used):
      ("encoding-declaration-wrong", ["declared": declared, "used": used])
    case .invalidBytesReplaced(let count): ("invalid-bytes-replaced", ["count": count])
    case .formatGuessed(let format): ("format-guessed", ["format": format.rawValue])
    case .boilerplateDropped(let what, let lines): ("boilerplate-dropped", ["what": what, "lines": lines])
    case .metadataTaken(let what, let lines): ("metadata-taken", ["what": what, "lines": lines])
    case .unknownMarkup(let markup): ("unknown-markup", ["markup": markup])
    case .markupRepaired(let what): ("markup-mended", ["what": what])
    case .limitReached(let limit): ("limit-reached", ["limit": limit])
    case .unknownForm(let form): ("unknown-form", ["form": form])
    case .frontMatterBroken: ("front-matter-broken", [:])
    case .unknownKey(let key): ("unknown-key", ["key": key])
    case .unknownValue(let key, let value): ("unknown-value", ["key": key, "value": value])
    case .emptyPage: ("empty-page", [:])
    case .unsupportedScript(let script): ("unsupported-script", ["script": script])
    case .topicFromTitle(let title): ("topic-from-title", ["title": title])
    case .topicFromFile(let name): ("topic-from-file", ["name": name])
    case .topicStated(let name): ("topic-stated", ["name": name])
    case .topicByVote(let topic, let evidence):
      ("topic-by-vote", ["topic": topic, "by": evidence.map(\.code).joined(separator: ",")])
    case .headingLevelSkipped(let from, let to): ("heading-level-skipped", ["from": from, "to": to])
    case .headingGuessed(let text): ("heading-guessed", ["text": text])
    case .ruleGuessed(let text): ("rule-guessed", ["text": text])
    case .notExtracted(let text, _): ("not-taken", ["text": text])
    case .markContradictsWording(let text, let taken): ("mark-against-words", ["text": text, "taken": taken.rawValue])
    case .recordWithoutHeadline: ("record-without-headline", [:])
    case .textUnaccounted(let visible, let counted):
      ("text-unaccounted", ["visible": visible, "counted": counted])
    case .numberUsedTwice(let id): ("number-used-twice", ["id": id])
    case .unpaired(let id, let language): ("unpaired", ["id": id, "otherLanguage": language.rawValue])
    case .pairedByAlignment(let id, let counterpart, let confidence):
      ("paired-by-alignment", ["id": id, "counterpart": counterpart, "confidence": confidence])
    case .groupedDoubtfully(let id, let other, let confidence):
      ("grouped-doubtfully", ["id": id, "other": other, "confidence": confidence])
    case .unknownTopic(let topic): ("unknown-topic", ["topic": topic])
    case .deadReference(let url): ("dead-reference", ["url": url])
    case .missingAnchor(let title): ("missing-anchor", ["title": title])
    case .missingExplanation(let headline): ("missing-explanation", ["headline": headline])
    case .platformsDiffer(let id): ("platforms-differ", ["id": id])
    case .strengthsDiffer(let id): ("strengths-differ", ["id": id])
    case .goneIDUsed(let id): ("gone-id-used", ["id": id])
    case .nothingAnnounced(let id): ("nothing-announced", ["id": id])
    case .questionRepeated(let text, let id, let other):
      ("question-repeated", ["text": text, "id": id, "other": other])
    case .questionCount(let id, let count): ("question-count", ["id": id, "count": count])
    case .figureMissing(let file): ("figure-missing", ["file": file])
    case .figureUnused(let file): ("figure-unused", ["file": file])
    case .figureInOneLanguage(let file, let only): ("figure-in-one-language", ["file": file, "only": only.rawValue])
    case .figureWithoutText(let file): ("figure-without-text", ["file": file])
    case .legendMisfit(let file, let digits, let lines): ("legend-misfit", ["file": file, "digits": digits, "lines": lines])
    case .otherTerm(let word, let preferred): ("other-term", ["word": word, "preferred": preferred])
    }
  }
}
