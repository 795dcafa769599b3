import Guidelines

/// A tag in a text: `<img src="a.png">`, `</Do>`, or `<Chart data={[1, 2]} />`, even over several lines.
struct MarkupTag {
  let name: String
  let isClosing: Bool
  /// Indicates whether the tag is self-closing (`/>`).
  private(set) var isSelfClosing = false
  /// Indicates whether a `>` ends the tag. If not, it is probably not a tag.
  private(set) var isComplete = false
  /// Range of the attributes.
  private(set) var attributeRange: Range<Int>
  /// Offset after the tag.
  private(set) var end: Int

  /// Parses a tag. Returns `nil` if no tag begins at the `<` at `start`.
  init?(_ source: UnsafeBufferPointer<UInt8>, at start: Int) {
    var index = start + 1
    isClosing = index < source.count && source[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < source.count, Self.isNameByte(source[index]), index - nameStart < 80 { index += 1 }
    name = String(decoding: source[nameStart..<index], as: UTF8.self)
    attributeRange = index..<index
    end = index
    guard index < source.count, name.utf8.first.map(\.isASCIILetter) ?? (source[index] == UInt8(ascii: ">")) else { return nil }
    let limit = min(source.count, start + ScriptText.maxLength)
    while index < limit {
      attributeRange = attributeRange.lowerBound..<index
      end = index + 1
      let byte = source[index]
      switch byte {
      case UInt8(ascii: ">"):
        isComplete = true
        return
      case UInt8(ascii: "/") where index + 1 < limit && source[index + 1] == UInt8(ascii: ">"):
        isSelfClosing = true
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
      case _ where ScriptText.isOpeningBracket(byte):
        guard let close = ScriptText.end(ofGroup: source, at: index) else {
          end = limit
          return
        }
        index = close
      case _ where byte <= 0x20 || Self.isNameByte(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$"): index += 1
      default: return
      }
    }
  }

  /// Indicates whether the tag is a component. Names of HTML elements are in lower case, or in upper case in old pages.
  var isComponent: Bool { Self.isComponent(name) }

  static func isComponent(_ name: String) -> Bool {
    name.utf8.first?.isASCIIUpper == true && name.utf8.contains(where: \.isASCIILower) || name.isEmpty
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }

  /// HTML elements that begin a block at the start of a line in Markdown.
  static let blockElements: Set<String> = [
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

  /// Returns text with `&` and `<` escaped for HTML.
  static func escapedHTML(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
}
