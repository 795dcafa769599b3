/// Tells questions that the rules answer from others: カレーの作り方 shares words with some rule, but none holds much of it or lies near it, no topic has several that
/// do, and words of it stand in no rule at all.
package struct Relevance: Hashable, Sendable {
  /// Direction and coverage of the rule that has most of both, 0…2.
  package var best: Float
  /// Share of the words that some rule or some question for one holds.
  package var known: Float
  /// What the best three rules of the best topic score together, in terms that no rule holds.
  package var support: Float
  /// Whether it names another system, or a tool or service for one.
  package var namesOther = false

  /// What the words of a short question tell together.
  static let enough: Float = 45

  /// What the share of known words and the logarithm of the support count beside `best`, how much all make at least, and how much more where another system is named.
  /// Found by logistic regression on our own questions, of which one in fifty may be refused, and questions that are not about design.
  package static let slope: Float = 1.36
  package static let supportSlope: Float = 0.71
  package static let least: Float = 3.44
  package static let otherCosts: Float = 1.5

  /// The larger, the surer it is about what the rules are about.
  package var sum: Float {
    best + Relevance.slope * known + Relevance.supportSlope * Float(naturalLogarithm(Double(max(0.1, support))))
      - (namesOther ? Relevance.otherCosts : 0)
  }

  static func accepts(_ relevance: Relevance) -> Bool { relevance.sum >= least }
}
