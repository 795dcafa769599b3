import GRDB
import Guidelines

extension GuidelineIndex {
  package func search(_ query: Query) throws(Failure) -> SearchAnswer { SearchAnswer() }
}
