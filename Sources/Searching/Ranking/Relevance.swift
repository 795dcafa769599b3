/// Tells questions that the rules answer from others: カレーの作り方 shares words with some rule, but none holds much of it or lies near it, and words of it stand in no
/// rule at all.
package struct Relevance: Hashable, Sendable {
  /// Direction and coverage of the rule that has most of both, 0…2.
  package var best: Float
  /// Share of the words that some rule or some question for one holds.
  package var known: Float
  /// Whether it names another system, or a tool or service for one.
  package var namesOther = false

  /// What the words of a short question tell together.
  static let enough: Float = 45

  /// What the share of known words counts beside `best`, and how much both make at least. `hig-bench-search refusals` finds them: of our own questions one in a
  /// hundred may be refused, of those that are not about design as many as that allows.
  package static let slope: Float = 1.2
  package static let least: Float = 1.93
  /// How much more where another system is named. Little: people ask about one system in the words of another.
  package static let otherCosts: Float = 0.5

  /// The larger, the surer it is about what the rules are about.
  package var sum: Float { sum(slope: Relevance.slope) }

  package func sum(slope: Float) -> Float { best + slope * known - (namesOther ? Relevance.otherCosts : 0) }

  static func accepts(_ relevance: Relevance) -> Bool { relevance.sum >= least }
}
