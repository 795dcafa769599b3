import Guidelines

/// Reads Mallard and DocBook: their elements are given the names that HTML has for them, and HTML's walk builds the tree.
enum XMLReader {
  /// - Parameters:
  ///   - bytes: decoded text in UTF-8.
  ///   - name: the file's name, for errors.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> PageDraft {
    var facts = Facts()
    var draft = try HTMLReader.readTranslated(bytes, isXML: true, name: name) { document in
      facts = Facts(document)
      XMLTranslation.apply(to: &document)
    }
    draft.page.metadata.format = .xml
    draft.page.metadata.author = facts.author
    draft.page.metadata.date = facts.date
    draft.page.metadata.edition = facts.edition
    return draft
  }

  /// What a DocBook page says of itself.
  private struct Facts {
    private(set) var author, date, edition: String?

    init() {}

    init(_ document: HTMLDocument) {
      func text(_ name: String, below index: Int = 0) -> String? {
        document.first(name, below: index).map { document.line(of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      }
      guard let info = ["info", "articleinfo", "bookinfo"].lazy.compactMap({ document.first($0) }).first else { return }
      if let index = document.first("author", below: info) {
        author = text("personname", below: index) ?? document.line(of: index)
      }
      date = (text("date", below: info) ?? text("pubdate", below: info)).flatMap(StatedDate.iso)
      edition = text("revnumber", below: info)
    }
  }
}
