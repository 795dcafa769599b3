import Guidelines

/// Finds in a text what a site's tools put into it: tags and expressions of MDX, tags of Liquid, Jinja, Nunjucks and ERB, Hugo's shortcodes,
/// kramdown's attributes. Code is left alone.
struct ComponentScanner {
  enum Surroundings: Hashable {
    case markdown(isMDX: Bool)
    case html
  }

  private let source: UnsafeBufferPointer<UInt8>
  private let isMDX: Bool
  private let isHTML: Bool
  private(set) var tokens: [ComponentToken] = []
  /// Bytes that were looked through for an end that is not there; beyond the most, nothing more is looked for.
  private var wasted = 0
  private static let mostWasted = 16 << 20
  /// Where the tag ends that the scanner stands in, in HTML.
  private var tagEnd = 0
  /// The line above ends a module's statement, or is blank.
  private var mayImport = true

  static func tokens(in source: UnsafeBufferPointer<UInt8>, _ surroundings: Surroundings) -> [ComponentToken] {
    var scanner = ComponentScanner(source, surroundings)
    scanner.scan()
    scanner.tokens.pair()
    return scanner.tokens
  }

  private init(_ source: UnsafeBufferPointer<UInt8>, _ surroundings: Surroundings) {
    self.source = source
    isMDX = surroundings == .markdown(isMDX: true)
    isHTML = surroundings == .html
  }

  private mutating func scan() {
    var index = 0
    while index < source.count {
      if !isHTML, index == 0 || source[index - 1] == 0x0A {
        if let end = fenceEnd(index) ?? moduleEnd(index) {
          index = end
          continue
        }
      }
      switch source[index] {
      case 0x5C where !isHTML: index += 2
      case 0x60 where !isHTML: index = codeEnd(index)
      case 0x3C: index = angle(index)
      case 0x7B: index = brace(index)
      default: index += 1
      }
    }
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= source.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where source[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Just behind the next occurrence of a mark.
  private mutating func end(_ mark: StaticString, from start: Int, within length: Int = ScriptText.longest) -> Int? {
    guard wasted < ComponentScanner.mostWasted else { return nil }
    let limit = min(source.count, start + length)
    var index = start
    while index < limit {
      if source[index] == mark.utf8Start[0], has(mark, at: index) { return index + mark.utf8CodeUnitCount }
      index += 1
    }
    wasted += limit - start
    return nil
  }

  private mutating func groupEnd(_ start: Int) -> Int? {
    guard wasted < ComponentScanner.mostWasted else { return nil }
    let end = ScriptText.end(ofGroup: source, at: start)
    if end == nil { wasted += ScriptText.longest }
    return end
  }

  private mutating func add(_ kind: ComponentToken.Kind, _ range: Range<Int>) -> Int {
    tokens.append(ComponentToken(range: range, kind: kind))
    return range.upperBound
  }

  // MARK: Code and modules

  private func lineEnd(_ start: Int) -> Int { min(source.count, Reading.lineEnd(source, start) + 1) }

  /// Behind the fenced code that begins on the line.
  private func fenceEnd(_ start: Int) -> Int? {
    guard let (byte, length) = fence(start) else { return nil }
    var index = lineEnd(start)
    while index < source.count {
      let next = lineEnd(index)
      if let (closing, count) = fence(index), closing == byte, count >= length {
        let marks = source[index..<next].drop { $0 == 0x20 || $0 == 0x09 || $0 == byte }
        if marks.allSatisfy({ $0 <= 0x20 }) { return next }
      }
      index = next
    }
    return source.count
  }

  private func fence(_ start: Int) -> (UInt8, Int)? {
    var index = start
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    guard index < source.count, source[index] == 0x60 || source[index] == 0x7E else { return nil }
    let length = source[index...].prefix { $0 == source[index] }.count
    guard length >= 3 else { return nil }
    // Backticks behind it make it a word of code.
    return source[index] == 0x60 && source[(index + length)..<Reading.lineEnd(source, index)].contains(0x60)
      ? nil : (source[index], length)
  }

  /// Behind a word of code, or behind its marks where it ends nowhere in the paragraph.
  private func codeEnd(_ start: Int) -> Int {
    let length = source[start...].prefix { $0 == 0x60 }.count
    var index = start + length
    let limit = min(source.count, index + 2048)
    while index < limit {
      if source[index] == 0x60 {
        let run = source[index...].prefix { $0 == 0x60 }.count
        if run == length { return index + run }
        index += run
      } else if source[index] == 0x0A, index + 1 < limit, source[index + 1] == 0x0A {
        break
      } else {
        index += 1
      }
    }
    return start + length
  }

  /// Behind the `import` or `export` that begins on the line.
  private mutating func moduleEnd(_ start: Int) -> Int? {
    guard isMDX else { return nil }
    let end = lineEnd(start)
    guard mayImport, ModuleLine.opens(source[start..<end]) else {
      mayImport = source[start..<end].allSatisfy { $0 <= 0x20 }
      return nil
    }
    // To the end of a line with no bracket open, and for an import with its address.
    var index = start
    var isComplete = has("export", at: start)
    while index < source.count {
      let byte = source[index]
      if ScriptText.isOpening(byte) {
        index = groupEnd(index) ?? index + 1
      } else if ScriptText.isQuote(byte) {
        isComplete = true
        index = ScriptText.end(ofString: source, at: index) ?? index + 1
      } else if byte == 0x0A, isComplete || index + 1 == source.count || source[index + 1] == 0x0A {
        return add(.removed(nil), start..<index)
      } else {
        index += 1
      }
    }
    return add(.removed(nil), start..<index)
  }

  // MARK: Tags

  private mutating func angle(_ start: Int) -> Int {
    if has("<!--", at: start) { return end("-->", from: start + 4) ?? start + 4 }
    if has("<%", at: start), let end = end("%>", from: start + 2) { return add(.removed("<% %>"), start..<end) }
    if isHTML {
      for code in ["<pre", "<code", "<script", "<style"] as [StaticString] where has(code, at: start) {
        return end("</", from: start + 4, within: source.count) ?? start + 4
      }
      if start + 1 < source.count, (source[start + 1] | 0x20) >= 0x61, (source[start + 1] | 0x20) <= 0x7A {
        tagEnd = end(">", from: start, within: 4096) ?? tagEnd
      }
      return start + 1
    }
    guard isMDX, wasted < ComponentScanner.mostWasted else { return start + 1 }
    guard let tag = TagParser(source, at: start) else {
      wasted += 64
      return start + 1
    }
    wasted += tag.isComplete ? 0 : tag.end - start
    guard tag.isComplete else { return start + 1 }
    if ["style", "script", "svg", "pre"].contains(tag.name), !tag.isClosing, !tag.isEmpty {
      return end("</", from: tag.end, within: source.count) ?? tag.end
    }
    let range = start..<tag.end
    if tag.isClosing { return add(.close(key: tag.name), range) }
    let component = Component(
      name: tag.name, notation: TagParser.isElement(tag.name) ? .html : .jsx,
      properties: ComponentProperties(source[(start + 1 + tag.name.utf8.count)..<(tag.end - 1)]))
    return add(tag.isEmpty ? .empty(component) : .open(component, key: tag.name), range)
  }

  // MARK: Braces

  private mutating func brace(_ start: Int) -> Int {
    if has("{{<", at: start) { return shortcode(start, ">}}") }
    if has("{{%", at: start) { return shortcode(start, "%}}") }
    if has("{%", at: start) { return block(start) }
    if has("{{", at: start) {
      guard let end = groupEnd(start), end - 2 > start + 2, source[end - 2] == 0x7D else { return start + 2 }
      if start < tagEnd { return add(.removed(nil), start..<end) }
      return add(.empty(TemplateTag(source[(start + 2)..<(end - 2)]).component(.output)), start..<end)
    }
    if has("{# ", at: start) || has("{#-", at: start), let end = end("#}", from: start) { return add(.removed(nil), start..<end) }
    guard !isHTML else { return start + 1 }
    if has("{:", at: start), !has("{:toc", at: start), let close = source[start...].prefix(200).firstIndex(of: 0x7D),
      !source[start..<close].contains(0x0A)
    {
      return add(.removed(nil), start..<(close + 1))
    }
    guard isMDX, !has("{#", at: start), !has("{:", at: start), let end = groupEnd(start) else { return start + 1 }
    let inside = UnsafeBufferPointer(rebasing: source[(start + 1)..<(end - 1)])
    if has("{/*", at: start) { return add(.removed(nil), start..<end) }
    if !inside.contains(0x0A), !inside.contains(0x3C), let words = ScriptText.words(ofExpression: inside) {
      return add(.text(words), start..<end)
    }
    return add(.removed("{…}"), start..<end)
  }

  private mutating func shortcode(_ start: Int, _ closer: StaticString) -> Int {
    guard let end = end(closer, from: start + 3) else { return start + 3 }
    return addTag(TemplateTag(source[(start + 3)..<(end - 3)]), .shortcode, start..<end)
  }

  private mutating func block(_ start: Int) -> Int {
    guard let end = groupEnd(start).flatMap({ source[$0 - 2] == 0x25 ? $0 : nil }) ?? end("%}", from: start + 2),
      end - 2 >= start + 2
    else {
      return start + 2
    }
    if start < tagEnd { return add(.removed(nil), start..<end) }
    let tag = TemplateTag(source[(start + 2)..<(end - 2)])
    switch tag.name {
    case "raw":
      return self.end("endraw", from: end, within: source.count) == nil ? end : raw(start..<end, upTo: "{%", and: "endraw")
    case "comment":
      let close = self.end("endcomment", from: end, within: source.count).flatMap { self.end("%}", from: $0) }
      return add(.removed(nil), start..<(close ?? end))
    case "highlight" where !isHTML:
      _ = add(.line("```" + (tag.properties.positional.first ?? "")), start..<end)
      return self.end("{% endhighlight", from: end, within: source.count).map { $0 - 15 } ?? end
    case "endhighlight" where !isHTML: return add(.line("```"), start..<end)
    default: return addTag(tag, .block, start..<end)
    }
  }

  /// What stands between `{% raw %}` and its end is text.
  private mutating func raw(_ range: Range<Int>, upTo open: StaticString, and name: StaticString) -> Int {
    _ = add(.removed(nil), range)
    var index = range.upperBound
    while let start = end(open, from: index, within: source.count) {
      index = start
      guard let close = end("%}", from: start), let word = end(name, from: start, within: close - start), word <= close else {
        continue
      }
      return add(.removed(nil), (start - 2)..<close)
    }
    return index
  }

  private mutating func addTag(_ tag: TemplateTag, _ notation: Component.Notation, _ range: Range<Int>) -> Int {
    if let key = tag.closes { return add(.close(key: "%" + key), range) }
    return add(.open(tag.component(notation), key: "%" + tag.key), range)
  }
}
