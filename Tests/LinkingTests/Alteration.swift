import Foundation
import Guidelines

@testable import Linking

/// Page whose rules are altered one by one, each once and none adjacent to another.
struct Alteration {
  struct Made {
    var kind: EditionChange.Kind
    /// The old and new text of the paragraph.
    var text: String

    func explains(_ change: EditionChange) -> Bool {
      func plain(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
      let said =
        [change.old, change.new].compactMap { $0?.headline.plainText }
        + (change.kinds == [.section] ? [change.oldText?.text ?? ""] : [])
      // Links of the paragraph hold addresses between their words.
      let whole = plain(text.replacing(/\]\([^)]*\)/, with: ""))
      return !said.isEmpty && said.allSatisfy { whole.contains(plain($0)) }
    }
  }

  private var blocks: [String]
  /// Indices of rules that can still be altered.
  private var free: [Int]

  init(_ text: String, _ records: [Record]) {
    let blocks = text.components(separatedBy: "\n\n")
    self.blocks = blocks
    let rules = Set(records.filter { $0.kind == .rule && $0.platforms == nil }.map(\.headline.plainText))
    func isRule(_ place: Int) -> Bool {
      blocks.indices.contains(place) && blocks[place].hasPrefix("**") && !blocks[place].contains("\n")
        && rules.contains(Self.headline(blocks[place]))
    }
    func isEnd(_ place: Int) -> Bool { isRule(place) || blocks.indices.contains(place) && blocks[place].hasPrefix("#") }
    // Neighbors stay unchanged, and the block after a rule does not belong to it.
    free = blocks.indices.filter { isRule($0) && isEnd($0 + 1) && blocks[$0].count > Self.headline(blocks[$0]).count + 40 }
    free = free.reduce(into: []) { kept, place in if kept.last.map({ place - $0 > 1 }) ?? true { kept.append(place) } }
  }

  private static func headline(_ block: String) -> String {
    block.dropFirst(2).components(separatedBy: "**").first ?? ""
  }

  var text: String { blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") }

  private mutating func alter(
    _ kind: EditionChange.Kind, where isFit: (String) -> Bool = { _ in true }, by change: (String) -> String
  ) -> Made? {
    guard let at = free.firstIndex(where: { isFit(blocks[$0]) }) else { return nil }
    let place = free.remove(at: at)
    let was = blocks[place]
    blocks[place] = change(was)
    return Made(kind: kind, text: was + " " + blocks[place])
  }

  mutating func remove() -> Made? { alter(.gone) { _ in "" } }

  mutating func add() -> Made? {
    alter(.added) {
      $0 + "\n\n**Paint the quokka's fence green on Tuesdays.** Nobody else will, and it needs a second coat by noon."
    }
  }

  mutating func rewordExplanation() -> Made? {
    alter(.reworded) { block in
      let words = block.split(separator: " ")
      return words.dropLast(3).joined(separator: " ") + " zebras " + words.suffix(3).joined(separator: " ")
    }
  }

  mutating func rewordHeadline() -> Made? {
    func change(_ block: String) -> String {
      let headline = Self.headline(block)
      return block.replacing(headline, with: headline.dropLast() + " at all times.", maxReplacements: 1)
    }
    return alter(.reworded, where: { !Self.headline($0).contains("[") }, by: change)
  }

  mutating func weaken() -> Made? {
    alter(.strength, where: { $0.hasPrefix("**Avoid ") }, by: { "**Consider " + $0.dropFirst(8) })
  }

  /// Moves a rule after a rule of another section.
  mutating func move() -> Made? {
    func section(_ place: Int) -> Int? { blocks[..<place].lastIndex { $0.hasPrefix("#") } }
    guard let place = free.first, let target = free.last(where: { section($0) != section(place) }) else { return nil }
    free.removeAll { $0 == place || $0 == target }
    let moved = blocks[place]
    blocks[target] += "\n\n" + moved
    blocks[place] = ""
    return Made(kind: .moved, text: moved)
  }

  /// Swaps a rule with the next one of its section; either may be reported as moved.
  mutating func swap() -> Made? {
    let found = free.first { place in
      blocks.indices.contains(place + 1) && blocks[place + 1].hasPrefix("**") && !blocks[place + 1].contains("\n")
        && blocks.indices.contains(place + 2) && (blocks[place + 2].hasPrefix("**") || blocks[place + 2].hasPrefix("#"))
    }
    guard let place = found else { return nil }
    free.removeAll { abs($0 - place) < 3 }
    let text = blocks[place] + " " + blocks[place + 1]
    blocks.swapAt(place, place + 1)
    return Made(kind: .moved, text: text)
  }

  mutating func renameSection() -> Made? {
    guard let place = blocks.firstIndex(where: { $0 == "### Best practices" }) else { return nil }
    blocks[place] = "### Quokka practices"
    return Made(kind: .section, text: "Best practices Quokka practices")
  }
}
