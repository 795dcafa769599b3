import Guidelines

extension Page.Format {
  package static let html = Page.Format(rawValue: "html")
}

extension PageFormat {
  package static let html = PageFormat(
    id: .html, name: "HTML",
    isDeclared: { head in
      head.text.first == 0x3C && head.markup.isDocument
        || ["html", "htm"].contains(head.fileExtension) && head.markup.tags > 2 && head.front != nil
    },
    resembles: { head in
      let markup = head.markup
      // A name that says so makes a page of a single paragraph.
      let least = ["html", "htm"].contains(head.fileExtension) ? 1 : 3
      let opensWithTag =
        (head.text.first == 0x3C || TemplatedHTML.opens(head.text)) && markup.tags >= least && markup.markdown * 2 < markup.tags
      return opensWithTag || markup.tags > 20 && markup.markdown * 4 < markup.tags && markup.paragraphTags > 2 ? .guess : .none
    },
    read: { bytes, name throws(Failure) in
      try .belowFrontMatter(bytes) { below throws(Failure) in try HTMLReader.read(below, name: name) }
    })
}
