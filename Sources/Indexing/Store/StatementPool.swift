import CSQLite

/// The compiled statements of a connection that nobody uses at the moment, one of each text: compiling takes longer than most of them run.
final class StatementPool {
  private var idle: [String: OpaquePointer] = [:]
  private var isClosed = false

  /// Statements with a list of values in their text are many; a process that answers for days keeps no more than this.
  private static let most = 100

  func take(_ sql: String) -> OpaquePointer? { idle.removeValue(forKey: sql) }

  /// What it was given to is not its own any more: what is not at its end would hold its table.
  func give(back statement: OpaquePointer, _ sql: String) {
    guard !isClosed, idle.count < Self.most, idle[sql] == nil else {
      sqlite3_finalize(statement)
      return
    }
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
    idle[sql] = statement
  }

  func drain() {
    for statement in idle.values { sqlite3_finalize(statement) }
    idle = [:]
  }

  /// The connection is gone: what is still used ends when it is given back.
  func close() {
    drain()
    isClosed = true
  }
}
