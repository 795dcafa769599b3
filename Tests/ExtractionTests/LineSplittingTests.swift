import Guidelines
import Languages
import Testing

@testable import Extraction

@Suite struct LineSplittingTests {
  /// Returns the statements of a paragraph whose source has these lines.
  private func statements(_ lines: [String], _ language: Language = .english) -> [String] {
    let inlines = Array(lines.map { [Inline.text($0)] }.joined(separator: [.softBreak(space: language == .english)]))
    return ParagraphSentence.all(in: inlines, language: language).map(\.text)
  }

  @Test("Lines with a command each are statements, even without full stops") func commandLinesAreStatements() {
    let lines = ["Put the arrow on the left", "Keep one message per sign", "Don't mix two scripts"]
    #expect(statements(lines) == lines)
    let japanese = ["矢印は指す側に置く", "同じ行に二つの言語を混ぜない", "板の高さをそろえる"]
    #expect(statements(japanese, .japanese) == japanese)
  }

  @Test("A short line above a command is a statement") func lineAboveCommandIsAStatement() {
    #expect(statements(["A sign names a room", "Keep it short"]).count == 2)
    #expect(statements(["地は白", "文字は黒にする"], .japanese).count == 2)
    #expect(statements(["A sign names one of the rooms on the floor", "Keep it short"]).count == 1)
  }

  @Test func wrappedLinesAreOneStatement() {
    #expect(
      statements([
        "Keep the mark visible while a finger turns the dial, because",
        "People look at it all the time and lift their hand if it",
        "hides.",
      ]).count == 1)
  }

  /// Lines wrapped by hand are of uneven length, and some begin a sentence.
  @Test("Lines wrapped by hand are joined") func handWrappedLinesAreJoined() {
    let lines = [
      "札を読む人の多くは、歩きながら、その名前だけを見て、行き先を決める", "人です。札の名前は、遠くからでも読めるように、大きく書き、下に小さく説明する",
      "ようにします。", "色は二つまでにします。名前の下には何も書かず、余白を残すことで、名前を見つけ",
      "やすくします。",
    ]
    #expect(
      statements(lines, .japanese).map { $0.suffix(5) } == ["める人です。", "ようにします。", "までにします。", "すくします。"].map { $0.suffix(5) })
    let led = [
      "Group the signs of one floor by their colors:", "People look for the color first, and read the name of the room",
      "only then.",
    ]
    #expect(statements(led).count == 2)
  }

  @Test("A line that continues on the next one is joined with it") func continuedLineIsJoined() {
    #expect(statements(["Keep the arrow on the left", "and the name below it"]).count == 1)
    #expect(statements(["Keep the arrow,", "Dials and lamps apart"]).count == 1)
    #expect(statements(["札の地は", "白くする"], .japanese).count == 1)
  }

  @Test("A statement keeps its line number") func statementKeepsItsLine() {
    let inlines: [Inline] = [.text("Keep it short."), .softBreak(space: true), .text("Avoid codes.")]
    #expect(ParagraphSentence.all(in: inlines, language: .english).map(\.linesBefore) == [0, 1])
  }

  @Test("A line break beside a space becomes one space") func breaksBesideSpacesCollapse() {
    let text: [Inline] = [.text("Long"), .softBreak(space: true), .text(" lanes"), .text(" are "), .text(" wide")]
    #expect(text.tidied.plainText == "Long lanes are wide")
    #expect([Inline.text("Long "), .ruby([], reading: ""), .emphasis([]), .text(" lanes")].tidied == [.text("Long lanes")])
  }
}
