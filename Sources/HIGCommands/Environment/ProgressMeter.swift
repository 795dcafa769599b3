import Guidelines
import Languages
import SystemInterface

/// Reports progress on a terminal for operations that take longer than a second. Silent otherwise.
final class ProgressMeter {
  private let session: Session
  private let isSilent: Bool
  private let start: Int
  private var lastText = ""

  /// Delay in nanoseconds before anything is shown.
  private static let delay = 1_000_000_000

  init(session: Session, isQuiet: Bool = false) {
    self.session = session
    isSilent = isQuiet || !session.environment.errorsAreTerminal || session.environment["TERM"] == "dumb"
    start = session.environment.clock()
  }

  func report(_ step: String, _ done: Int, of total: Int) {
    if isSilent || total <= 0 { return }
    show("\(step) \(min(100, done * 100 / total)) %")
  }

  /// Reports a complete text.
  func reportText(_ text: String) { if !isSilent { show(text) } }

  /// Reports a step whose total is unknown.
  func report(_ step: String) {
    if !isSilent { show(step + " …") }
  }

  private func show(_ text: String) {
    guard text != lastText, session.environment.clock() - start >= Self.delay else { return }
    session.console.printError("\r\u{1B}[K" + text)
    lastText = text
  }

  func clear() {
    if !lastText.isEmpty { session.console.printError("\r\u{1B}[K") }
    lastText = ""
  }
}
