import Guidelines

extension ByteWriter {
  /// Appends values with their languages, in their order.
  package mutating func localized<Value>(_ values: Localized<Value>, _ write: (inout ByteWriter, Value) -> Void) {
    list(Array(values.pairs)) { writer, pair in
      writer.number(pair.0.code)
      write(&writer, pair.1)
    }
  }

  package mutating func categories(_ categories: [TopicCategory], depth: Int = 0) {
    list(depth < maxNestingDepth ? categories : []) {
      $0.string($1.slug)
      $0.localized($1.titles) { $0.string($1) }
      $0.categories($1.groups, depth: depth + 1)
    }
  }

  package mutating func sectionNames(_ sections: [SectionName]) {
    list(sections) {
      $0.string($1.anchor)
      $0.localized($1.names) { $0.strings($1) }
    }
  }

  package mutating func group(_ group: Glossary.Group) {
    localized(group.members) { $0.strings($1) }
    strings(group.readings)
  }
}

extension ByteReader {
  package mutating func localized<Value>(_ read: (inout ByteReader) throws(CorruptDataError) -> Value) throws(CorruptDataError)
    -> Localized<Value>
  {
    Localized(
      try list { (reader) throws(CorruptDataError) in
        guard let language = Language(code: try reader.number()) else { throw CorruptDataError() }
        return (language, try read(&reader))
      })
  }

  package mutating func categories(depth: Int = 0) throws(CorruptDataError) -> [TopicCategory] {
    guard depth <= maxNestingDepth else { throw CorruptDataError() }
    return try list { (reader) throws(CorruptDataError) in
      TopicCategory(
        slug: try reader.string(), titles: try reader.localized { (reader) throws(CorruptDataError) in try reader.string() },
        groups: try reader.categories(depth: depth + 1))
    }
  }

  package mutating func sectionNames() throws(CorruptDataError) -> [SectionName] {
    try list { (reader) throws(CorruptDataError) in
      SectionName(
        anchor: try reader.string(), names: try reader.localized { (reader) throws(CorruptDataError) in try reader.strings() })
    }
  }

  package mutating func group(weight: Double?) throws(CorruptDataError) -> Glossary.Group {
    Glossary.Group(
      members: try localized { (reader) throws(CorruptDataError) in try reader.strings() }, readings: try strings(),
      weight: weight)
  }
}
