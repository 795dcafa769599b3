/// A terminal, told apart from others, and from an earlier one that had its name.
package struct TerminalIdentity: Hashable, Sendable {
  /// `/dev/pts/3`
  package var name: String
  /// Id of the session that runs in it.
  package var session: Int

  package init(name: String, session: Int) {
    self.name = name
    self.session = session
  }
}
