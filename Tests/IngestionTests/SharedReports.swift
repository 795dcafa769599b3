import Foundation
import TestSupport

@testable import Ingestion

/// Reports that several suites share, made once.
enum SharedReports {
  static let lists = Result { try CorpusLists.read(Checkout.corpus, forSearch: false).get() }
  /// Linter with the lists of the Corpus and the programs that convert documents.
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
