import Guidelines
import Languages
import Searching
import TextAnalysis

/// The search of the program, for a page in a browser: `make wasm` compiles it. The page gives a packed index and questions as bytes, and takes answers as JSON.
///
/// One thread; the page waits for each call.
nonisolated(unsafe) private var store: PackedStore?
/// What the page reads last: it must not go away before the next call.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Room for bytes that the page writes. Its own until `hig_open` or `hig_search` has read them.
@_expose(wasm, "hig_room")
@_cdecl("hig_room")
public func room(_ count: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: max(1, count), alignment: 8) }

private func taken(_ start: UnsafeMutableRawPointer, _ count: Int) -> [UInt8] {
  defer { start.deallocate() }
  return Array(UnsafeRawBufferPointer(start: start, count: count))
}

/// - Returns: the number of rules; 0 where the bytes are no packed index.
@_expose(wasm, "hig_open")
@_cdecl("hig_open")
public func open(_ core: UnsafeMutableRawPointer, _ coreCount: Int, _ texts: UnsafeMutableRawPointer, _ textCount: Int) -> Int {
  store = try? PackedStore(core: taken(core, coreCount), texts: taken(texts, textCount))
  return store?.facts.count ?? 0
}

/// - Parameters:
///   - language: of the reader, by its place in the list of languages.
///   - platforms: bits; 0: any.
/// - Returns: where the answer lies, of `hig_count` bytes.
@_expose(wasm, "hig_search")
@_cdecl("hig_search")
public func search(_ text: UnsafeMutableRawPointer, _ count: Int, _ language: Int, _ platforms: Int, _ limit: Int)
  -> UnsafeRawPointer?
{
  let text = String(decoding: taken(text, count), as: UTF8.self)
  let filter = RecordFilter(platforms: Platform.list(mask: platforms))
  let query = Query(text: text, filter: filter, readerLanguage: Language(code: language) ?? Languages.fallback, limit: limit)
  var json = "{\"total\":0,\"matched\":false,\"hits\":[]}"
  if let store, text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }),
    let found = try? Search(query, store).answer()
  {
    json = AnswerJSON(found).text
  }
  answer = Array(json.utf8)
  return answer.withUnsafeBytes { $0.baseAddress }
}

@_expose(wasm, "hig_count")
@_cdecl("hig_count")
public func count() -> Int { answer.count }

/// An answer as the page needs it.
private struct AnswerJSON {
  private(set) var text = ""

  init(_ answer: SearchAnswer) {
    text = "{\"total\":\(answer.total),\"matched\":\(answer.matched ? "true" : "false")"
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
      // The best three, in the order of the table.
      let columns = table.columns.prefix(3).sorted()
      func cells(_ row: [String]) -> [String] { columns.compactMap { $0 < row.count ? row[$0] : nil } }
      out += ",\"caption\":" + quoted(table.caption) + ",\"header\":" + list(cells(table.header))
      out += ",\"rows\":[" + table.rows.prefix(table.answering).map { list(cells($0)) }.joined(separator: ",") + "]"
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
