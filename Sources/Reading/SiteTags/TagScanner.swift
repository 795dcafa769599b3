import Guidelines

/// Finds the markup of site generators in a text: tags and expressions of MDX, tags of Liquid, Jinja, Nunjucks, and ERB,
/// shortcodes of Hugo, and attributes of kramdown. Code is skipped.
struct TagScanner {
  /// Format of the text that contains the tags.
  enum HostFormat: Hashable {
    case markdown(isMDX: Bool)
    case html
  }

  private let source: UnsafeBufferPointer<UInt8>
  private let isMDX: Bool
  private let isHTML: Bool
  private var tags: [SiteTag] = []
  /// Number of bytes that may still be searched for missing end tags. Without this limit, a page of open brackets would take
  /// quadratic time.
  private var searchBudget: Int
  /// End of the HTML tag that contains the current position.
  private var htmlTagEnd = 0
  /// Indicates whether the preceding line is blank or ends a module statement.
  private var allowsModuleStatement = true

  /// Returns the tags in a text in order, with start and end tags matched.
  static func tags(in source: UnsafeBufferPointer<UInt8>, _ format: HostFormat) -> [SiteTag] {
    var scanner = TagScanner(source, format)
    scanner.scan()
    scanner.tags.matchPairs()
    return scanner.tags
  }

  private init(_ source: UnsafeBufferPointer<UInt8>, _ format: HostFormat) {
    self.source = source
    isMDX = format == .markdown(isMDX: true)
    isHTML = format == .html
    searchBudget = 8 * source.count
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
      case UInt8(ascii: "<"): index = scanAngleBracket(index)
      case UInt8(ascii: "{"): index = scanBrace(index)
      default: index += 1
      }
    }
  }

  /// Returns `true` if `text` is at `index`.
  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= source.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where source[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Returns the offset after the next occurrence of `mark`, or `nil` if there is none.
  private mutating func end(_ marker: StaticString, from start: Int) -> Int? {
    guard searchBudget > 0 else { return nil }
    for index in start..<max(start, source.count) where source[index] == marker.utf8Start[0] && has(marker, at: index) {
      return index + marker.utf8CodeUnitCount
    }
    searchBudget -= source.count - start
    return nil
  }

  /// Returns the offset after the bracket that closes the one at `start`, or `nil` if there is none.
  private mutating func groupEnd(_ start: Int, within length: Int = ScriptText.maxLength) -> Int? {
    guard searchBudget > 0 else { return nil }
    let end = ScriptText.end(ofGroup: source, at: start, within: length)
    if end == nil { searchBudget -= min(length, source.count - start) }
    return end
  }

  /// Adds a tag, and returns the offset after it.
  private mutating func add(_ kind: SiteTag.Kind, _ range: Range<Int>) -> Int {
    tags.append(SiteTag(kind: kind, range: range))
    return range.upperBound
  }

  // MARK: Code and modules

  private func line(_ start: Int) -> Slice<UnsafeBufferPointer<UInt8>> { source[start..<lineEnd(source, start)] }

  /// Returns the offset after the fenced code block that begins on a line, or `nil` if none does.
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

  /// Returns the offset after a code span, or after its backticks if it is not closed in the paragraph.
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

  /// Returns the offset after the module statement that begins on a line, or `nil` if none does. The statement ends with a line
  /// on which no bracket is open; an import also needs its path.
  private mutating func moduleEnd(_ start: Int) -> Int? {
    guard isMDX else { return nil }
    guard allowsModuleStatement, ModuleLine.isModuleStatement(line(start)) else {
      allowsModuleStatement = line(start).allSatisfy { $0 <= 0x20 }
      return nil
    }
    var index = start
    var isComplete = has("export", at: start)
    while index < source.count {
      let byte = source[index]
      if ScriptText.isOpeningBracket(byte) {
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

  /// Processes a `<`, and returns the offset at which to continue.
  private mutating func scanAngleBracket(_ start: Int) -> Int {
    if has("<!--", at: start) { return end("-->", from: start + 4) ?? start + 4 }
    if has("<%", at: start), let end = end("%>", from: start + 2) { return add(.removed("<% %>"), start..<end) }
    guard isMDX || isHTML, searchBudget > 0, let tag = MarkupTag(source, at: start) else { return start + 1 }
    if !tag.isComplete { searchBudget -= tag.end - start }
    if ["style", "script", "svg", "pre"].contains(tag.name) || isHTML && tag.name == "code", !tag.isClosing, !tag.isSelfClosing {
      return end("</", from: start + 4) ?? start + 4
    }
    guard isMDX, tag.isComplete else {
      if isHTML { htmlTagEnd = source[start...].prefix(4096).firstIndex(of: UInt8(ascii: ">")) ?? htmlTagEnd }
      return start + 1
    }
    tags.append(
      SiteTag(
        kind: tag.isClosing ? .close : tag.isSelfClosing ? .empty : .open, range: start..<tag.end,
        notation: tag.isComponent ? .jsx : .html, name: tag.name, matchingKey: tag.name,
        properties: TagProperties(source[tag.attributeRange])))
    return tag.end
  }

  // MARK: Braces

  /// Processes a `{`, and returns the offset at which to continue.
  private mutating func scanBrace(_ start: Int) -> Int {
    let isTemplate = has("{{", at: start) || has("{%", at: start) || has("{# ", at: start) || has("{#-", at: start)
    guard isTemplate || !isHTML && (isMDX || has("{:", at: start)), let end = groupEnd(start) else { return start + 1 }
    let range = start..<end
    let content = source[(start + 1)..<(end - 1)]
    if start < htmlTagEnd { return add(.removed(nil), range) }
    if has("{{<", at: start), has(">}}", at: end - 3) { return add(range, inset: 3, .shortcode) }
    if has("{{%", at: start), has("%}}", at: end - 3) { return add(range, inset: 3, .shortcode) }
    if has("{{", at: start) { return has("}}", at: end - 2) ? add(range, inset: 2, .output) : start + 2 }
    if has("{%", at: start) { return has("%}", at: end - 2) ? scanStatement(range) : start + 2 }
    if isTemplate { return add(.removed(nil), range) }
    if has("{:", at: start) {
      return has("{:toc", at: start) || content.count > 200 || content.contains(0x0A) ? start + 1 : add(.removed(nil), range)
    }
    if has("{#", at: start) { return start + 1 }
    if has("{/*", at: start) { return add(.removed(nil), range) }
    // An expression that is a string displays its content.
    let properties = content.contains(0x0A) ? TagProperties([]) : TagProperties(Array("_={".utf8) + content + [UInt8(ascii: "}")])
    return add(properties.values["_"].map { .text($0) } ?? .removed("{…}"), range)
  }

  private mutating func add(_ range: Range<Int>, inset: Int, _ notation: SiteTag.Notation) -> Int {
    guard range.count >= 2 * inset else { return range.lowerBound + inset }
    let content = source[(range.lowerBound + inset)..<(range.upperBound - inset)]
    tags.append(SiteTag(template: content, notation, range))
    return range.upperBound
  }

  /// Adds a statement, and returns the offset at which to continue.
  private mutating func scanStatement(_ range: Range<Int>) -> Int {
    let nextIndex = add(range, inset: 2, .statement)
    guard let tag = tags.last, tag.range == range else { return nextIndex }
    switch tag.name {
    case "raw": return end("{% endraw", from: nextIndex).map { $0 - 9 } ?? nextIndex
    case "highlight" where !isHTML:
      tags[tags.count - 1] = SiteTag(kind: .fence("```" + (tag.properties.positional.first ?? "")), range: range)
      return end("{% endhighlight", from: nextIndex).map { $0 - 15 } ?? nextIndex
    case "endhighlight" where !isHTML:
      tags[tags.count - 1] = SiteTag(kind: .fence("```"), range: range)
      return nextIndex
    case "comment":
      let close = end("endcomment", from: nextIndex).flatMap { end("%}", from: $0) } ?? nextIndex
      tags[tags.count - 1] = SiteTag(kind: .removed(nil), range: range.lowerBound..<close)
      return close
    default: return nextIndex
    }
  }
}
