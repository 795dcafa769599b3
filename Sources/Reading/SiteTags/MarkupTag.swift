import Guidelines

/// One tag as it stands in a text: `<img src="a.png">`, `</Do>`, `<Chart data={[1, 2]}` over lines `/>`.
struct MarkupTag {
  let name: String
  let isClosing: Bool
  /// It says itself that it holds nothing.
  private(set) var isEmpty = false
  /// False where no `>` ends what began like a tag.
  private(set) var isComplete = false
  /// Where the attributes begin and end.
  private(set) var attributes: Range<Int>
  private(set) var end: Int

  /// nil where no tag begins at the `<`.
  init?(_ source: UnsafeBufferPointer<UInt8>, at start: Int) {
    var index = start + 1
    isClosing = index < source.count && source[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < source.count, Self.isName(source[index]), index - nameStart < 80 { index += 1 }
    name = String(decoding: source[nameStart..<index], as: UTF8.self)
    attributes = index..<index
    end = index
    guard index < source.count, name.utf8.first.map(\.isASCIILetter) ?? (source[index] == UInt8(ascii: ">")) else { return nil }
    let limit = min(source.count, start + ScriptText.longest)
    while index < limit {
      attributes = attributes.lowerBound..<index
      end = index + 1
      let byte = source[index]
      switch byte {
      case UInt8(ascii: ">"):
        isComplete = true
        return
      case UInt8(ascii: "/") where index + 1 < limit && source[index + 1] == UInt8(ascii: ">"):
        isEmpty = true
        isComplete = true
        end += 1
        return
      case UInt8(ascii: "="):
        index += 1
        while index < limit, source[index] <= 0x20 { index += 1 }
        guard index < limit, ScriptText.isQuote(source[index]) else { continue }
        guard let close = source[(index + 1)..<limit].firstIndex(of: source[index]) else {
          end = limit
          return
        }
        index = close + 1
      case _ where ScriptText.isOpening(byte):
        guard let close = ScriptText.end(ofGroup: source, at: index) else {
          end = limit
          return
        }
        index = close
      case _ where byte <= 0x20 || Self.isName(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$"): index += 1
      default: return
      }
    }
  }

  /// Whether it is a component's: elements of HTML have small letters, in old pages capitals throughout.
  var isComponent: Bool { Self.isComponent(name) }

  static func isComponent(_ name: String) -> Bool {
    name.utf8.first?.isASCIIUpper == true && name.utf8.contains(where: \.isASCIILower) || name.isEmpty
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }

  /// Elements of HTML that begin a block within Markdown wherever they begin a line.
  static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd",
    "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2",
    "h3",
    "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav",
    "noframes",
    "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead",
    "title",
    "tr", "track", "ul",
  ]

  /// Words as text of HTML.
  static func escaped(_ words: String) -> String { words.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
}
