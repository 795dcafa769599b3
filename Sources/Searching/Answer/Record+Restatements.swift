import Guidelines
import TextAnalysis

extension Record {
  /// Divides other wordings of this record's rule into those that state the same and those that are merely related.
  ///
  /// Wordings from the same source state the same, and so does the record's counterpart. A wording from another source does only
  /// if its terms, platforms, and strength equal those of a wording from this source in the same language.
  package func restatements(among others: [Record]) -> (same: [Record], related: [Record]) {
    guard others.contains(where: { $0.source.name != source.name }) else { return (others, []) }
    let sameSource = ([self] + others.filter { $0.source.name == source.name }).map { ($0, $0.statedTerms) }
    var (same, related) = ([Record](), [Record]())
    for other in others {
      let terms = other.statedTerms
      let isSame =
        other.source.name == source.name || counterparts[other.language] == other.id && other.language != language
        || sameSource.contains { record, stated in
          record.language == other.language && record.platforms == other.platforms && record.strength == other.strength
            && stated == terms
        }
      if isSame { same.append(other) } else { related.append(other) }
    }
    return (same, related)
  }

  /// Keys of the terms of the headline and the explanation. Function words are included because "only" and "unless" are
  /// conditions.
  private var statedTerms: Set<TokenKey> {
    Set([headline.plainText, body.plainText].flatMap { Term.all(in: FoldedText($0)).map { $0.key } })
  }
}
