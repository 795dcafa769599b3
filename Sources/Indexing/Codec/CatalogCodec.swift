import Guidelines

extension ByteWriter {
  mutating func categories(_ categories: [TopicCategory], depth: Int = 0) {
    list(depth < deepestNesting ? categories : []) {
      $0.string($1.slug)
      $0.string($1.english)
      $0.string($1.japanese)
      $0.categories($1.groups, depth: depth + 1)
    }
  }

  mutating func sectionNames(_ sections: [SectionName]) {
    list(sections) {
      $0.string($1.anchor)
      $0.strings($1.english)
      $0.strings($1.japanese)
    }
  }

  mutating func group(_ group: Glossary.Group) {
    strings(group.english)
    strings(group.japanese)
    strings(group.readings)
  }
}

extension ByteReader {
  mutating func categories(depth: Int = 0) throws(Damaged) -> [TopicCategory] {
    guard depth <= deepestNesting else { throw Damaged() }
    return try list { (reader) throws(Damaged) in
      TopicCategory(
        slug: try reader.string(), english: try reader.string(), japanese: try reader.string(),
        groups: try reader.categories(depth: depth + 1))
    }
  }

  mutating func sectionNames() throws(Damaged) -> [SectionName] {
    try list { (reader) throws(Damaged) in
      SectionName(anchor: try reader.string(), english: try reader.strings(), japanese: try reader.strings())
    }
  }

  mutating func group(weight: Double?) throws(Damaged) -> Glossary.Group {
    Glossary.Group(english: try strings(), japanese: try strings(), readings: try strings(), weight: weight)
  }
}
