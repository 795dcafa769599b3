import Extraction
import Guidelines
import Reading
import Testing

/// Pages in fetched JSON, compared with the same page in Markdown. Each construct of one has its equivalent in the other.
@Suite struct FetchedPageTests {
  private static func records(_ text: String, name: String) throws -> [Record] {
    let page = try PageReader().read(Array(text.utf8), name: name)
    let source = SourceReference(name: "Apple", page: "meters", path: "meters", line: 1, title: "")
    return Extractor(catalog: TopicCatalog()).extract(page, from: source).records.map { record in
      var record = record
      // Line, URL, and path differ by form.
      (record.source.line, record.source.url, record.source.path) = (1, nil, "")
      record.body = record.body.map { $0.mappingLines { _ in 0 } }
      return record
    }
  }

  @Test("A fetched page and the same page in Markdown have equal records") func fetchedAndMarkdownRecordsAreEqual() throws {
    let (fetched, written) = (
      try Self.records(Self.json, name: "meters.json"), try Self.records(Self.markdown, name: "meters.md")
    )
    #expect(fetched.map(\.id) == written.map(\.id))
    for (a, b) in zip(fetched, written) {
      #expect(
        a.kind == b.kind && a.strength == b.strength && a.platforms == b.platforms && a.section == b.section
          && a.anchor == b.anchor, "\(a.id)")
      #expect(a.headline.plainText == b.headline.plainText, "\(a.id)")
      #expect(a.body.plainText == b.body.plainText, "\(a.id)")
      #expect(a.source.edition == b.source.edition && a.topic == b.topic && a.topicTitle == b.topicTitle, "\(a.id)")
    }
    #expect(fetched.count > 8 && fetched.contains { $0.platforms == [.watchOS] } && fetched.contains { $0.kind == .note })
    #expect(fetched[0].source.edition == "2025-06-09")
    #expect(fetched.contains { $0.headline.plainText == "Keep meters wide." && $0.platforms == [.iOS] })
    #expect(fetched.contains { $0.body.plainText.contains("The marks of this meter are thin.") })
  }

  /// Text before such a section is not a preface.
  @Test("A section named like an alias of the topic is an ordinary section") func sectionNamedLikeAliasIsNotTheTitle() throws {
    let catalog = TopicCatalog(
      edition: "", categories: [], sections: [],
      topics: [
        Topic(
          slug: "meters", category: "components", titles: Localized([(.english, "Meters")]),
          aliases: Localized([(.english, ["Specifications"])]),
          platforms: Platform.allCases)
      ])
    let page = try PageReader().read(Array(Self.json.utf8), name: "meters.json")
    let source = SourceReference(name: "Apple", page: "meters", path: "meters", line: 1, title: "")
    let records = Extractor(catalog: catalog).extract(page, from: source).records
    #expect(records.first?.kind == .definition && records.first?.topicTitle == "Meters")
    #expect(records.contains { $0.kind == .rule && $0.section == ["Best practices"] })
  }

  private static let markdown = """
    # Meters

    A meter shows a *measured* value.

    ## Best practices

    **Keep a [gauge](https://developer.apple.com/design/gauges) small.** See [the other page](https://developer.apple.com/design/gauges) and `Meter`.

    **Avoid meters that tremble.** People cannot read them:

    - One hand is enough.
    - Two hands cross.

    > **Important**
    > A meter is no control.

    Sizes are approximate.

    **Use thin marks.** Thick ones blur.

    ![A meter.](https://example.com/m.png)

    The marks of this meter are thin.

    > **Developer note**
    > Use the class for meters.

    ### iOS

    **Keep meters wide.** They shrink.

    ### Small meters

    A small meter fits a watch.

    ## Specifications

    | Kind | Size |
    |---|---|
    | Round | 10 pt |
    | Long | 40 pt |

    1. Choose a kind.
    2. Choose a size.

    ## Platform considerations

    *No additional considerations for macOS. Not supported in tvOS.*

    ### watchOS

    **Draw a meter at the edge.** The middle is for text.

    ## Resources

    #### Related

    [Gauges](https://developer.apple.com/design/gauges)

    ## Change log

    | Date | Changes |
    |---|---|
    | June 9, 2025 | New drawings. |
    """

  private static let json = """
    {"kind":"article","identifier":{"url":"doc://com.example.HIG/design/Human-Interface-Guidelines/meters"},"metadata":{"title":"Meters"},
    "abstract":[{"type":"text","text":"A meter shows a "},{"type":"emphasis","inlineContent":[{"type":"text","text":"measured"}]},
    {"type":"text","text":" value."}],
    "primaryContentSections":[{"kind":"content","content":[
    {"type":"heading","level":2,"text":"Best practices","anchor":"Best-practices"},
    {"type":"paragraph","inlineContent":[{"type":"strong","inlineContent":[{"type":"text","text":"Keep a "},{"type":"reference",
    "identifier":"doc://x/gauges","isActive":true},{"type":"text","text":" small."}]},{"type":"text","text":" See "},{"type":"reference",
    "identifier":"doc://x/gauges","isActive":true,"overridingTitle":"the other page","overridingTitleInlineContent":[{"type":"text",
    "text":"the other page"}]},{"type":"text","text":" and "},{"type":"codeVoice","code":"Meter"},{"type":"text","text":"."}]},
    {"type":"paragraph","inlineContent":[{"type":"strong","inlineContent":[{"type":"text","text":"Avoid meters that tremble."}]},{"type":"text",
    "text":" People cannot read them:"}]},
    {"type":"unorderedList","items":[{"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"One hand is enough."}]}]},
    {"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Two hands cross."}]}]}]},
    {"type":"aside","style":"important","name":"Important","content":[{"type":"paragraph","inlineContent":[{"type":"text",
    "text":"A meter is no control."}]}]},
    {"type":"small","inlineContent":[{"type":"text","text":"Sizes are approximate."}]},
    {"type":"row","numberOfColumns":2,"columns":[{"size":1,"content":[{"type":"paragraph","inlineContent":[{"type":"strong","inlineContent":[
    {"type":"text","text":"Use thin marks."}]},{"type":"text","text":" Thick ones blur."}]}]},{"size":1,"content":[{"type":"paragraph",
    "inlineContent":[{"type":"image","identifier":"m.png","metadata":{"abstract":[{"type":"text","text":"The marks of this meter are thin."}]}}]}]}]},
    {"type":"aside","style":"note","name":"Developer note","content":[{"type":"paragraph","inlineContent":[{"type":"text",
    "text":"Use the class for meters."}]}]},
    {"type":"tabNavigator","tabs":[{"title":"iOS","content":[{"type":"paragraph","inlineContent":[{"type":"strong","inlineContent":[{"type":"text",
    "text":"Keep meters wide."}]},{"type":"text","text":" They shrink."}]}]},{"title":"Small meters","content":[{"type":"paragraph",
    "inlineContent":[{"type":"text","text":"A small meter fits a watch."}]}]}]},
    {"type":"heading","level":2,"text":"Specifications","anchor":"Specifications"},
    {"type":"table","header":"row","rows":[[[{"type":"paragraph","inlineContent":[{"type":"text","text":"Kind"}]}],[{"type":"paragraph",
    "inlineContent":[{"type":"text","text":"Size"}]}]],[[{"type":"paragraph","inlineContent":[{"type":"text","text":"Round"}]}],
    [{"type":"paragraph","inlineContent":[{"type":"text","text":"10 pt"}]}]],[[{"type":"paragraph","inlineContent":[{"type":"text",
    "text":"Long"}]}],[{"type":"paragraph","inlineContent":[{"type":"text","text":"40 pt"}]}]]]},
    {"type":"orderedList","items":[{"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Choose a kind."}]}]},
    {"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Choose a size."}]}]}]},
    {"type":"heading","level":2,"text":"Platform considerations","anchor":"Platform-considerations"},
    {"type":"paragraph","inlineContent":[{"type":"emphasis","inlineContent":[{"type":"text",
    "text":"No additional considerations for macOS. Not supported in tvOS."}]}]},
    {"type":"heading","level":3,"text":"watchOS","anchor":"watchOS"},
    {"type":"paragraph","inlineContent":[{"type":"strong","inlineContent":[{"type":"text","text":"Draw a meter at the edge."}]},{"type":"text",
    "text":" The middle is for text."},{"type":"image","identifier":"m.png"}]},
    {"type":"heading","level":2,"text":"Resources","anchor":"Resources"},
    {"type":"heading","level":4,"text":"Related","anchor":"Related"},
    {"type":"links","style":"list","items":["doc://x/gauges"]},
    {"type":"heading","level":2,"text":"Change log","anchor":"Change-log"},
    {"type":"table","header":"row","rows":[[[{"type":"paragraph","inlineContent":[{"type":"text","text":"Date"}]}],[{"type":"paragraph",
    "inlineContent":[{"type":"text","text":"Changes"}]}]],[[{"type":"paragraph","inlineContent":[{"type":"text","text":"June 9, 2025"}]}],
    [{"type":"paragraph","inlineContent":[{"type":"text","text":"New drawings."}]}]]]}
    ]}],
    "references":{"doc://x/gauges":{"type":"topic","title":"gauge","url":"/design/gauges","identifier":"doc://x/gauges"},
    "m.png":{"type":"image","identifier":"m.png","alt":"A meter.","variants":[{"url":"https://example.com/m.png"}]}}}
    """
}
