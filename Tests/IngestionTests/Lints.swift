import Foundation
import TestSupport

@testable import Ingestion

/// What several suites look at, read once for all of them.
enum Lints {
  static let lists = Result { try CorpusLists.read(Checkout.corpus, forSearch: false).get() }
  /// With the lists of the Corpus, and the programs that read documents.
  static let linter = Result {
    try Linter(corpus: Checkout.corpus, programs: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  static let corpus = report(Checkout.corpus)
  static let pages = report(Checkout.shared + "/pages")
  static let gold = report(Checkout.shared + "/gold")
  static let official = report(Checkout.shared + "/official")

  private static func report(_ path: String) -> Result<Linter.Report, any Error> {
    Result { try linter.get().run([path]) }
  }
}
