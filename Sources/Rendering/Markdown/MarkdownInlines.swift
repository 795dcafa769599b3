import Guidelines

/// Inlines → one line of Markdown that CommonMark reads back as the same inlines. The only place where Markdown is escaped.
///
/// Delimiters of emphasis beside Japanese text often cannot open or close by CommonMark's flanking rules (`**「強調」**する`). There the
/// neighbouring character is written as a numeric reference, which ends and begins in punctuation, so that the delimiter counts.
struct MarkdownInlines {
  /// Where the inlines stand: in a cell a pipe ends the cell and no line may break.
  enum Place {
    case paragraph, heading, cell
  }

  let place: Place
  private let links: MarkdownLinks
  private var pieces: [Piece] = []

  private enum Piece {
    /// Written as it is.
    case verbatim(String)
    /// One character of text.
    case scalar(Unicode.Scalar, asReference: Bool)
    case delimiter(String, opens: Bool)
    case lineBreak
  }

  /// The Markdown of inlines; line ends only where the author broke the line.
  static func markdown(_ inlines: [Inline], in place: Place = .paragraph, links: MarkdownLinks = .unchanged) -> String {
    var writer = MarkdownInlines(place: place, links: links)
    writer.append(inlines.normal, insideStrong: false)
    writer.settleDelimiters()
    let text = writer.serialized()
    // A pipe ends a cell even inside code; the row's parser takes the backslash away again.
    return place == .cell ? text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : text
  }

  private init(place: Place, links: MarkdownLinks) {
    self.place = place
    self.links = links
  }

  // MARK: Inlines → pieces

  private mutating func append(_ inlines: [Inline], insideStrong: Bool) {
    for (index, inline) in inlines.enumerated() {
      switch inline {
      case .text(let text):
        for scalar in text.unicodeScalars where scalar.value != 0 { pieces.append(.scalar(scalar, asReference: false)) }
      case .code(let text): pieces.append(.verbatim(Self.code(text)))
      case .strong(let inner): wrap(inner, "**", insideStrong: true)
      case .emphasis(let inner):
        // Two runs of asterisks that touch would be read as one: those of a neighbour, or of what is around.
        let isAtEdge = insideStrong && (index == 0 || index + 1 == inlines.count)
        let touches = (index > 0 && inlines[index - 1].isStrong) || (index + 1 < inlines.count && inlines[index + 1].isStrong)
        wrap(inner, isAtEdge || touches || inner.containsDeeply(where: \.isStrong) ? "_" : "*", insideStrong: insideStrong)
      // Not `~~`: cmark-gfm looks through tildes when it judges the delimiters beside them.
      case .strikethrough(let inner): tag("s", inner, insideStrong: insideStrong)
      case .subscript(let inner): tag("sub", inner, insideStrong: insideStrong)
      case .superscript(let inner): tag("sup", inner, insideStrong: insideStrong)
      case .ruby(let base, let reading):
        pieces.append(.verbatim("<ruby>"))
        append(base, insideStrong: insideStrong)
        pieces.append(.verbatim("<rt>"))
        append([.text(reading)], insideStrong: insideStrong)
        pieces.append(.verbatim("</rt></ruby>"))
      case .link(let inner, let url) where Self.leavesTheWeb(url): append(inner, insideStrong: insideStrong)
      case .link(let inner, let url):
        let target = links.target(url)
        let citation = inline.citation
        pieces.append(.verbatim("["))
        append(citation == nil ? inner : target.map { [.text($0.name)] } ?? inner, insideStrong: insideStrong)
        let title = target.map { _ in " \"\(CanonicalForm.linkTitle(url, cites: citation != nil))\"" } ?? ""
        pieces.append(.verbatim("](\(Self.destination(target?.address ?? url))\(title))"))
      case .image(let alt, let url):
        pieces.append(.verbatim("!["))
        append([.text(alt)], insideStrong: insideStrong)
        pieces.append(.verbatim("](\(Self.destination(Self.leavesTheWeb(url) ? "" : url)))"))
      case .hardBreak: pieces.append(place == .paragraph ? .lineBreak : .verbatim("<br>"))
      case .softBreak, .footnoteReference: continue
      }
    }
  }

  private mutating func wrap(_ inner: [Inline], _ delimiter: String, insideStrong: Bool) {
    pieces.append(.delimiter(delimiter, opens: true))
    append(inner, insideStrong: insideStrong)
    pieces.append(.delimiter(delimiter, opens: false))
  }

  private mutating func tag(_ name: String, _ inner: [Inline], insideStrong: Bool) {
    pieces.append(.verbatim("<\(name)>"))
    append(inner, insideStrong: insideStrong)
    pieces.append(.verbatim("</\(name)>"))
  }

  // MARK: Delimiters

  /// Sees to it that every delimiter counts by CommonMark's rules 1 to 8 for emphasis.
  private mutating func settleDelimiters() {
    for index in pieces.indices {
      guard case .delimiter(let mark, let opens) = pieces[index] else { continue }
      let inner = opens ? index + 1 : index - 1
      let outer = opens ? index - 1 : index + 1
      // Left-flanking: no white space inside; punctuation inside asks for punctuation or space outside. `_` may not open inside a word.
      if side(inner, of: index) == .space { refer(inner) }
      let inside = side(inner, of: index)
      let outside = side(outer, of: index)
      let needsPunctuationOutside = inside == .punctuation || inside == .doubtful || mark == "_"
      if needsPunctuationOutside, outside == .word || outside == .doubtful { refer(outer) }
    }
  }

  private enum Side {
    case space, punctuation, word
    /// A symbol: punctuation in newer versions of CommonMark, not in older ones.
    case doubtful
  }

  /// What a delimiter sees beside it.
  private func side(_ neighbour: Int, of index: Int) -> Side {
    guard pieces.indices.contains(neighbour) else { return .space }
    switch pieces[neighbour] {
    case .verbatim, .delimiter: return .punctuation
    case .lineBreak: return neighbour > index ? .punctuation : .space
    case .scalar(_, asReference: true): return .punctuation
    case .scalar(let scalar, asReference: false):
      if Self.mustRefer(scalar) { return .punctuation }
      if scalar.properties.isWhitespace { return .space }
      if scalar.isASCII { return Self.isPunctuation(scalar) ? .punctuation : .word }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation:
        return .punctuation
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .doubtful
      default: return .word
      }
    }
  }

  private mutating func refer(_ index: Int) {
    if pieces.indices.contains(index), case .scalar(let scalar, _) = pieces[index] {
      pieces[index] = .scalar(scalar, asReference: true)
    }
  }

  // MARK: Pieces → text

  private func serialized() -> String {
    var out = ""
    var atLineStart = true
    /// How many digits stand at the line's start with nothing before them.
    var digits = 0
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .verbatim(let text): out += text
      case .delimiter(let mark, _): out += mark
      case .lineBreak:
        out += "\\\n"
        (atLineStart, digits) = (true, 0)
        continue
      case .scalar(let scalar, let asReference):
        if asReference || Self.mustRefer(scalar) || (isEdgeSpace(index) && scalar.properties.isWhitespace) {
          out += "&#\(scalar.value);"
        } else if needsBackslash(scalar, at: index, atLineStart: atLineStart, digits: digits) {
          out += "\\"
          out.unicodeScalars.append(scalar)
        } else {
          out.unicodeScalars.append(scalar)
          if scalar.isASCII, scalar.properties.numericType != nil, atLineStart || digits > 0 {
            (atLineStart, digits) = (false, digits + 1)
            continue
          }
        }
      }
      (atLineStart, digits) = (false, 0)
    }
    return out
  }

  /// White space at either end of a line is taken away by the parser.
  private func isEdgeSpace(_ index: Int) -> Bool {
    func isEnd(_ index: Int) -> Bool {
      guard pieces.indices.contains(index) else { return true }
      if case .lineBreak = pieces[index] { return true }
      return false
    }
    return isEnd(index - 1) || isEnd(index + 1)
  }

  private func needsBackslash(_ scalar: Unicode.Scalar, at index: Int, atLineStart: Bool, digits: Int) -> Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", "~": return true
    case "_": return atLineStart || !(isWordCharacter(index - 1) && isWordCharacter(index + 1))
    case "#": return atLineStart || (place == .heading && index == pieces.count - 1)
    case "+", "-", "=", ">", ":", "|": return atLineStart
    case ".", ")": return digits > 0
    // An entity: `&` and then a letter or `#`.
    case "&": return next(index).map { $0 == "#" || $0.properties.isAlphabetic } ?? false
    // Before a link it would make an image.
    case "!":
      if index + 1 < pieces.count, case .verbatim = pieces[index + 1] { return true }
      return false
    default: return false
    }
  }

  private func next(_ index: Int) -> Unicode.Scalar? {
    guard index + 1 < pieces.count, case .scalar(let scalar, false) = pieces[index + 1] else { return nil }
    return scalar
  }

  private func isWordCharacter(_ index: Int) -> Bool {
    guard pieces.indices.contains(index), case .scalar(let scalar, false) = pieces[index] else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Characters that would not survive, or would act on a terminal or an editor if written raw.
  private static func mustRefer(_ scalar: Unicode.Scalar) -> Bool {
    switch Sanitizing.passage(scalar) {
    case .keep: false
    case .space, .drop: true
    }
  }

  // MARK: Code, addresses

  private static func code(_ text: String) -> String {
    // A line end inside code reads as a space.
    let text = Sanitizing.line(text)
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    // Shortest fence that does not occur inside.
    var fence = 1
    if longest > 0 {
      let runs = Set(text.split { $0 != "`" }.map(\.count))
      while runs.contains(fence) { fence += 1 }
    }
    let ticks = String(repeating: "`", count: fence)
    let isBlank = text.allSatisfy { $0 == " " }
    let pad = text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" ") && !isBlank) ? " " : ""
    return ticks + pad + text + pad + ticks
  }

  /// Whether an address leads out of the web: to a program, a file of the reader's, another machine's shell. The link's text stands without it.
  private static func leavesTheWeb(_ url: String) -> Bool {
    let address = url.unicodeScalars.filter { $0.value > 0x20 && Sanitizing.passage($0) == .keep }
    // RFC 3986, 3.1: what has no scheme is relative.
    guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    let scheme = String(String.UnicodeScalarView(address[..<colon])).lowercased()
    guard scheme.utf8.allSatisfy({ $0 > 0x2A && $0 < 0x7F && $0 != 0x2F }) else { return false }
    return !["http", "https", "mailto"].contains(scheme)
  }

  private static func destination(_ url: String) -> String {
    var out = ""
    // White space at the ends is none of the address: it would not read back.
    let url = url.trimmingSpace
    var bare = !url.isEmpty
    for scalar in url.unicodeScalars {
      switch scalar {
      case "<", ">", "\\":
        bare = false
        out += "\\"
        out.unicodeScalars.append(scalar)
      case " ", "(", ")":
        bare = false
        out.unicodeScalars.append(scalar)
      case "*", "`":
        // No reader mends bold there.
        out += "\\"
        out.unicodeScalars.append(scalar)
      case "&": out += "&amp;"
      case _ where mustRefer(scalar):
        for byte in String(scalar).utf8 { out += byte.percentEncoded }
      default: out.unicodeScalars.append(scalar)
      }
    }
    return bare ? out : "<\(out)>"
  }
}
