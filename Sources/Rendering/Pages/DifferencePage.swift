import Guidelines
import Languages

/// The difference between the rules of a topic in two sources or editions.
package struct Difference: Hashable, Sendable {
  /// Rules of the first side without a counterpart in the second.
  package var removed: [Record]
  /// Rules of the second side without a counterpart in the first.
  package var added: [Record]
  package var reworded: [Rewording]
  package var unchanged: Int

  package struct Rewording: Hashable, Sendable {
    package var old: Record
    package var new: Record
  }

  /// - Parameter isSame: Returns whether the index links two records as wordings of one rule.
  package init(old: [Record], new: [Record], isSame: (Record, Record) -> Bool) {
    removed = []
    reworded = []
    unchanged = 0
    var unmatchedNew = Array(new.enumerated())
    var pairs: [(Int, Rewording)] = []
    // Identical rules are matched first, so that they are not candidates for a rewording.
    var unmatchedOld: [Record] = []
    for record in old {
      if let match = unmatchedNew.firstIndex(where: { Self.text($0.element) == Self.text(record) }) {
        unmatchedNew.remove(at: match)
        unchanged += 1
      } else {
        unmatchedOld.append(record)
      }
    }
    for record in unmatchedOld {
      let match =
        unmatchedNew.firstIndex { isSame(record, $0.element) }
        ?? unmatchedNew.firstIndex { Self.headline($0.element) == Self.headline(record) }
      if let match {
        let other = unmatchedNew.remove(at: match)
        pairs.append((other.offset, Rewording(old: record, new: other.element)))
      } else {
        removed.append(record)
      }
    }
    reworded = pairs.sorted { $0.0 < $1.0 }.map(\.1)
    added = unmatchedNew.map(\.element)
  }

  package var isEmpty: Bool { removed.isEmpty && added.isEmpty && reworded.isEmpty }

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

  package func lines() -> [StyledLine] {
    let indent = min(2, style.indent)
    // A legend for the two signs, as in the output of `diff`.
    var parts: [[StyledLine]] = [
      zip(["-", "+"], [old, new]).flatMap { mark, page in
        style.paragraph.lines(
          [
            StyledSpan(mark + " ", .faint),
            StyledSpan(
              SourceReference.displayName(
                name: page.source, edition: page.edition, translator: page.translator, in: style.language)),
          ],
          width: style.width, hanging: 2)
      }
    ]
    func headline(_ mark: String, _ record: Record) -> [StyledLine] {
      let strength = record.unstatedStrength.map { StyledSpan(" [\($0.text(in: record.language))]", .faint) }
      return style.paragraph.lines(
        [StyledSpan(mark + " ", .faint), StyledSpan(record.headline.plainText)] + (strength.map { [$0] } ?? []),
        width: style.width,
        indent: indent, hanging: indent + 2)
    }
    func id(_ record: Record) -> [StyledLine] {
      style.unwrapped(record.id, .faint, indent: indent + 2, link: record.address)
    }
    func addPart(_ label: Label, _ count: Int, _ entries: [[StyledLine]]) {
      if count > 0 {
        parts.append([StyledLine("\(style.label(label)) \(count)", .heading)] + entries.joined(separator: [.blank]))
      }
    }
    addPart(\.gone, difference.removed.count, difference.removed.map { headline("-", $0) + id($0) })
    addPart(\.added, difference.added.count, difference.added.map { headline("+", $0) + id($0) })
    addPart(
      \.reworded, difference.reworded.count,
      difference.reworded.map { headline("-", $0.old) + headline("+", $0.new) + id($0.new) }
    )
    if difference.unchanged > 0 { parts.append([StyledLine("\(style.label(\.unchanged)) \(difference.unchanged)", .heading)]) }
    return Array(parts.joined(separator: [.blank]))
  }

  package func json() -> String {
    let reworded = difference.reworded.map { pair -> JSONObject in ["old": pair.old, "new": pair.new] }
    let object: JSONObject = [
      "gone": difference.removed, "added": difference.added, "reworded": reworded, "unchanged": difference.unchanged,
    ]
    return object.jsonText + "\n"
  }
}
