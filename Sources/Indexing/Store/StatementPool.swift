import CSQLite

/// A pool of compiled statements that are not in use, one per SQL text. Compiling takes longer than running most of them.
final class StatementPool {
  private var idle: [String: OpaquePointer] = [:]
  private var isClosed = false

  /// Maximum number of statements kept. Texts that contain a list of values vary, so the pool of a long-running process would
  /// grow without a limit.
  private static let maxIdleStatements = 100

  func take(_ sql: String) -> OpaquePointer? { idle.removeValue(forKey: sql) }

  /// Returns a statement to the pool after use. It is reset first, because an unfinished statement locks its table.
  func recycle(_ statement: OpaquePointer, _ sql: String) {
    guard !isClosed, idle.count < Self.maxIdleStatements, idle[sql] == nil else {
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

  /// Finalizes all statements. Statements in use are finalized when they are recycled.
  func close() {
    drain()
    isClosed = true
  }
}
