import Foundation

/// Fitting of a linear ranking by coordinate ascent: changes one weight at a time as long as nDCG increases (Metzler and Croft,
/// Linear feature-based models for information retrieval, 2007).
struct WeightFitting {
  struct Example {
    var question: JudgedQuestion
    /// The grade and the features of each candidate.
    var candidates: [(grade: Int, features: [Float])]
  }

  /// Indices of features that are disabled.
  var held: Set<Int> = []

  private static let moves: [Float] = [0.4, 0.2, 0.1, 0.05]
  /// Minimum gain of a step; a smaller gain may be due to chance.
  private static let minGain = 0.0003

  func weights(_ examples: [Example], from start: [Float]) -> [Float] {
    var weights = start.enumerated().map { held.contains($0.offset) ? 0 : $0.element }
    var best = WeightFitting.value(examples, weights)
    for move in WeightFitting.moves {
      var isMoving = true
      while isMoving {
        isMoving = false
        for index in weights.indices where !held.contains(index) {
          for step in [move, -move] {
            var tried = weights
            tried[index] += step
            let value = WeightFitting.value(examples, tried)
            guard value > best + WeightFitting.minGain else { continue }
            (weights, best, isMoving) = (tried, value, true)
          }
        }
      }
    }
    return weights
  }

  private static func value(_ examples: [Example], _ weights: [Float]) -> Double {
    examples.reduce(0) { $0 + measure($1, weights).ndcg } / Double(max(1, examples.count))
  }

  static func measure(_ example: Example, _ weights: [Float]) -> Measures {
    let scores = example.candidates.map { zip($0.features, weights).reduce(Float(0)) { $0 + $1.0 * $1.1 } }
    let order = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    return Measures(order.prefix(10).map { example.candidates[$0].grade }, of: example.question)
  }

  static let folds = 5

  /// Returns the measures of each question with weights that were fitted without the questions of its topic.
  func crossValidated(_ examples: [Example], from start: [Float]) -> [Measures] {
    (0..<WeightFitting.folds).flatMap { fold -> [Measures] in
      let weights = weights(examples.filter { $0.question.fold(of: WeightFitting.folds) != fold }, from: start)
      return examples.filter { $0.question.fold(of: WeightFitting.folds) == fold }.map { WeightFitting.measure($0, weights) }
    }
  }
}
