import Guidelines
import Searching

/// What people ask when a record is the answer, by its id and language: one blob, read where rules are indexed and nowhere else. Ids stand in order, each without
/// what it begins with as the one before does.
enum Questions {
  static func store(_ questions: [Language: [String: [String]]], _ database: Database) throws {
    var writer = ByteWriter()
    writer.list(questions.sorted { $0.key.code < $1.key.code }) { writer, asked in
      writer.number(asked.key.code)
      var last = ""
      writer.list(asked.value.sorted { $0.key < $1.key }) { writer, record in
        let shared = zip(last.utf8, record.key.utf8).prefix { $0 == $1 }.count
        writer.number(shared)
        writer.string(String(decoding: record.key.utf8.dropFirst(shared), as: UTF8.self))
        writer.strings(record.value)
        last = record.key
      }
    }
    try Columns.questions.store(writer.bytes, database)
  }

  static func all(_ database: Database) throws -> [Language: [String: [String]]] {
    guard let bytes = try Columns.questions.read(database, { [UInt8]($0) }) else { return [:] }
    var reader = ByteReader(bytes)
    var questions: [Language: [String: [String]]] = [:]
    for _ in 0..<(try reader.number()) {
      guard let language = Language(code: try reader.number()) else { throw ByteReader.Damaged() }
      var asked: [String: [String]] = [:]
      var last = ""
      for _ in 0..<(try reader.number()) {
        let shared = try reader.number()
        last = String(decoding: last.utf8.prefix(shared), as: UTF8.self) + (try reader.string())
        asked[last] = try reader.strings()
      }
      questions[language] = asked
    }
    return questions
  }
}
