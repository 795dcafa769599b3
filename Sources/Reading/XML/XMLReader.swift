import Guidelines

/// Reads Mallard and DocBook. Their elements are replaced with those of HTML, and the HTML reader builds the blocks.
enum XMLReader {
  /// Reads a page.
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: The name of the file, for errors.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> PageDraft {
    var docBookInfo = DocBookInfo()
    var draft = try HTMLReader.readTranslated(bytes, isXML: true, name: name) { document in
      docBookInfo = DocBookInfo(document)
      XMLTranslation.apply(to: &document)
    }
    draft.page.metadata.format = .xml
    draft.page.metadata.author = docBookInfo.author
    draft.page.metadata.date = docBookInfo.date
    draft.page.metadata.edition = docBookInfo.edition
    return draft
  }

  /// Metadata in the `info` element of a DocBook page.
  private struct DocBookInfo {
    private(set) var author, date, edition: String?

    init() {}

    init(_ document: HTMLDocument) {
      func text(_ name: String, below index: Int = 0) -> String? {
        document.first(name, below: index).map { document.collapsedText(of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      }
      guard let info = ["info", "articleinfo", "bookinfo"].lazy.compactMap({ document.first($0) }).first else { return }
      if let index = document.first("author", below: info) {
        author = text("personname", below: index) ?? document.collapsedText(of: index)
      }
      date = (text("date", below: info) ?? text("pubdate", below: info)).flatMap(DateParser.iso)
      edition = text("revnumber", below: info)
    }
  }
}
