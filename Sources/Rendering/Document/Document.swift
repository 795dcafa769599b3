import Guidelines
import Languages

/// A page, built once for every face: sections in reading order, whose parts are blocks of the model in a few roles. The terminal, manual pages, HTML and
/// Markdown print these; what is added to a page is added where it is built and nowhere else.
package struct Document: Hashable, Sendable {
  package var title: String
  package var language: Language
  package var sections: [Section]

  package struct Section: Hashable, Sendable {
    package var role: Role
    package var title: String
    /// 0 for the outermost headings.
    package var depth = 0
    /// Where the official page says it.
    package var address: String?
    /// The titles from the outermost heading to this one; empty for what is no section of the page.
    package var path: [String] = []
    package var parts: [Part] = []
    /// Whether its parts follow each other without a blank line.
    package var isTight = false
  }

  /// What a section is for: a face leaves out what its readers see elsewhere.
  package enum Role: Hashable, Sendable {
    case name, platforms
    /// What the page says before its first heading, and under each.
    case description, rules
    case api, seeAlso, source
    /// The other pages of the topic.
    case others
  }

  package indirect enum Part: Hashable, Sendable {
    /// With what it is only for, in brackets behind it.
    case paragraph([Run], badge: [String] = [])
    /// One of a list, with the ids that it is about.
    case item([Run], badge: [String], ids: [String])
    case blocks([Block])
    case entry(Entry)
    /// What belongs together.
    case group([Part])
    /// A name with what stands to it; those of a section line up.
    case fact(String, Run)
    case topics([TopicName])
    /// An address between what it is called and what is said of it.
    case link(title: String, url: String, facts: [String])
    /// Another page: what it is, and what to type for it.
    case page(PageReference, String, command: String)
    /// What to type for more: for the terminal alone.
    case command(String)
    /// Where it is said, with the ids of the records that say the same. Stands behind what is said, where there is room.
    case origin(Record, also: [String])
  }

  /// A run of text in one role.
  package struct Run: Hashable, Sendable {
    package var text: [Inline]
    package var role: Style

    init(_ text: [Inline], _ role: Style = []) { (self.text, self.role) = (text, role) }
    init(_ text: String, _ role: Style = []) { self.init([.text(text)], role) }
  }

  package struct TopicName: Hashable, Sendable {
    package var slug: String
    package var title: String
  }

  package func section(_ role: Role) -> Section? { sections.first { $0.role == role } }
}

/// A record as it stands on a page.
package struct Entry: Hashable, Sendable {
  package var record: Record
  /// What a reader must be told of it beside its words.
  package var badge: String?
  /// Whether its headline stands beside the page's name already.
  package var isSummary = false

  /// - Parameter naming: whether platforms are named also where the heading does.
  package init(_ record: Record, edition: String?, naming: Bool = false) {
    self.record = record
    badge = record.remark(edition: edition, platforms: naming ? record.platformNames : record.unsaidPlatforms)
  }

  /// What stands below the headline of a rule, or all that another record says, a note behind its label.
  package var blocks: [Block] {
    switch record.kind {
    case .rule: return record.explanation
    case .definition, .specification, .reference: return isSummary ? record.body : record.whole
    case .note:
      let label = record.label ?? record.language.interface.labels.note
      var blocks = record.whole
      guard case .paragraph(let text)? = blocks.first?.content else {
        return [Block(.paragraph([.strong([.text(label)])]))] + blocks
      }
      blocks[0] = Block(.paragraph([.strong([.text(label + record.language.rules.typography.colon)])] + text))
      return blocks
    }
  }
}

extension Document {
  package var entries: [Entry] {
    sections.flatMap { $0.parts.compactMap { if case .entry(let entry) = $0 { entry } else { nil } } }
  }

  /// Columns that the numbers of rules take, the space behind them included: all texts of a page line up.
  var numberWidth: Int { String(entries.compactMap(\.record.number).max() ?? 1).utf8.count + 1 }

  /// Each record through `change`, for what a face makes of links.
  func mappingRecords(_ change: (Record) -> Record) -> Document {
    var document = self
    for section in document.sections.indices {
      for (place, part) in document.sections[section].parts.enumerated() {
        guard case .entry(var entry) = part else { continue }
        entry.record = change(entry.record)
        document.sections[section].parts[place] = .entry(entry)
      }
    }
    return document
  }
}

extension Document.Section {
  /// Capitals set the outermost headings apart without colour, where the script has them; names of platforms keep their form.
  func heading(in language: Language) -> String {
    role == .rules && depth == 0 && language.rules.typography.capitalizesHeadings && !path.isEmpty && Platform.list(title) == nil
      ? title.uppercased() : title
  }
}
