import Guidelines
import Languages
import Searching
import TextAnalysis

/// The search engine for a web page, compiled by `make wasm`. The page passes a packed index and queries as bytes and receives
/// answers as JSON.
///
/// It runs on a single thread; the page waits for each call.
enum Engine {
  nonisolated(unsafe) static var store: PackedStore?
  /// The answer that the page reads. It must stay allocated until the next call.
  nonisolated(unsafe) static var answer: [UInt8] = []
}

/// Allocates a buffer for bytes that the page writes. The buffer is released when `hig_open` or `hig_search` has read it.
@_expose(wasm, "hig_room")
@_cdecl("hig_room")
public func room(_ count: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: max(1, count), alignment: 8) }

private func taken(_ start: UnsafeMutableRawPointer, _ count: Int) -> [UInt8] {
  defer { start.deallocate() }
  return Array(UnsafeRawBufferPointer(start: start, count: count))
}

/// Opens a packed index.
///
/// - Returns: The number of rules, or 0 if the bytes are not a packed index.
@_expose(wasm, "hig_open")
@_cdecl("hig_open")
public func open(_ core: UnsafeMutableRawPointer, _ coreCount: Int, _ texts: UnsafeMutableRawPointer, _ textCount: Int) -> Int {
  Engine.store = try? PackedStore(core: taken(core, coreCount), texts: taken(texts, textCount))
  return Engine.store?.ruleMetadata.count ?? 0
}

/// Searches the index.
///
/// - Parameters:
///   - language: The reader's language, as an index in the list of languages.
///   - platforms: A bit mask of platforms to filter by; 0 for all.
/// - Returns: The address of the answer, which has `hig_count` bytes.
@_expose(wasm, "hig_search")
@_cdecl("hig_search")
public func search(_ text: UnsafeMutableRawPointer, _ count: Int, _ language: Int, _ platforms: Int, _ limit: Int)
  -> UnsafeRawPointer?
{
  let text = String(decoding: taken(text, count), as: UTF8.self)
  let filter = RecordFilter(platforms: Platform.list(mask: platforms))
  let query = Query(text: text, filter: filter, readerLanguage: Language(code: language) ?? Languages.fallback, limit: limit)
  var json = "{\"total\":0,\"matched\":false,\"hits\":[]}"
  if let store = Engine.store, text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }),
    let found = try? Search(query, store).answer()
  {
    json = AnswerJSON(found).text
  }
  Engine.answer = Array(json.utf8)
  return Engine.answer.withUnsafeBytes { $0.baseAddress }
}

@_expose(wasm, "hig_count")
@_cdecl("hig_count")
public func count() -> Int { Engine.answer.count }

/// A JSON writer for the parts of an answer that the page needs.
private struct AnswerJSON {
  private(set) var text = ""

  init(_ answer: SearchAnswer) {
    text = "{\"total\":\(answer.total),\"matched\":\(answer.hasAnswer ? "true" : "false")"
    text += ",\"corrected\":" + optional(answer.corrected) + ",\"missing\":" + list(answer.missing)
    if let notice = answer.notice {
      text += ",\"notice\":{\"topic\":" + quoted(notice.topic) + ",\"title\":" + quoted(notice.topicTitle)
      text += ",\"platform\":" + quoted(notice.platform.rawValue) + ",\"state\":" + quoted(notice.state.rawValue)
      text += ",\"id\":" + optional(notice.id) + "}"
    }
    text += ",\"hits\":[" + answer.hits.map { hit($0) }.joined(separator: ",") + "]}"
  }

  private func hit(_ hit: SearchHit) -> String {
    let record = hit.record
    var out =
      "{\"id\":" + quoted(record.id) + ",\"topic\":" + quoted(record.topic) + ",\"language\":" + quoted(record.language.rawValue)
    out +=
      ",\"source\":" + quoted(record.source.name) + ",\"title\":" + quoted(record.topicTitle) + ",\"section\":"
      + list(record.section)
    out += ",\"kind\":" + quoted(record.kind.rawValue) + ",\"strength\":" + optional(record.strength?.rawValue)
    out += ",\"platforms\":" + list(record.platforms?.map { $0.rawValue } ?? [])
    out += ",\"headline\":" + quoted(record.headline.plainText) + ",\"headlineMarks\":" + marks(hit.headlineMarks)
    out +=
      ",\"snippet\":" + quoted(hit.snippet) + ",\"marks\":" + marks(hit.marks) + ",\"older\":\(hit.isOlder ? "true" : "false")"
    if let table = hit.table {
      // Show the three most important columns, in the order of the table.
      let columns = table.columns.prefix(3).sorted()
      func cells(_ row: [String]) -> [String] { columns.compactMap { $0 < row.count ? row[$0] : nil } }
      out += ",\"caption\":" + quoted(table.caption) + ",\"header\":" + list(cells(table.header))
      out += ",\"rows\":[" + table.rows.prefix(table.matchCount).map { list(cells($0)) }.joined(separator: ",") + "]"
    }
    return out + "}"
  }

  private func marks(_ ranges: [Range<Int>]) -> String {
    "[" + ranges.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",") + "]"
  }

  private func list(_ texts: [String]) -> String { "[" + texts.map { quoted($0) }.joined(separator: ",") + "]" }
  private func optional(_ text: String?) -> String { text.map { quoted($0) } ?? "null" }

  private func quoted(_ text: String) -> String {
    text.quoted { scalar in
      guard scalar.value < 0x20 else { return nil }
      return "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    }
  }
}
