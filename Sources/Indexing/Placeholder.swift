import GRDB

package func probeDB() throws -> String {
  let q = try DatabaseQueue()
  return try q.read { try String.fetchOne($0, sql: "select sqlite_version()") ?? "" }
}
