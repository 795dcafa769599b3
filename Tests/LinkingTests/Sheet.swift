import Guidelines
import Languages

@testable import Linking

/// Page of rules for the tests.
struct Sheet {
  var source: String
  var page: String
  var language: Language
  var lines: [Line]

  struct Line {
    var anchor: String
    var headline: String
    var text: String
    var kind = RecordKind.rule
    var platforms: [Platform]?
  }

  /// Makes the page of the Corpus.
  init(_ language: Language, _ lines: [Line]) { self.init(corpusSourceName, "kettles", language, lines) }

  init(_ source: String, _ page: String, _ language: Language, _ lines: [Line]) {
    self.source = source
    self.page = page
    self.language = language
    self.lines = lines
  }

  var records: [Record] {
    var counts: [String: Int] = [:]
    return lines.enumerated().map { position, line in
      let number = counts["\(line.anchor) \(line.kind)", default: 0] + 1
      counts["\(line.anchor) \(line.kind)"] = number
      let tail = line.kind == .rule ? "\(number)" : "\(line.kind)-\(number)"
      let suffix = source == corpusSourceName ? "" : "@\(page)"
      return Record(
        id: "kettles/\(line.anchor)/\(tail)\(suffix)", kind: line.kind,
        strength: line.kind == .rule ? Strength(headline: line.headline, language: language) : nil, language: language,
        topic: "kettles", topicTitle: "Kettles", section: [line.anchor], anchor: line.anchor, platforms: line.platforms,
        headline: [.text(line.headline)], body: line.text.isEmpty ? [] : [Block(.paragraph([.text(line.text)]))],
        source: SourceReference(name: source, page: page, path: "\(page).md", line: position + 1, title: "Kettles"),
        position: position)
    }
  }
}

func rule(_ anchor: String, _ headline: String, _ text: String = "", platforms: [Platform]? = nil) -> Sheet.Line {
  Sheet.Line(anchor: anchor, headline: headline, text: text, platforms: platforms)
}

func definition(_ anchor: String, _ headline: String, _ text: String = "") -> Sheet.Line {
  Sheet.Line(anchor: anchor, headline: headline, text: text, kind: .definition)
}

/// Linked records, and the visible results of linking.
struct Linked {
  let records: [Record]
  let links: [RecordLink]

  init(_ sheets: [Sheet], glossary: Glossary = kitchenGlossary) {
    records = sheets.flatMap(\.records)
    links = Linker.links(of: records, glossary: glossary)
  }

  /// Returns the counterparts of the records of one page, by id.
  func counterparts(_ source: String, _ page: String, _ language: Language) -> [String: String] {
    var found: [String: String] = [:]
    for (record, link) in zip(records, links)
    where record.source.name == source && record.source.page == page && record.language == language {
      if let counterpart = link.counterparts.values.first?.id { found[record.id] = counterpart }
    }
    return found
  }

  /// The groups, as names such as `a kettles/safety/1@p ja`.
  var groups: Set<Set<String>> {
    var members: [Int: Set<String>] = [:]
    for (record, link) in zip(records, links) {
      guard let group = link.group else { continue }
      members[group, default: []].insert("\(record.source.name) \(record.id) \(record.language.rawValue)")
    }
    return Set(members.values)
  }
}

/// Glossary of kitchen words in both languages.
let kitchenGlossary = Glossary(groups: [
  .init(members: Localized(["kettle"], ["やかん", "ケトル"]), weight: 0.5),
  .init(members: Localized(["lid"], ["ふた", "蓋"]), weight: 0.5),
  .init(members: Localized(["spout"], ["注ぎ口", "スパウト"]), weight: 0.5),
  .init(members: Localized(["handle", "grip"], ["取っ手", "ハンドル", "持ち手"]), weight: 0.5),
  .init(members: Localized(["steam"], ["湯気", "蒸気", "スチーム"]), weight: 0.5),
  .init(members: Localized(["whistle"], ["笛", "ホイッスル"]), weight: 0.5),
  .init(members: Localized(["scale", "limescale"], ["水垢", "カルキ"]), weight: nil),
  .init(members: Localized(["water level"], ["水位"]), weight: 0.5),
])
