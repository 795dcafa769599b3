import Guidelines
import Testing

@testable import Reading

@Suite struct RecognitionTests {
  private func format(_ text: String) -> Page.Format {
    PageFormat.recognize(Array(text.utf8)).format.id
  }

  @Test func contentDecidesNotTheName() {
    #expect(format("# 余白\n\n* 広く取る\n") == .markdown)
    #expect(format("余白\n\n広く取ります。\n") == .savedText)
    #expect(format("---\nhig: 1\ntopic: a\n---\nText.\n") == .canonical)
    #expect(format("<!-- saved --><!DOCTYPE html><html><p>a</html>") == .html)
    #expect(format("<p>One.</p>\n<p>Two.</p>\n<ul><li>x</li></ul>") == .html)
    #expect(format("{\"metadata\": {}}") == .doccJSON)
    #expect(format("翻訳元：[Alerts](https://example.com)\n") == .markdown)
    #expect(format("- 広く取る\n- 揃える\n\nCとF#とは別。") == .savedText)
  }

  @Test func foldersGiveOnlyPages() {
    #expect(isLikelyPage(Array("# Margins\n\nKeep **wide** margins.\n".utf8), name: "a/margins.md"))
    #expect(isLikelyPage(Array("余白\n\n余白は広く取ります。要素を揃えます。\n".utf8), name: "a.txt"))
    #expect(isLikelyPage(Array("<!doctype html><title>a</title><p>b".utf8), name: "a.htm"))
    #expect(!isLikelyPage(Array("# About\n".utf8), name: "README.md"))
    #expect(!isLikelyPage(Array("# About\n".utf8), name: ".notes.md"))
    #expect(!isLikelyPage(Array("a: 1\n".utf8), name: "topics.yaml"))
    #expect(!isLikelyPage(Array("{\"name\": \"left-pad\", \"version\": 1}".utf8), name: "package.json"))
    #expect(!isLikelyPage([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], name: "a.md"))
    #expect(!isLikelyPage([], name: "a.md"))
  }

  @Test func oneSentenceIsAPageInATextFile() {
    for text in ["画面の端に余白を取る", "余白を広く取る。", "余白が足りない\n", "Keep the margins wide enough to read", "標準の余白はシステムが決めます"] {
      #expect(isLikelyPage(Array(text.utf8), name: "rules/1.md"), "\(text)")
      #expect(isLikelyPage(Array(text.utf8), name: "rules/1.txt"), "\(text)")
      #expect(!isLikelyPage(Array(text.utf8), name: "rules/1.dat"), "\(text)")
    }
    for text in [
      "余白\nマージン\n", "よはく", "numpy==1.2\nscipy==1.3\n", "User-agent: *\nDisallow: /a /b /c /d\n", "add_executable(a b.c)",
      "margin padding inset", "12 34 56 78 90", "-----", "\u{FEFF}", "a=1; b=2; c=3; d=4; e=5; f=6;",
    ] {
      #expect(!isLikelyPage(Array(text.utf8), name: "rules/1.txt"), "\(text)")
    }
  }

  @Test func aLineThatIsAllOfThePageIsSaidByIt() throws {
    for text in ["画面の端に余白を取る\n", "画面の端に余白を取る。", "\n\nKeep the margins wide enough to read\n\n"] {
      let page = try PageReader().read(Array(text.utf8), name: "1.md")
      let line = text.split(separator: "\n").joined()
      #expect(page.metadata.title == line)
      #expect(page.blocks.map(\.content) == [.paragraph([.text(line)])])
    }
  }

  @Test func whatIsNoPageSaysWhy() {
    func reason(_ bytes: [UInt8], _ name: String = "x.html") -> Failure? {
      do throws(Failure) {
        _ = try PageReader().read(bytes, name: name)
        return nil
      } catch { return error }
    }
    #expect(reason([]) == .notAPage(path: "x.html", .empty))
    #expect(reason(Array(" \n\t\n".utf8)) == .notAPage(path: "x.html", .empty))
    #expect(reason(Array("%PDF-1.7 …".utf8)) == .notAPage(path: "x.html", .binary))
    #expect(reason([UInt8](repeating: 0, count: 64)) == .notAPage(path: "x.html", .binary))
    let shell = "<!doctype html><title>HIG</title><noscript><h1>This page requires JavaScript.</h1></noscript><div id=app></div>"
    #expect(reason(Array(shell.utf8)) == .notAPage(path: "x.html", .scriptShell))
    let notice = "This page requires JavaScript.\n\nPlease enable JavaScript to go on.\n"
    #expect(reason(Array("# \(notice)".utf8)) == .notAPage(path: "x.html", .scriptShell))
    #expect(reason(Array(notice.utf8)) == .notAPage(path: "x.html", .scriptShell))
    #expect(reason(Array("{\"a\": 1}".utf8)) == .notAPage(path: "x.html", .unknownFormat))
    #expect(reason(Array("{\"a\": ".utf8)) == .notAPage(path: "x.html", .malformed("no JSON object")))
    let limit = PageReader.largestFile
    #expect(reason([UInt8](repeating: 0x61, count: limit + 1)) == .tooLarge(path: "x.html", bytes: limit + 1, limit: limit))
  }
}
