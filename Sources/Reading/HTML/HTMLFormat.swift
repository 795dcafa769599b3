import Guidelines
import Languages

extension Page.Format {
  package static let html = Page.Format(rawValue: "html")
}

extension PageFormat {
  package static let html = PageFormat(
    id: .html, names: Localized("HTML", "HTML"),
    isDeclared: { $0.text.first == 0x3C && $0.markup.isDocument },
    resembles: { head in
      let markup = head.markup
      let opensWithTag =
        (head.text.first == 0x3C || TemplatedHTML.opens(head.text)) && markup.tags >= 3 && markup.markdown * 2 < markup.tags
      return opensWithTag || markup.tags > 20 && markup.markdown * 4 < markup.tags && markup.paragraphTags > 2 ? .guess : .none
    },
    read: HTMLReader.read)
}
