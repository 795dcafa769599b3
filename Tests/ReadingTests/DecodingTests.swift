import Guidelines
import Languages
import Testing

@testable import Reading

@Suite struct DecodingTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: TextDecoder.decode(bytes).bytes, as: UTF8.self) }

  /// Vendor characters (機種依存文字) ① 髙 ㈱ in Windows-31J.
  private let vendor: [UInt8] = [0x87, 0x40, 0xFB, 0xFC, 0x87, 0x8A]

  @Test(arguments: ["Shift_JIS", "shift-jis", "x-sjis", "windows-31j", "cp932", "MS_Kanji"])
  func shiftJISAliasesMeanWindows31J(_ label: String) throws {
    let page =
      Array("<html><meta charset=\"\(label)\"><body><p>".utf8) + vendor + [0x82, 0xA0, 0x81, 0x60]
      + Array("</p></body></html>".utf8)
    #expect(text(page).contains("①髙㈱あ～"))
    #expect(dump(try PageReader().read(page, name: "a.html")).contains("\"①髙㈱あ～\""))
  }

  @Test func utf8OverridesWrongDeclaration() throws {
    let page = Array("<html><meta charset=\"Shift_JIS\"><body><p>余白を取る。</p></body></html>".utf8)
    let decoded = TextDecoder.decode(page)
    #expect(String(decoding: decoded.bytes, as: UTF8.self).contains("余白を取る。"))
    #expect(decoded.diagnostics.map(\.kind) == [.encodingDeclarationWrong(declared: "shift_jis", used: "utf-8")])
  }

  @Test func detectsUndeclaredEUCJP() {
    // 余白を取ります。
    let euc: [UInt8] = [0xCD, 0xBE, 0xC7, 0xF2, 0xA4, 0xF2, 0xBC, 0xE8, 0xA4, 0xEA, 0xA4, 0xDE, 0xA4, 0xB9, 0xA1, 0xA3]
    #expect(text(Array("a ".utf8) + euc) == "a 余白を取ります。")
  }

  @Test func detectsUndeclaredWindows31J() {
    // 余白を取ります。
    let sjis: [UInt8] = [0x97, 0x5D, 0x94, 0x92, 0x82, 0xF0, 0x8E, 0xE6, 0x82, 0xE8, 0x82, 0xDC, 0x82, 0xB7, 0x81, 0x42]
    #expect(text(sjis) == "余白を取ります。")
  }

  @Test("ISO-2022-JP with vendor characters and half-width kana is decoded") func decodesISO2022JPExtensions() {
    // あ, ① (NEC row 13), half-width ｱ.
    let bytes: [UInt8] = [0x1B, 0x24, 0x42, 0x24, 0x22, 0x2D, 0x21, 0x1B, 0x28, 0x49, 0x31, 0x1B, 0x28, 0x42, 0x2E]
    #expect(text(bytes) == "あ①ｱ.")
  }

  @Test func byteOrderMarkSetsEncoding() {
    #expect(text([0xEF, 0xBB, 0xBF, 0x61]) == "a")
    #expect(text([0xFF, 0xFE, 0x42, 0x30, 0x61, 0x00]) == "あa")
    #expect(text([0xFE, 0xFF, 0x30, 0x42, 0x00, 0x61]) == "あa")
  }

  @Test("Curly quotes of Windows-1252 are not read as kanji") func windows1252QuotesAreNotKanji() {
    let bytes =
      Array("Don".utf8) + [0x92] + Array("t crowd the view. ".utf8) + [0x93] + Array("Small".utf8) + [0x94]
      + Array(" is fine, and so is large.".utf8)
    #expect(text(bytes) == "Don’t crowd the view. “Small” is fine, and so is large.")
  }

  @Test func invalidUTF8IsReplacedAndReported() {
    let decoded = TextDecoder.decode(Array("余白を取る。余白を取る。余白を取る。".utf8) + [0xE3, 0x81] + Array("終わり。".utf8))
    #expect(String(decoding: decoded.bytes, as: UTF8.self).hasSuffix("\u{FFFD}終わり。"))
    #expect(decoded.diagnostics.map(\.kind) == [.invalidBytesReplaced(count: 1)])
  }

  @Test func composesOnlyKana() {
    // か + U+3099 is が; U+FA19 must not become 神; e + U+0301 stays as it is.
    #expect(
      Array(text(Array("か\u{3099}ハ\u{309A}ウ\u{3099}\u{FA19}e\u{301}".utf8)).unicodeScalars)
        == Array("がパヴ\u{FA19}e\u{301}".unicodeScalars))
  }

  @Test("Control characters and bidirectional overrides are removed") func removesControlCharacters() {
    let dirty = "a\u{1B}[31mb\u{1B}]0;title\u{7}c\u{0}d\u{9B}e\u{202E}f\u{200B}g\u{2066}h\u{7F}i\r\nj\rk\u{FEFF}l"
    #expect(text(Array(dirty.utf8)) == "abcdefghi\nj\nkl")
  }

  @Test(arguments: [
    ("余白を十分に取り、要素を揃えます。", Language.japanese), ("Keep margins wide and align elements.", .english),
    ("Use SwiftUI の `padding(_:)` で余白を取ります。See UIKit", .japanese),
    ("The word 余白 means margin in Japanese, as everybody knows by now.", .english),
  ]) func detectsLanguageOfText(_ text: String, _ language: Language) {
    #expect(Languages.dominantLanguage(of: text) == language)
  }
}
