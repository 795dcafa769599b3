import Guidelines
import TextAnalysis

extension Record {
  /// Divides wordings of this record's rule into those that state the same and those that are merely related.
  ///
  /// Wordings of one source state the same, and so does the record's counterpart. Another source's does only if it is all but equal to a wording of this
  /// source in its language: neither has a word, figure, platform or strength of its own.
  package func restatements(among others: [Record]) -> (same: [Record], related: [Record]) {
    guard others.contains(where: { $0.source.name != source.name }) else { return (others, []) }
    let own = ([self] + others.filter { $0.source.name == source.name }).map { ($0, $0.statedTerms) }
    var (same, related) = ([Record](), [Record]())
    for other in others {
      let terms = other.statedTerms
      let isSame =
        other.source.name == source.name || counterparts[other.language] == other.id && other.language != language
        || own.contains { record, stated in
          record.language == other.language && record.platforms == other.platforms && record.strength == other.strength
            && stated == terms
        }
      if isSame { same.append(other) } else { related.append(other) }
    }
    return (same, related)
  }

  /// Terms of the headline and explanation. Function words count: 'only' and 'unless' are conditions.
  private var statedTerms: Set<TokenKey> {
    Set([headline.plainText, body.plainText].flatMap { Term.all(in: FoldedText($0)).map { $0.key } })
  }
}
