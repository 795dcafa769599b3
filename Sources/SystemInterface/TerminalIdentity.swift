/// The identity of a terminal, which distinguishes it from other terminals and from earlier ones with the same name.
package struct TerminalIdentity: Hashable, Sendable {
  /// Device name, such as `/dev/pts/3`.
  package var name: String
  /// Id of the session that uses the terminal.
  package var session: Int

  package init(name: String, session: Int) {
    self.name = name
    self.session = session
  }
}
