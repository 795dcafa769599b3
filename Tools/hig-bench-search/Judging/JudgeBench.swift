import Foundation
import Guidelines
import Indexing
import Languages
import Searching

/// A benchmark of ranking quality. `judge` measures how well the current weights answer questions. `fit` finds the best weights,
/// cross-validated by topic, and measures the effect of each feature and each part of the search.
struct JudgeBench {
  private let files: [String]
  private var index = "Index/hig.sqlite"
  private var fits = false
  private var ablates = false

  init(_ arguments: [String], fits: Bool) {
    self.fits = fits
    var files: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--index": index = rest.popFirst() ?? index
      case "--ablate": ablates = true
      default: files.append(word)
      }
    }
    self.files = files
  }

  func run() throws {
    let reader = try GuidelineIndex(path: index)
    let questions = try files.flatMap { try JudgedQuestion.read($0) }
    let examples = try self.examples(questions, reader)
    let names = RankingFeatures.all.map(\.name)
    let present = RankingFeatures.all.map(\.weight)
    print("                                      nDCG@10 first   three   ten")
    row("present weights", examples.map { WeightFitting.measure($0, present) })
    for (type, some) in Dictionary(grouping: examples, by: { $0.question.type ?? "" }).sorted(by: { $0.key < $1.key }) {
      row("  \(type) (\(some.count))", some.map { WeightFitting.measure($0, present) })
    }
    guard fits || ablates else { return }
    let whole = Measures.mean(WeightFitting().crossValidated(examples, from: present))
    row("fitted, cross-validated", [whole])
    if fits {
      let weights = WeightFitting().weights(examples, from: present)
      print(zip(names, weights).map { "    .\($0): \(String(format: "%.2f", $1))," }.joined(separator: "\n"))
    }
    guard ablates else { return }
    for (feature, name) in names.enumerated() {
      var fitting = WeightFitting()
      fitting.held = [feature]
      row("without feature \(name)", fitting.crossValidated(examples, from: present), whole)
    }
    for (name, mechanism) in SearchFeatures.all {
      let without = try self.examples(questions, reader, without: mechanism)
      row("without \(name)", WeightFitting().crossValidated(without, from: present), whole)
    }
  }

  private func examples(
    _ questions: [JudgedQuestion], _ reader: GuidelineIndex, without left: SearchFeatures = []
  ) throws -> [WeightFitting.Example] {
    try questions.map { question in
      let query = Query(text: question.q, readerLanguage: Languages.fallback, limit: 50)
      let candidates = try reader.candidates(query, disabling: left).map { (question.grade($0.ids), $0.features) }
      return WeightFitting.Example(question: question, candidates: candidates)
    }
  }

  private func row(_ name: String, _ measures: [Measures], _ whole: Measures? = nil) {
    let mean = Measures.mean(measures)
    let change = whole.map { String(format: "  %+.4f", mean.ndcg - $0.ndcg) } ?? ""
    print(name.padding(toLength: 36, withPad: " ", startingAt: 0) + "  " + mean.line + change)
  }
}
