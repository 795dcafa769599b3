import Guidelines

/// Writes inlines as one line of Markdown, which CommonMark parses to the same inlines. All escaping for Markdown is done here.
///
/// By CommonMark's flanking rules, emphasis delimiters next to Japanese text often cannot open or close (`**「強調」**する`). The
/// adjacent character is then written as a numeric character reference, which ends in punctuation and makes the delimiter
/// effective.
struct MarkdownInlines {
  /// The context of the inlines. In a table cell, a pipe ends the cell and line breaks are not allowed.
  enum Context {
    case paragraph, heading, cell
  }

  let context: Context
  private let links: MarkdownLinks
  private var fragments: [Fragment] = []

  private enum Fragment {
    /// Markup that is written unchanged.
    case verbatim(String)
    /// A character of text.
    case scalar(Unicode.Scalar, asReference: Bool)
    case delimiter(String, opens: Bool)
    case lineBreak
  }

  /// Returns the Markdown of inlines. Line feeds occur only at hard line breaks.
  static func markdown(_ inlines: [Inline], in context: Context = .paragraph, links: MarkdownLinks = .unchanged) -> String {
    var writer = MarkdownInlines(context: context, links: links)
    writer.append(inlines.normalized, insideStrong: false)
    writer.enforceDelimiters()
    let text = writer.serialized()
    // A pipe ends a cell even inside code. The table parser removes the backslash.
    return context == .cell ? text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : text
  }

  private init(context: Context, links: MarkdownLinks) {
    self.context = context
    self.links = links
  }

  // MARK: Inlines → pieces

  private mutating func append(_ inlines: [Inline], insideStrong: Bool) {
    for (index, inline) in inlines.enumerated() {
      switch inline {
      case .text(let text):
        for scalar in text.unicodeScalars where scalar.value != 0 { fragments.append(.scalar(scalar, asReference: false)) }
      case .code(let text): fragments.append(.verbatim(Self.code(text)))
      case .strong(let inner): wrap(inner, "**", insideStrong: true)
      case .emphasis(let inner):
        // Adjacent asterisks of nested or neighboring emphasis would be parsed as one delimiter.
        let isAtEdgeOfStrong = insideStrong && (index == 0 || index + 1 == inlines.count)
        let touchesStrong =
          (index > 0 && inlines[index - 1].isStrong) || (index + 1 < inlines.count && inlines[index + 1].isStrong)
        wrap(
          inner, isAtEdgeOfStrong || touchesStrong || inner.containsDeeply(where: \.isStrong) ? "_" : "*",
          insideStrong: insideStrong)
      // `~~` is not used, because cmark-gfm ignores tildes when it checks adjacent delimiters.
      case .strikethrough(let inner): wrapInTag("s", inner, insideStrong: insideStrong)
      case .subscript(let inner): wrapInTag("sub", inner, insideStrong: insideStrong)
      case .superscript(let inner): wrapInTag("sup", inner, insideStrong: insideStrong)
      case .ruby(let base, let reading):
        fragments.append(.verbatim("<ruby>"))
        append(base, insideStrong: insideStrong)
        fragments.append(.verbatim("<rt>"))
        append([.text(reading)], insideStrong: insideStrong)
        fragments.append(.verbatim("</rt></ruby>"))
      case .link(let inner, let url) where Self.hasUnsafeScheme(url): append(inner, insideStrong: insideStrong)
      case .link(let inner, let url):
        let target = links.target(url)
        let citation = inline.citation
        fragments.append(.verbatim("["))
        append(citation == nil ? inner : target.map { [.text($0.name)] } ?? inner, insideStrong: insideStrong)
        let title = target.map { _ in " \"\(CanonicalForm.linkTitle(for: url, isCitation: citation != nil))\"" } ?? ""
        fragments.append(.verbatim("](\(Self.destination(target?.address ?? url))\(title))"))
      case .image(let alt, let url):
        fragments.append(.verbatim("!["))
        append([.text(alt)], insideStrong: insideStrong)
        fragments.append(.verbatim("](\(Self.destination(Self.hasUnsafeScheme(url) ? "" : url)))"))
      case .hardBreak: fragments.append(context == .paragraph ? .lineBreak : .verbatim("<br>"))
      case .softBreak, .footnoteReference: continue
      }
    }
  }

  private mutating func wrap(_ inner: [Inline], _ delimiter: String, insideStrong: Bool) {
    fragments.append(.delimiter(delimiter, opens: true))
    append(inner, insideStrong: insideStrong)
    fragments.append(.delimiter(delimiter, opens: false))
  }

  private mutating func wrapInTag(_ name: String, _ inner: [Inline], insideStrong: Bool) {
    fragments.append(.verbatim("<\(name)>"))
    append(inner, insideStrong: insideStrong)
    fragments.append(.verbatim("</\(name)>"))
  }

  // MARK: Delimiters

  /// Makes every delimiter effective by rules 1 to 8 for emphasis of CommonMark.
  private mutating func enforceDelimiters() {
    for index in fragments.indices {
      guard case .delimiter(let mark, let opens) = fragments[index] else { continue }
      let inner = opens ? index + 1 : index - 1
      let outer = opens ? index - 1 : index + 1
      // A left-flanking delimiter has no white space inside; if punctuation follows inside, punctuation or space must precede it.
      // `_` cannot open inside a word.
      if neighbor(inner, of: index) == .space { escapeAsReference(inner) }
      let inside = neighbor(inner, of: index)
      let outside = neighbor(outer, of: index)
      let needsPunctuationOutside = inside == .punctuation || inside == .symbol || mark == "_"
      if needsPunctuationOutside, outside == .word || outside == .symbol { escapeAsReference(outer) }
    }
  }

  private enum Neighbor {
    case space, punctuation, word
    /// A symbol, which only newer versions of CommonMark treat as punctuation.
    case symbol
  }

  /// Returns the class of the fragment next to a delimiter.
  private func neighbor(_ position: Int, of index: Int) -> Neighbor {
    guard fragments.indices.contains(position) else { return .space }
    switch fragments[position] {
    case .verbatim, .delimiter: return .punctuation
    case .lineBreak: return position > index ? .punctuation : .space
    case .scalar(_, asReference: true): return .punctuation
    case .scalar(let scalar, asReference: false):
      if Self.needsReference(scalar) { return .punctuation }
      if scalar.properties.isWhitespace { return .space }
      if scalar.isASCII { return Self.isPunctuation(scalar) ? .punctuation : .word }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation:
        return .punctuation
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .symbol
      default: return .word
      }
    }
  }

  private mutating func escapeAsReference(_ index: Int) {
    if fragments.indices.contains(index), case .scalar(let scalar, _) = fragments[index] {
      fragments[index] = .scalar(scalar, asReference: true)
    }
  }

  // MARK: Pieces → text

  private func serialized() -> String {
    var out = ""
    var atLineStart = true
    /// Number of consecutive digits at the start of the line.
    var digitCount = 0
    for (index, fragment) in fragments.enumerated() {
      switch fragment {
      case .verbatim(let text): out += text
      case .delimiter(let mark, _): out += mark
      case .lineBreak:
        out += "\\\n"
        (atLineStart, digitCount) = (true, 0)
        continue
      case .scalar(let scalar, let asReference):
        if asReference || Self.needsReference(scalar) || (isEdgeSpace(index) && scalar.properties.isWhitespace) {
          out += "&#\(scalar.value);"
        } else if needsBackslash(scalar, at: index, atLineStart: atLineStart, digits: digitCount) {
          out += "\\"
          out.unicodeScalars.append(scalar)
        } else {
          out.unicodeScalars.append(scalar)
          if scalar.isASCII, scalar.properties.numericType != nil, atLineStart || digitCount > 0 {
            (atLineStart, digitCount) = (false, digitCount + 1)
            continue
          }
        }
      }
      (atLineStart, digitCount) = (false, 0)
    }
    return out
  }

  /// Returns whether the fragment is at the start or end of a line, where the parser strips white space.
  private func isEdgeSpace(_ index: Int) -> Bool {
    func isEnd(_ index: Int) -> Bool {
      guard fragments.indices.contains(index) else { return true }
      if case .lineBreak = fragments[index] { return true }
      return false
    }
    return isEnd(index - 1) || isEnd(index + 1)
  }

  private func needsBackslash(_ scalar: Unicode.Scalar, at index: Int, atLineStart: Bool, digits: Int) -> Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", "~": return true
    case "_": return atLineStart || !(isWordCharacter(index - 1) && isWordCharacter(index + 1))
    case "#": return atLineStart || (context == .heading && index == fragments.count - 1)
    case "+", "-", "=", ">", ":", "|": return atLineStart
    case ".", ")": return digits > 0
    // An entity begins with `&` and a letter or `#`.
    case "&": return nextScalar(index).map { $0 == "#" || $0.properties.isAlphabetic } ?? false
    // `!` before a link would make it an image.
    case "!":
      if index + 1 < fragments.count, case .verbatim = fragments[index + 1] { return true }
      return false
    default: return false
    }
  }

  private func nextScalar(_ index: Int) -> Unicode.Scalar? {
    guard index + 1 < fragments.count, case .scalar(let scalar, false) = fragments[index + 1] else { return nil }
    return scalar
  }

  private func isWordCharacter(_ index: Int) -> Bool {
    guard fragments.indices.contains(index), case .scalar(let scalar, false) = fragments[index] else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Returns whether a character must be written as a reference, because it would be lost or would affect a terminal or editor.
  private static func needsReference(_ scalar: Unicode.Scalar) -> Bool {
    switch Sanitizer.disposition(scalar) {
    case .keep: false
    case .space, .drop: true
    }
  }

  // MARK: Code, addresses

  private static func code(_ text: String) -> String {
    // A line break inside code is parsed as a space.
    let text = Sanitizer.line(text)
    var maxRun = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      maxRun = max(maxRun, run)
    }
    // Use the shortest fence that does not occur in the code.
    var fence = 1
    if maxRun > 0 {
      let runs = Set(text.split { $0 != "`" }.map(\.count))
      while runs.contains(fence) { fence += 1 }
    }
    let ticks = String(repeating: "`", count: fence)
    let isBlank = text.allSatisfy { $0 == " " }
    let padding =
      text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" ") && !isBlank) ? " " : ""
    return ticks + padding + text + padding + ticks
  }

  /// Returns whether an address has a scheme other than HTTP, HTTPS, or mailto, which could start a program or open a local file.
  /// Only the text of such a link is written.
  private static func hasUnsafeScheme(_ url: String) -> Bool {
    let address = url.unicodeScalars.filter { $0.value > 0x20 && Sanitizer.disposition($0) == .keep }
    // An address without a scheme is relative (RFC 3986, section 3.1).
    guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    let scheme = String(String.UnicodeScalarView(address[..<colon])).lowercased()
    guard scheme.utf8.allSatisfy({ $0 > 0x2A && $0 < 0x7F && $0 != 0x2F }) else { return false }
    return !["http", "https", "mailto"].contains(scheme)
  }

  private static func destination(_ url: String) -> String {
    var out = ""
    // White space at the ends is stripped, because it would not be parsed as part of the address.
    let url = url.trimmingWhitespace
    var isBare = !url.isEmpty
    for scalar in url.unicodeScalars {
      switch scalar {
      case "<", ">", "\\":
        isBare = false
        out += "\\"
        out.unicodeScalars.append(scalar)
      case " ", "(", ")":
        isBare = false
        out.unicodeScalars.append(scalar)
      case "*", "`":
        // An address is not repaired by readers that fix emphasis, so these need a backslash.
        out += "\\"
        out.unicodeScalars.append(scalar)
      case "&": out += "&amp;"
      case _ where needsReference(scalar):
        for byte in String(scalar).utf8 { out += byte.percentEncoded }
      default: out.unicodeScalars.append(scalar)
      }
    }
    return isBare ? out : "<\(out)>"
  }
}
