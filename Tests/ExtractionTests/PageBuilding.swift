import Guidelines
import Languages

@testable import Extraction

/// Makes a page from blocks, one per line.
func page(
  _ blocks: [Block.Content], title: String = "Test", language: Language = .japanese,
  format: Page.Format = Page.Format(rawValue: "markdown")
)
  -> Page
{
  let numbered = blocks.enumerated().map { Block($1, line: $0 + 1) }
  return Page(metadata: Page.Metadata(format: format, language: language, title: title), blocks: numbered)
}

func heading(_ level: Int, _ text: String, anchor: String? = nil) -> Block.Content {
  .heading(level: level, [.text(text)], anchor: anchor)
}
func paragraph(_ text: String) -> Block.Content { .paragraph([.text(text)]) }
func rule(_ headline: String, _ explanation: String = "") -> Block.Content {
  .paragraph([.strong([.text(headline)]), .text(" " + explanation)])
}
func bullets(_ items: [[Block.Content]]) -> Block.Content {
  .list(
    List(
      items: items.enumerated().map { index, blocks in List.Item(blocks.map { Block($0, line: 100 + index) }, line: 100 + index) }
    ))
}

let catalog = TopicCatalog(
  edition: "2026-06",
  sections: [
    SectionName(anchor: "best-practices", names: Localized(["Best practices"], ["ベストプラクティス"])),
    SectionName(anchor: "anatomy", names: Localized(["Anatomy"], ["構成要素"])),
    SectionName(anchor: "platform-considerations", names: Localized(["Platform considerations"], ["プラットフォームの考慮事項"])),
  ],
  topics: [
    Topic(
      slug: "gauges", category: "components", titles: Localized("Gauges", "ゲージ"),
      aliases: Localized([(.english, ["Gauge"]), (.japanese, ["メーター"])]),
      formerSlugs: ["ios/controls/gauges"]),
    Topic(slug: "steppers", category: "components", titles: Localized("Steppers", "ステッパー")),
    Topic(
      slug: "step-rows", category: "components", titles: Localized("Step rows", "段の列"), formerSlugs: ["layout/rows"],
      api: [APISymbol("RowStepView", framework: "RowKit")]),
    Topic(slug: "color", category: "foundations", titles: Localized("Color", "カラー"), aliases: Localized([(.japanese, ["色"])])),
  ])

func extract(_ page: Page, source: String = "notes", path: String = "p.md") -> Extraction {
  Extractor(catalog: catalog).extract(page, from: SourceReference(name: source, page: "p", path: path, line: 1, title: ""))
}
