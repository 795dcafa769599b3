/// The languages that the knowledge base is written in.
///
/// A page's language is found from its text, never from what its markup claims.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case japanese = "ja"
  case english = "en"

  package var other: Language {
    switch self {
    case .japanese: .english
    case .english: .japanese
    }
  }
}
