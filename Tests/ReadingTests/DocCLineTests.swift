import Guidelines
import Testing

@testable import Reading

/// Line numbers of blocks in DocC JSON.
@Suite struct DocCLineTests {
  private let page = """
    {"kind": "article", "metadata": {"title": "Dials"},
     "abstract": [
      {"type": "text", "text": "A dial turns."}],
     "primaryContentSections": [{"kind": "content", "content": [
      {"anchor": "x", "level": 2, "type": "heading",
       "text": "Best practices"},
      {"type": "paragraph", "inlineContent": [
       {"type": "strong", "inlineContent": [
        {"type": "text", "text": "Keep dials few."}]},
       {"type": "text", "text": " They are slow."}]},
      {"type": "unorderedList", "items": [
       {"content": [{"type": "paragraph", "inlineContent": [
        {"type": "text", "text": "one"}]}]},
       {"content": [{"type": "paragraph", "inlineContent": [
        {"type": "text", "text": "two"}]}]}]}]}],
     "references": {}}
    """

  @Test func blocksHaveLineOfTheirText() throws {
    let blocks = try read(page, name: "dials.json").blocks
    #expect(blocks.map(\.line) == [1, 3, 6, 9, 13])
    guard case .list(let list)? = blocks.last?.content else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.line) == [13, 15])
    #expect(list.items.flatMap { $0.blocks.map(\.line) } == [13, 15])
  }

  @Test func minifiedPageIsOnLineOne() throws {
    let minified = page.split(separator: "\n").joined()
    #expect(try read(minified, name: "dials.json").blocks.map(\.line) == [1, 1, 1, 1, 1])
  }
}
