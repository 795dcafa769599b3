import Guidelines
import Searching

/// Storage of the questions that people may ask for a record, by language and record id: one blob that is only read while rules
/// are indexed. Ids are sorted and stored without the prefix that they share with the preceding id.
enum QuestionStorage {
  static func store(_ questions: [Language: [String: [String]]], _ database: Database) throws {
    var writer = ByteWriter()
    writer.list(questions.sorted { $0.key.code < $1.key.code }) { writer, entry in
      writer.number(entry.key.code)
      var last = ""
      writer.list(entry.value.sorted { $0.key < $1.key }) { writer, record in
        let sharedPrefixLength = zip(last.utf8, record.key.utf8).prefix { $0 == $1 }.count
        writer.number(sharedPrefixLength)
        writer.string(String(decoding: record.key.utf8.dropFirst(sharedPrefixLength), as: UTF8.self))
        writer.strings(record.value)
        last = record.key
      }
    }
    try StoredBlob.questions.store(writer.bytes, database)
  }

  static func all(_ database: Database) throws -> [Language: [String: [String]]] {
    guard let bytes = try StoredBlob.questions.read(database, { [UInt8]($0) }) else { return [:] }
    var reader = ByteReader(bytes)
    var questions: [Language: [String: [String]]] = [:]
    for _ in 0..<(try reader.number()) {
      guard let language = Language(code: try reader.number()) else { throw ByteReader.CorruptDataError() }
      var questionsByRecord: [String: [String]] = [:]
      var last = ""
      for _ in 0..<(try reader.number()) {
        let sharedPrefixLength = try reader.number()
        last = String(decoding: last.utf8.prefix(sharedPrefixLength), as: UTF8.self) + (try reader.string())
        questionsByRecord[last] = try reader.strings()
      }
      questions[language] = questionsByRecord
    }
    return questions
  }
}
