import Guidelines
import Indexing

/// The index that answers come from: opened when the first request needs it, and again when its file was replaced.
final class Library {
  private let open: () throws(Failure) -> GuidelineIndex
  private var opened: GuidelineIndex?

  init(open: @escaping () throws(Failure) -> GuidelineIndex) { self.open = open }

  func index() throws(Failure) -> GuidelineIndex {
    if let opened, opened.isCurrent { return opened }
    opened = nil
    let index = try open()
    opened = index
    return index
  }
}
