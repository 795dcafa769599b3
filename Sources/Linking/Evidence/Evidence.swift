import Guidelines
import SystemInterface

/// Records of one topic with weighted profiles of their contents.
///
/// The rarity of a term is averaged over the pages that contain it rather than over all records, so that a rule does not become
/// less specific by having four translations.
struct Evidence {
  let records: [Record]
  let pages: PageTable
  let profiles: [RecordProfile]

  init(_ records: [Record], lexicon: ConceptLexicon) {
    self.records = records
    pages = PageTable(records)
    let terms = records.map { RecordTerms($0, lexicon: lexicon) }
    var numbering = TermNumbering()
    let numbered = terms.map { record in
      (numbering.numbers(record.headline), numbering.numbers(record.explanation))
    }
    let idf = Evidence.idf(numbered, pages, count: numbering.terms.count)
    profiles = numbered.map { headline, explanation in
      var profile = RecordProfile(allTerms: .init(), sharedTerms: .init())
      var i = 0
      var j = 0
      while i < headline.count || j < explanation.count {
        let isHeadline = j >= explanation.count || (i < headline.count && headline[i] < explanation[j])
        let number = isHeadline ? headline[i] : explanation[j]
        if isHeadline { i += 1 } else { j += 1 }
        let term = numbering.terms[Int(number)]
        let weight = idf[Int(number)] * term.kind.weight
        profile.allTerms.append(number, weight, inHeadline: isHeadline)
        if term.isLanguageIndependent { profile.sharedTerms.append(number, weight, inHeadline: isHeadline) }
      }
      profile.allTerms.finishNorms()
      profile.sharedTerms.finishNorms()
      return profile
    }
  }

  /// Returns the inverse document frequency of each term: the logarithm of the number of records on the pages that contain the
  /// term, divided by the number of records that contain it.
  private static func idf(_ records: [([Int32], [Int32])], _ pages: PageTable, count: Int) -> [Float] {
    var recordCounts = [Int32](repeating: 0, count: count)
    var totals = [Int64](repeating: 0, count: count)
    var lastPage = [Int32](repeating: -1, count: count)
    for (number, page) in pages.pages.enumerated() {
      for record in page.records {
        for term in records[record].0 + records[record].1 {
          recordCounts[Int(term)] += 1
          if lastPage[Int(term)] != Int32(number) {
            lastPage[Int(term)] = Int32(number)
            totals[Int(term)] += Int64(page.records.count) + 1
          }
        }
      }
    }
    return recordCounts.indices.map { recordCounts[$0] > 0 ? Float(totals[$0]) / Float(recordCounts[$0]) : 1 }.map { log($0) }
  }
}

/// Numbering of terms in order of first occurrence, so that it is deterministic.
private struct TermNumbering {
  private(set) var terms: [EvidenceTerm] = []
  private var numbers: [EvidenceTerm: Int32] = [:]

  mutating func numbers(_ set: Set<EvidenceTerm>) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(set.count)
    for term in set.sorted(by: { $0.value < $1.value }) {
      if let number = numbers[term] {
        result.append(number)
      } else {
        let number = Int32(terms.count)
        numbers[term] = number
        terms.append(term)
        result.append(number)
      }
    }
    return result.sorted()
  }
}
