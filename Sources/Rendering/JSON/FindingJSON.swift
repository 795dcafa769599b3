import Guidelines

/// One finding of `hig lint` as one line of JSON. Its words are part of the interface: scripts select by them, whatever the cases are called.
package enum FindingJSON {
  package static func line(path: String, _ diagnostic: Diagnostic) -> String {
    let (code, facts) = diagnostic.finding.told
    var json = JSONWriter()
    json.object { json in
      json.field("path", path)
      json.field("line", diagnostic.line)
      json.field("level", diagnostic.level.word)
      json.field("finding", code)
      json.key("facts")
      json.object { json in
        for (name, fact) in facts {
          switch fact {
          case .text(let text): json.field(name, text)
          case .count(let count): json.field(name, count)
          case .share(let share): json.field(name, share)
          }
        }
      }
    }
    return json.text
  }
}

private enum Fact {
  case text(String)
  case count(Int)
  /// From 0 to 1.
  case share(Double)
}

extension Diagnostic.Level {
  fileprivate var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension TopicEvidence {
  fileprivate var word: String {
    switch self {
    case .file: "file"
    case .folder: "folder"
    case .title: "title"
    case .heading: "heading"
    case .links: "links"
    case .opening: "opening"
    case .api: "api"
    }
  }
}

extension Diagnostic.Finding {
  /// Its code, and its facts by their names, in order.
  fileprivate var told: (code: String, facts: KeyValuePairs<String, Fact>) {
    switch self {
    case .encodingGuessed(let used): ("encoding-guessed", ["used": .text(used)])
    case .encodingDeclarationWrong(let declared, let used):
      ("encoding-declaration-wrong", ["declared": .text(declared), "used": .text(used)])
    case .invalidBytesReplaced(let count): ("invalid-bytes-replaced", ["count": .count(count)])
    case .formatGuessed(let format): ("format-guessed", ["format": .text(format.rawValue)])
    case .boilerplateDropped(let what, let lines): ("boilerplate-dropped", ["what": .text(what), "lines": .count(lines)])
    case .metadataTaken(let what, let lines): ("metadata-taken", ["what": .text(what), "lines": .count(lines)])
    case .unknownMarkup(let markup): ("unknown-markup", ["markup": .text(markup)])
    case .markupMended(let what): ("markup-mended", ["what": .text(what)])
    case .limitReached(let limit): ("limit-reached", ["limit": .text(limit)])
    case .unknownForm(let form): ("unknown-form", ["form": .text(form)])
    case .frontMatterBroken: ("front-matter-broken", [:])
    case .unknownKey(let key): ("unknown-key", ["key": .text(key)])
    case .unknownValue(let key, let value): ("unknown-value", ["key": .text(key), "value": .text(value)])
    case .emptyPage: ("empty-page", [:])
    case .topicFromTitle(let title): ("topic-from-title", ["title": .text(title)])
    case .topicFromFile(let name): ("topic-from-file", ["name": .text(name)])
    case .topicStated(let name): ("topic-stated", ["name": .text(name)])
    case .topicByVote(let topic, let evidence):
      ("topic-by-vote", ["topic": .text(topic), "by": .text(evidence.map(\.word).joined(separator: ","))])
    case .headingLevelSkipped(let from, let to): ("heading-level-skipped", ["from": .count(from), "to": .count(to)])
    case .headingGuessed(let text): ("heading-guessed", ["text": .text(text)])
    case .ruleGuessed(let text): ("rule-guessed", ["text": .text(text)])
    case .recordWithoutHeadline: ("record-without-headline", [:])
    case .textUnaccounted(let visible, let counted):
      ("text-unaccounted", ["visible": .count(visible), "counted": .count(counted)])
    case .numberUsedTwice(let id): ("number-used-twice", ["id": .text(id)])
    case .unpaired(let id, let language): ("unpaired", ["id": .text(id), "otherLanguage": .text(language.rawValue)])
    case .pairedByAlignment(let id, let counterpart, let confidence):
      ("paired-by-alignment", ["id": .text(id), "counterpart": .text(counterpart), "confidence": .share(confidence)])
    case .groupedDoubtfully(let id, let other, let confidence):
      ("grouped-doubtfully", ["id": .text(id), "other": .text(other), "confidence": .share(confidence)])
    case .unknownTopic(let topic): ("unknown-topic", ["topic": .text(topic)])
    case .deadReference(let url): ("dead-reference", ["url": .text(url)])
    case .missingAnchor(let title): ("missing-anchor", ["title": .text(title)])
    case .missingExplanation(let headline): ("missing-explanation", ["headline": .text(headline)])
    case .platformsDiffer(let id): ("platforms-differ", ["id": .text(id)])
    case .strengthsDiffer(let id): ("strengths-differ", ["id": .text(id)])
    case .goneIDUsed(let id): ("gone-id-used", ["id": .text(id)])
    case .nothingAnnounced(let id): ("nothing-announced", ["id": .text(id)])
    case .questionRepeated(let text, let id, let other):
      ("question-repeated", ["text": .text(text), "id": .text(id), "other": .text(other)])
    case .questionCount(let id, let count): ("question-count", ["id": .text(id), "count": .count(count)])
    case .otherTerm(let word, let preferred): ("other-term", ["word": .text(word), "preferred": .text(preferred)])
    }
  }
}
