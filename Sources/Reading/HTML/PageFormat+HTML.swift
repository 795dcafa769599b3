import Guidelines

extension Page.Format {
  package static let html = Page.Format(rawValue: "html")
}

extension PageFormat {
  package static let html = PageFormat(
    id: .html, name: "HTML",
    isDeclared: { head in
      head.text.first == 0x3C && head.markup.isDocument
        || ["html", "htm"].contains(head.fileExtension) && head.markup.tags > 2 && head.frontMatter != nil
    },
    confidence: { head in
      let markup = head.markup
      // A file extension for HTML makes a single paragraph a page.
      let minTags = ["html", "htm"].contains(head.fileExtension) ? 1 : 3
      let opensWithTag =
        (head.text.first == 0x3C || TemplatedHTML.startsWithTag(head.text)) && markup.tags >= minTags
        && markup.markdown * 2 < markup.tags
      return opensWithTag || markup.tags > 20 && markup.markdown * 4 < markup.tags && markup.paragraphTags > 2 ? .guess : .none
    },
    parse: { bytes, name throws(Failure) in
      try .belowFrontMatter(bytes) { body throws(Failure) in try HTMLReader.read(body, name: name) }
    })
}
