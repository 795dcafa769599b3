import GRDB
import Guidelines

/// What people ask when a record is the answer, by its id and language: one blob, read where rules are indexed and nowhere else.
enum Questions {
  static func store(_ questions: [Language: [String: [String]]], _ database: Database) throws {
    var writer = ByteWriter()
    writer.list(questions.sorted { $0.key.code < $1.key.code }) { writer, asked in
      writer.number(asked.key.code)
      writer.list(asked.value.sorted { $0.key < $1.key }) { writer, record in
        writer.string(record.key)
        writer.strings(record.value)
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
      for _ in 0..<(try reader.number()) { asked[try reader.string()] = try reader.strings() }
      questions[language] = asked
    }
    return questions
  }
}
