import Guidelines
import Languages

/// How the rules of a topic differ between two sources or editions.
package struct Difference: Hashable, Sendable {
  /// In the first, with no equal in the second.
  package var gone: [Record]
  /// In the second, with no equal in the first.
  package var added: [Record]
  package var reworded: [Pair]
  package var unchanged: Int

  package struct Pair: Hashable, Sendable {
    package var old: Record
    package var new: Record
  }

  /// - Parameter isSame: whether two records state the same rule, as far as the index knows.
  package init(old: [Record], new: [Record], isSame: (Record, Record) -> Bool) {
    gone = []
    reworded = []
    unchanged = 0
    var left = Array(new.enumerated())
    var pairs: [(Int, Pair)] = []
    // Word for word first: a rule that stands in both is no candidate for a rewording.
    var rest: [Record] = []
    for record in old {
      if let match = left.firstIndex(where: { Self.text($0.element) == Self.text(record) }) {
        left.remove(at: match)
        unchanged += 1
      } else {
        rest.append(record)
      }
    }
    for record in rest {
      let match =
        left.firstIndex { isSame(record, $0.element) } ?? left.firstIndex { Self.headline($0.element) == Self.headline(record) }
      if let match {
        let other = left.remove(at: match)
        pairs.append((other.offset, Pair(old: record, new: other.element)))
      } else {
        gone.append(record)
      }
    }
    reworded = pairs.sorted { $0.0 < $1.0 }.map(\.1)
    added = left.map(\.element)
  }

  package var isEmpty: Bool { gone.isEmpty && added.isEmpty && reworded.isEmpty }

  private static func headline(_ record: Record) -> String {
    record.headline.plainText.filter { !$0.isWhitespace && !$0.isPunctuation }.lowercased()
  }

  private static func text(_ record: Record) -> String {
    [headline(record), record.strength?.rawValue ?? "", record.body.plainText.filter { !$0.isWhitespace }].joined(separator: "\n")
  }
}

package struct DifferencePage {
  package var style: PageStyle
  package var difference: Difference
  package var old: PageReference
  package var new: PageReference

  package init(_ difference: Difference, from old: PageReference, to new: PageReference, style: PageStyle) {
    self.difference = difference
    self.old = old
    self.new = new
    self.style = style
  }

  package func lines() -> [Line] {
    let indent = min(2, style.indent)
    // What the two signs stand for, as diff itself says it.
    var parts: [[Line]] = [
      zip(["-", "+"], [old, new]).flatMap { mark, page in
        style.paragraph.lines(
          [
            Span(mark + " ", .faint),
            Span(
              SourceReference.origin(
                name: page.source, edition: page.edition, translator: page.translator, in: style.language)),
          ],
          width: style.width, hanging: 2)
      }
    ]
    func headline(_ mark: String, _ record: Record) -> [Line] {
      let strength = record.unsaidStrength.map { Span(" [\($0.text(in: record.language))]", .faint) }
      return style.paragraph.lines(
        [Span(mark + " ", .faint), Span(record.headline.plainText)] + (strength.map { [$0] } ?? []), width: style.width,
        indent: indent, hanging: indent + 2)
    }
    func id(_ record: Record) -> [Line] {
      style.whole(record.id, .faint, indent: indent + 2, link: record.address)
    }
    func part(_ label: Label, _ count: Int, _ entries: [[Line]]) {
      if count > 0 { parts.append([Line("\(style.label(label)) \(count)", .heading)] + entries.joined(separator: [.blank])) }
    }
    part(\.gone, difference.gone.count, difference.gone.map { headline("-", $0) + id($0) })
    part(\.added, difference.added.count, difference.added.map { headline("+", $0) + id($0) })
    part(
      \.reworded, difference.reworded.count,
      difference.reworded.map { headline("-", $0.old) + headline("+", $0.new) + id($0.new) }
    )
    if difference.unchanged > 0 { parts.append([Line("\(style.label(\.unchanged)) \(difference.unchanged)", .heading)]) }
    return Array(parts.joined(separator: [.blank]))
  }

  package func json() -> String {
    let reworded = difference.reworded.map { pair -> JSONObject in ["old": pair.old, "new": pair.new] }
    let object: JSONObject = [
      "gone": difference.gone, "added": difference.added, "reworded": reworded, "unchanged": difference.unchanged,
    ]
    return object.jsonText + "\n"
  }
}
