import Guidelines

/// Finds in a text what a site's tools put into it: tags and expressions of MDX, tags of Liquid, Jinja, Nunjucks and ERB, Hugo's shortcodes,
/// kramdown's attributes. Code is left alone.
struct TagScanner {
  enum Surroundings: Hashable {
    case markdown(isMDX: Bool)
    case html
  }

  private let source: UnsafeBufferPointer<UInt8>
  private let isMDX: Bool
  private let isHTML: Bool
  private var tags: [SiteTag] = []
  /// Bytes that may still be looked through for an end that is not there. Without it a page of open brackets costs the square of its length.
  private var patience: Int
  /// Where the tag ends that the scanner stands in, in HTML.
  private var tagEnd = 0
  /// The line above ends a module's statement, or is blank.
  private var mayImport = true

  static func tags(in source: UnsafeBufferPointer<UInt8>, _ surroundings: Surroundings) -> [SiteTag] {
    var scanner = TagScanner(source, surroundings)
    scanner.scan()
    scanner.tags.pair()
    return scanner.tags
  }

  private init(_ source: UnsafeBufferPointer<UInt8>, _ surroundings: Surroundings) {
    self.source = source
    isMDX = surroundings == .markdown(isMDX: true)
    isHTML = surroundings == .html
    patience = 8 * source.count
  }

  private mutating func scan() {
    var index = 0
    while index < source.count {
      if !isHTML, index == 0 || source[index - 1] == 0x0A, let end = codeEnd(ofLine: index) ?? moduleEnd(index) {
        index = end
        continue
      }
      switch source[index] {
      case UInt8(ascii: "\\") where !isHTML: index += 2
      case UInt8(ascii: "`") where !isHTML: index = codeEnd(ofWord: index)
      case UInt8(ascii: "<"): index = angle(index)
      case UInt8(ascii: "{"): index = brace(index)
      default: index += 1
      }
    }
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= source.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where source[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Just behind the next occurrence of a mark.
  private mutating func end(_ mark: StaticString, from start: Int) -> Int? {
    guard patience > 0 else { return nil }
    for index in start..<max(start, source.count) where source[index] == mark.utf8Start[0] && has(mark, at: index) {
      return index + mark.utf8CodeUnitCount
    }
    patience -= source.count - start
    return nil
  }

  private mutating func groupEnd(_ start: Int, within length: Int = ScriptText.longest) -> Int? {
    guard patience > 0 else { return nil }
    let end = ScriptText.end(ofGroup: source, at: start, within: length)
    if end == nil { patience -= min(length, source.count - start) }
    return end
  }

  private mutating func add(_ kind: SiteTag.Kind, _ range: Range<Int>) -> Int {
    tags.append(SiteTag(kind: kind, range: range))
    return range.upperBound
  }

  // MARK: Code and modules

  private func line(_ start: Int) -> Slice<UnsafeBufferPointer<UInt8>> { source[start..<lineEnd(source, start)] }

  /// Behind the fenced code that begins on the line.
  private func codeEnd(ofLine start: Int) -> Int? {
    guard let fence = CodeFence(opening: line(start).drop(while: \.isASCIIBlank)) else { return nil }
    var index = line(start).endIndex + 1
    while index < source.count {
      let line = line(index)
      index = line.endIndex + 1
      if fence.isClosed(by: line.drop(while: \.isASCIIBlank)) { break }
    }
    return min(index, source.count)
  }

  /// Behind a word of code, or behind its marks where it ends nowhere in the paragraph.
  private func codeEnd(ofWord start: Int) -> Int {
    let length = source[start...].prefix { $0 == UInt8(ascii: "`") }.count
    var index = start + length
    let limit = min(source.count, index + 2048)
    while index < limit, !has("\n\n", at: index) {
      let run = source[index...].prefix { $0 == UInt8(ascii: "`") }.count
      if run == length { return index + run }
      index += max(1, run)
    }
    return start + length
  }

  /// Behind the `import` or `export` that begins on the line: at the end of a line with no bracket open, for an import with its address.
  private mutating func moduleEnd(_ start: Int) -> Int? {
    guard isMDX else { return nil }
    guard mayImport, ModuleLine.opens(line(start)) else {
      mayImport = line(start).allSatisfy { $0 <= 0x20 }
      return nil
    }
    var index = start
    var isComplete = has("export", at: start)
    while index < source.count {
      let byte = source[index]
      if ScriptText.isOpening(byte) {
        index = groupEnd(index, within: source.count) ?? index + 1
      } else if ScriptText.isQuote(byte) {
        isComplete = true
        index = ScriptText.end(ofString: source, at: index, before: source.count, overLines: false) ?? index + 1
      } else if byte == 0x0A, isComplete || has("\n\n", at: index) {
        break
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
    guard isMDX || isHTML, patience > 0, let tag = MarkupTag(source, at: start) else { return start + 1 }
    if !tag.isComplete { patience -= tag.end - start }
    if ["style", "script", "svg", "pre"].contains(tag.name) || isHTML && tag.name == "code", !tag.isClosing, !tag.isEmpty {
      return end("</", from: start + 4) ?? start + 4
    }
    guard isMDX, tag.isComplete else {
      if isHTML { tagEnd = source[start...].prefix(4096).firstIndex(of: UInt8(ascii: ">")) ?? tagEnd }
      return start + 1
    }
    tags.append(
      SiteTag(
        kind: tag.isClosing ? .close : tag.isEmpty ? .empty : .open, range: start..<tag.end,
        notation: tag.isComponent ? .jsx : .html, name: tag.name, key: tag.name,
        properties: TagProperties(source[tag.attributes])))
    return tag.end
  }

  // MARK: Braces

  private mutating func brace(_ start: Int) -> Int {
    let isTemplate = has("{{", at: start) || has("{%", at: start) || has("{# ", at: start) || has("{#-", at: start)
    guard isTemplate || !isHTML && (isMDX || has("{:", at: start)), let end = groupEnd(start) else { return start + 1 }
    let range = start..<end
    let inside = source[(start + 1)..<(end - 1)]
    if start < tagEnd { return add(.removed(nil), range) }
    if has("{{<", at: start), has(">}}", at: end - 3) { return add(range, inset: 3, .shortcode) }
    if has("{{%", at: start), has("%}}", at: end - 3) { return add(range, inset: 3, .shortcode) }
    if has("{{", at: start) { return has("}}", at: end - 2) ? add(range, inset: 2, .output) : start + 2 }
    if has("{%", at: start) { return has("%}", at: end - 2) ? statement(range) : start + 2 }
    if isTemplate { return add(.removed(nil), range) }
    if has("{:", at: start) {
      return has("{:toc", at: start) || inside.count > 200 || inside.contains(0x0A) ? start + 1 : add(.removed(nil), range)
    }
    if has("{#", at: start) { return start + 1 }
    if has("{/*", at: start) { return add(.removed(nil), range) }
    // A string alone shows what it holds.
    let properties = inside.contains(0x0A) ? TagProperties([]) : TagProperties(Array("_={".utf8) + inside + [UInt8(ascii: "}")])
    return add(properties.values["_"].map { .words($0) } ?? .removed("{…}"), range)
  }

  private mutating func add(_ range: Range<Int>, inset: Int, _ notation: SiteTag.Notation) -> Int {
    guard range.count >= 2 * inset else { return range.lowerBound + inset }
    let inside = source[(range.lowerBound + inset)..<(range.upperBound - inset)]
    tags.append(SiteTag(template: inside, notation, range))
    return range.upperBound
  }

  private mutating func statement(_ range: Range<Int>) -> Int {
    let next = add(range, inset: 2, .statement)
    guard let tag = tags.last, tag.range == range else { return next }
    switch tag.name {
    case "raw": return end("{% endraw", from: next).map { $0 - 9 } ?? next
    case "highlight" where !isHTML:
      tags[tags.count - 1] = SiteTag(kind: .fence("```" + (tag.properties.positional.first ?? "")), range: range)
      return end("{% endhighlight", from: next).map { $0 - 15 } ?? next
    case "endhighlight" where !isHTML:
      tags[tags.count - 1] = SiteTag(kind: .fence("```"), range: range)
      return next
    case "comment":
      let close = end("endcomment", from: next).flatMap { end("%}", from: $0) } ?? next
      tags[tags.count - 1] = SiteTag(kind: .removed(nil), range: range.lowerBound..<close)
      return close
    default: return next
    }
  }
}
