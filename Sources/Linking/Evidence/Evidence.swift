import Guidelines
import SystemInterface

/// The records of one topic with what each states, weighted by how rare it is there.
///
/// Rarity is averaged over the pages that have the term, not counted over all records: a rule that stands in four translations is no more
/// common for it.
struct Evidence {
  let records: [Record]
  let pages: PageTable
  let profiles: [Profile]

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
      var profile = Profile(all: .init(), crossing: .init())
      var i = 0
      var j = 0
      while i < headline.count || j < explanation.count {
        let isHeadline = j >= explanation.count || (i < headline.count && headline[i] < explanation[j])
        let number = isHeadline ? headline[i] : explanation[j]
        if isHeadline { i += 1 } else { j += 1 }
        let term = numbering.terms[Int(number)]
        let weight = idf[Int(number)] * term.kind.weight
        profile.all.append(number, weight, inHeadline: isHeadline)
        if term.crossesLanguages { profile.crossing.append(number, weight, inHeadline: isHeadline) }
      }
      profile.all.finish()
      profile.crossing.finish()
      return profile
    }
  }

  /// For each term ln of how many records of the pages that have it there are to one that has it.
  private static func idf(_ records: [([Int32], [Int32])], _ pages: PageTable, count: Int) -> [Float] {
    var holding = [Int32](repeating: 0, count: count)
    var total = [Int64](repeating: 0, count: count)
    var lastPage = [Int32](repeating: -1, count: count)
    for (number, page) in pages.pages.enumerated() {
      for record in page.records {
        for term in records[record].0 + records[record].1 {
          holding[Int(term)] += 1
          if lastPage[Int(term)] != Int32(number) {
            lastPage[Int(term)] = Int32(number)
            total[Int(term)] += Int64(page.records.count) + 1
          }
        }
      }
    }
    return holding.indices.map { holding[$0] > 0 ? Float(total[$0]) / Float(holding[$0]) : 1 }.map { log($0) }
  }
}

/// Numbers for terms, in the order in which records bring them: the same for the same records.
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
