import Foundation
import TextAnalysis

/// A question with the records that answer it, decoded from one JSON object per line: `{"q": …, "topics": [slug], "relevant":
/// [{"id": …, "grade": 2}]}`. A record of grade 2 answers the question alone; one of grade 1 helps.
struct JudgedQuestion: Decodable {
  struct Relevant: Decodable {
    var id: String
    var grade: Int
  }

  var q: String
  var type: String?
  var lang: String?
  var topics: [String]
  var relevant: [Relevant]

  static func read(_ path: String) throws -> [JudgedQuestion] {
    try readFile(path).split(separator: "\n").map { try JSONDecoder().decode(JudgedQuestion.self, from: Data($0.utf8)) }
  }

  /// The DCG@10 of an ideal ranking, by which nDCG@10 is normalized.
  var ideal: Double { Measures.discounted(relevant.map(\.grade).sorted(by: >).prefix(10)) }

  func grade(_ ids: [String]) -> Int { relevant.filter { ids.contains($0.id) }.map(\.grade).max() ?? 0 }

  /// Returns the cross-validation fold of the question. All questions of a topic are in the same fold.
  func fold(of folds: Int) -> Int {
    Int(TokenKey(word: (topics.first ?? "").unicodeScalars.map(\.value)).value % UInt64(folds))
  }
}

/// Measures of the quality of a ranking, computed from the grades in ranked order.
struct Measures {
  var ndcg = 0.0
  var first = 0.0
  var three = 0.0
  var ten = 0.0

  init() {}

  init(_ grades: [Int], of question: JudgedQuestion) {
    let ideal = question.ideal
    ndcg = ideal > 0 ? Measures.discounted(grades.prefix(10)) / ideal : 0
    let place = grades.prefix(10).firstIndex(of: 2)
    first = place == 0 ? 1 : 0
    three = (place ?? 9) < 3 ? 1 : 0
    ten = place == nil ? 0 : 1
  }

  fileprivate static func discounted(_ grades: some Sequence<Int>) -> Double {
    grades.enumerated().reduce(0) { $0 + Double((1 << $1.element) - 1) / log2(Double($1.offset) + 2) }
  }

  static func mean(_ all: [Measures]) -> Measures {
    var mean = Measures()
    for one in all {
      mean.ndcg += one.ndcg
      mean.first += one.first
      mean.three += one.three
      mean.ten += one.ten
    }
    let count = Double(max(1, all.count))
    mean.ndcg /= count
    mean.first /= count
    mean.three /= count
    mean.ten /= count
    return mean
  }

  var line: String { [ndcg, first, three, ten].map { String(format: "%.4f", $0) }.joined(separator: "  ") }
}
