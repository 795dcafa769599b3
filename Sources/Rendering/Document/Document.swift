import Guidelines
import Languages

/// A format-independent page: sections in reading order, whose parts are blocks of the model in a few roles. The terminal, manual
/// page, HTML, and Markdown writers all render it, so content is added here and nowhere else.
package struct Document: Hashable, Sendable {
  package var title: String
  package var language: Language
  package var sections: [Section]

  package struct Section: Hashable, Sendable {
    package var role: SectionRole
    package var title: String
    /// Nesting level; 0 for the outermost headings.
    package var depth = 0
    /// Address of the section on the official page.
    package var address: String?
    /// Titles from the outermost heading to this one; empty for a section that is not part of the page itself.
    package var path: [String] = []
    package var parts: [Part] = []
    /// `true` if the parts follow each other without a blank line.
    package var isTight = false
  }

  /// The purpose of a section. A format leaves out the roles that its readers find elsewhere.
  package enum SectionRole: Hashable, Sendable {
    case name, platforms
    /// Text before the first heading (`description`), and the text under each heading (`rules`).
    case description, rules
    case api, seeAlso, source
    /// The other pages of the topic.
    case otherPages
  }

  package indirect enum Part: Hashable, Sendable {
    /// A paragraph. `badge` names the platforms it is limited to, and is printed in brackets after it.
    case paragraph([TextRun], badge: [String] = [])
    /// A list item, with the ids of the records that it is about.
    case item([TextRun], badge: [String], ids: [String])
    case blocks([Block])
    case entry(RecordEntry)
    /// Parts that belong together.
    case group([Part])
    /// A label with its value. The values of a section are aligned.
    case fact(String, TextRun)
    case topics([TopicLink])
    /// A link with its title, address, and further facts about it.
    case link(title: String, url: String, facts: [String])
    /// Another page of the topic: a description, and the command that prints it.
    case page(PageReference, String, command: String)
    /// The command that prints more; for the terminal only.
    case command(String)
    /// The source of the preceding part and the ids of duplicates; printed on the same line if it fits.
    case source(Record, also: [String])
  }

  /// Text in one style.
  package struct TextRun: Hashable, Sendable {
    package var text: [Inline]
    package var style: TextStyle

    init(_ text: [Inline], _ style: TextStyle = []) { (self.text, self.style) = (text, style) }
    init(_ text: String, _ style: TextStyle = []) { self.init([.text(text)], style) }
  }

  package struct TopicLink: Hashable, Sendable {
    package var slug: String
    package var title: String
  }

  package func section(_ role: SectionRole) -> Section? { sections.first { $0.role == role } }
}

/// A record as printed on a page.
package struct RecordEntry: Hashable, Sendable {
  package var record: Record
  /// Annotations that the text of the record does not contain, such as platforms and strength.
  package var badge: String?
  /// `true` if the headline is already printed next to the name of the page.
  package var isSummary = false

  /// - Parameter namesAllPlatforms: `true` to name the platforms even if the section's heading names them.
  package init(_ record: Record, edition: String?, namesAllPlatforms: Bool = false) {
    self.record = record
    badge = record.badge(edition: edition, platforms: namesAllPlatforms ? record.platformNames : record.unstatedPlatforms)
  }

  /// The blocks below the headline of a rule, or all blocks of any other record. A note starts with its label.
  package var blocks: [Block] {
    switch record.kind {
    case .rule: return record.explanation
    case .definition, .specification, .reference: return isSummary ? record.body : record.blocksWithHeadline
    case .note:
      let label = record.label ?? record.language.messages.labels.note
      var blocks = record.blocksWithHeadline
      guard case .paragraph(let text)? = blocks.first?.content else {
        return [Block(.paragraph([.strong([.text(label)])]))] + blocks
      }
      blocks[0] = Block(.paragraph([.strong([.text(label + record.language.profile.typography.colon)])] + text))
      return blocks
    }
  }
}

extension Document {
  package var entries: [RecordEntry] {
    sections.flatMap { $0.parts.compactMap { if case .entry(let entry) = $0 { entry } else { nil } } }
  }

  /// Columns reserved for rule numbers, including the following space, so that the text of all rules is aligned.
  var numberWidth: Int { String(entries.compactMap(\.record.number).max() ?? 1).utf8.count + 1 }

  /// Returns the document with `transform` applied to each record, for example to rewrite links for one format.
  func mappingRecords(_ transform: (Record) -> Record) -> Document {
    var document = self
    for section in document.sections.indices {
      for (index, part) in document.sections[section].parts.enumerated() {
        guard case .entry(var entry) = part else { continue }
        entry.record = transform(entry.record)
        document.sections[section].parts[index] = .entry(entry)
      }
    }
    return document
  }
}

extension Document.Section {
  /// Returns the heading text. Outermost headings are set in capitals if the script has them, to be distinguishable without
  /// color. Platform names keep their spelling.
  func heading(in language: Language) -> String {
    role == .rules && depth == 0 && language.profile.typography.usesCapitalHeadings && !path.isEmpty
      && Platform.platforms(listedIn: title) == nil
      ? title.uppercased() : title
  }
}
