import Guidelines
import Languages
import SystemInterface

/// Says on a terminal how far something has come that takes longer than a second; elsewhere, and of what is done sooner, nothing.
final class ProgressMeter {
  private let session: Session
  private let isSilent: Bool
  private let start: Int
  private var shown = ""

  /// Nanoseconds before anything is shown.
  private static let patience = 1_000_000_000

  init(session: Session, isQuiet: Bool = false) {
    self.session = session
    isSilent = isQuiet || !session.environment.errorsAreTerminal || session.environment["TERM"] == "dumb"
    start = session.environment.clock()
  }

  func report(_ what: String, _ done: Int, of total: Int) {
    if isSilent || total <= 0 { return }
    show("\(what) \(min(100, done * 100 / total)) %")
  }

  /// A text that says it all.
  func tell(_ text: String) { if !isSilent { show(text) } }

  /// What has no measure.
  func report(_ what: String) {
    if !isSilent { show(what + " …") }
  }

  private func show(_ text: String) {
    guard text != shown, session.environment.clock() - start >= Self.patience else { return }
    session.console.warn("\r\u{1B}[K" + text)
    shown = text
  }

  func clear() {
    if !shown.isEmpty { session.console.warn("\r\u{1B}[K") }
    shown = ""
  }
}
