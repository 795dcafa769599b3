import CCMarkGFM
import Synchronization

/// A document parsed by cmark-gfm. The tree is freed with its owner.
struct CMarkTree: ~Copyable {
  private let root: OpaquePointer?

  /// Parses Markdown with tables, strikethrough, and footnotes.
  init(_ bytes: ArraySlice<UInt8>) {
    Self.registerExtensions
    let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE)
    for name in ["table", "strikethrough"] {
      if let syntaxExtension = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntaxExtension) }
    }
    bytes.withUnsafeBytes { cmark_parser_feed(parser, $0.bindMemory(to: CChar.self).baseAddress, $0.count) }
    root =
      Self.finishLock.withLock { _ in
        let root = cmark_parser_finish(parser)
        return Int(bitPattern: root)
      }.pointer
    cmark_parser_free(parser)
  }

  /// Registers the extensions once per process, because the library's list of extensions is not thread-safe and pages are
  /// parsed on several threads.
  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Serializes the end of parsing. The library then stores the special characters of extensions in global tables.
  private static let finishLock = Mutex(())

  deinit {
    if let root { cmark_node_free(root) }
  }

  /// Visits every node in document order, on entering and on leaving it.
  func walk(_ visit: (Node, _ isEntering: Bool) -> Void) {
    guard let root, let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE || event == CMARK_EVENT_NONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      visit(Node(pointer: node), event == CMARK_EVENT_ENTER)
    }
  }

  enum NodeKind {
    case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak, footnoteDefinition
    case table, tableRow, tableCell
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image, footnoteReference, strikethrough
    case unknown
  }

  struct Node {
    let pointer: OpaquePointer

    var kind: NodeKind {
      let type = cmark_node_get_type(pointer)
      switch type {
      case CMARK_NODE_TEXT: return .text
      case CMARK_NODE_PARAGRAPH: return .paragraph
      case CMARK_NODE_SOFTBREAK: return .softBreak
      case CMARK_NODE_STRONG: return .strong
      case CMARK_NODE_LINK: return .link
      case CMARK_NODE_HEADING: return .heading
      case CMARK_NODE_ITEM: return .item
      case CMARK_NODE_LIST: return .list
      case CMARK_NODE_CODE: return .code
      case CMARK_NODE_EMPH: return .emphasis
      case CMARK_NODE_IMAGE: return .image
      case CMARK_NODE_LINEBREAK: return .lineBreak
      case CMARK_NODE_HTML_INLINE: return .htmlInline
      case CMARK_NODE_HTML_BLOCK: return .htmlBlock
      case CMARK_NODE_CODE_BLOCK: return .codeBlock
      case CMARK_NODE_BLOCK_QUOTE: return .quote
      case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
      case CMARK_NODE_DOCUMENT: return .document
      case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnoteDefinition
      case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference
      default: break
      }
      // Node types of extensions can be recognized by name only.
      switch cmark_node_get_type_string(pointer).map({ String(cString: $0) }) {
      case "table": return .table
      case "table_row", "table_header": return .tableRow
      case "table_cell": return .tableCell
      case "strikethrough": return .strikethrough
      default: break
      }
      return .unknown
    }

    /// Line in the parsed text, 1-based.
    var line: Int { Int(cmark_node_get_start_line(pointer)) }

    /// Text of the node itself, valid until the tree is freed.
    var literal: UnsafeBufferPointer<UInt8> {
      guard let text = cmark_node_get_literal(pointer) else { return UnsafeBufferPointer(start: nil, count: 0) }
      var count = 0
      while text[count] != 0 { count += 1 }
      return UnsafeRawPointer(text).withMemoryRebound(to: UInt8.self, capacity: count) {
        UnsafeBufferPointer(start: $0, count: count)
      }
    }

    var url: String { cmark_node_get_url(pointer).map { TextCleaner.cleaned(String(cString: $0)) } ?? "" }
    /// Title of a link.
    var title: String { cmark_node_get_title(pointer).map { TextCleaner.cleaned(String(cString: $0)) } ?? "" }
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var fenceInfo: String { cmark_node_get_fence_info(pointer).map { TextCleaner.cleaned(String(cString: $0)) } ?? "" }

    /// First number of an ordered list, or `nil` for a bulleted list.
    var listStart: Int? {
      cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
    }

    var isHeaderRow: Bool { cmark_gfm_extensions_get_table_row_is_header(pointer) != 0 }
  }
}

extension Int {
  /// The pointer with this bit pattern.
  fileprivate var pointer: OpaquePointer? { OpaquePointer(bitPattern: self) }
}
