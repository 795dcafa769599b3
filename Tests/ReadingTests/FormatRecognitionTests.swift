import Guidelines
import Testing

@testable import Reading

@Suite struct FormatRecognitionTests {
  private func format(_ text: String) -> Page.Format {
    PageFormat.recognize(Array(text.utf8)).format.id
  }

  @Test("Content, not the file name, determines the format") func contentDeterminesFormat() {
    #expect(format("# 余白\n\n* 広く取る\n") == .markdown)
    #expect(format("余白\n\n広く取ります。\n") == .savedText)
    #expect(format("---\nhig: 1\ntopic: a\n---\nText.\n") == .canonical)
    #expect(format("<!-- saved --><!DOCTYPE html><html><p>a</html>") == .html)
    #expect(format("<?xml version=\"1.0\"?>\n<!-- a -->\n<page xmlns=\"http://projectmallard.org/1.0/\"><p>a</p></page>") == .xml)
    #expect(format("<section xmlns=\"http://docbook.org/ns/docbook\"><title>a</title></section>") == .xml)
    #expect(format("<!DOCTYPE book [<!ENTITY a \"b\">]>\n<book><chapter><para>a</para></chapter></book>") == .xml)
    #expect(format("<article><h1>a</h1><p>b</p><p>c</p></article>") == .html)
    #expect(format("{% extends \"a\" %}\n<h2>a</h2>\n<p>b</p>\n<p>c</p>") == .html)
    #expect(format("<Row>\nKeep it.\n</Row>\n") == .markdown)
    #expect(format("<p>One.</p>\n<p>Two.</p>\n<ul><li>x</li></ul>") == .html)
    #expect(format("{\"metadata\": {}}") == .doccJSON)
    #expect(format("翻訳元：[Alerts](https://example.com)\n") == .markdown)
    #expect(format("- 広く取る\n- 揃える\n\nCとF#とは別。") == .savedText)
  }

  @Test func recognizesReStructuredTextAndAsciiDoc() {
    for text in [
      "Dials\n=====\n\n.. note:: Keep them round.\n", ".. _dials:\n\nDials\n=====\n\nSee :ref:`gauges`.\n",
      "#####\nDials\n#####\n\nRound.\n\n******\nLayout\n******\n\nApart.\n",
      "Dials\n=====\n\nUse ``turn``, not ``spin``.\n\nLayout\n------\n\nSet ``gap``.\n",
      "Dials\n=====\n\nLayout\n~~~~~~\n\n- Apart.\n\nSizes\n~~~~~\n\nSee `this <https://example.com>`_.\n",
    ] { #expect(format(text) == .restructuredText, "\(text)") }
    for text in [
      "= Dials\n\n== Layout\n\nKeep them apart.\n", "= Dials\n:toc:\n\nKeep them apart.\n",
      "[[dials]]\n= Dials\n\nSee xref:gauges[gauges].\n",
      "== Dials\n\nRound.\n\n[NOTE]\n====\nNot square.\n====\n\n|===\n|a\n|===\n",
    ] { #expect(format(text) == .asciiDoc, "\(text)") }
    // Markup shared with Markdown and plain text is no evidence.
    for text in [
      "Dials\n=====\n\nLayout\n------\n\n* Keep them [apart](a.md).\n",
      "# Dials\n\n```rst\n.. note:: Round.\n\n.. tip:: Square.\n```\n\n**Keep** them **apart**.\n",
      "# Titles\n\n```\n= Dials\n== Layout\n```\n\n## More\n",
    ] { #expect(format(text) == .markdown, "\(text)") }
    for text in [
      "Dials\n=====\n\nKeep them apart.\n", "== Dials ==\n\nRound.\n\n=== Layout ===\n\nApart.\n",
      "[Edit]\n[History]\n[Talk]\n\nKeep dials apart.\n", "Note: std::vector holds them.\n\nSee `a` and __init__.\n",
    ] { #expect(format(text) == .savedText, "\(text)") }
    // Only in ambiguous text the name counts.
    func named(_ name: String) -> Page.Format {
      PageFormat.recognize(Array("Dials\n=====\n\nKeep them apart.\n".utf8), name: name).format.id
    }
    #expect(named("dials.rst") == .restructuredText)
    #expect(named("a.b/dials.adoc") == .asciiDoc)
    #expect(named("dials.txt") == .savedText)
    #expect(
      PageFormat.recognize(Array("# Dials\n\n**Keep** [them](a) **apart**.\n".utf8), name: "dials.rst").format.id == .markdown)
  }

  private func isLikelyPage(_ head: [UInt8], name: String) -> Bool { reasonToSkip(head, name: name) == nil }

  @Test("Files that are not pages are skipped in folders") func foldersGiveOnlyPages() {
    for name in ["a/dials.rst", "a/dials.adoc", "a/dials.asciidoc"] {
      #expect(isLikelyPage(Array("Dials\n=====\n\nKeep dials apart from each other.\n".utf8), name: name))
    }
    #expect(!isLikelyPage(Array("Dials\n=====\n\n.. toctree::\n\n   a\n".utf8), name: "index.rst"))
    #expect(isLikelyPage(Array("# Margins\n\nKeep **wide** margins.\n".utf8), name: "a/margins.md"))
    #expect(isLikelyPage(Array("余白\n\n余白は広く取ります。要素を揃えます。\n".utf8), name: "a.txt"))
    #expect(isLikelyPage(Array("<!doctype html><title>a</title><p>b".utf8), name: "a.htm"))
    #expect(isLikelyPage(Array("# Alerts\n\n**Keep** them short.\n".utf8), name: "alerts/README.md"))
    #expect(isLikelyPage(Array("<article><title>a</title><para>b</para></article>".utf8), name: "a.xml"))
    #expect(!isLikelyPage(Array("<project><name>a</name></project>".utf8), name: "a.xml"))
    #expect(!isLikelyPage(Array("# About\n".utf8), name: ".notes.md"))
    #expect(!isLikelyPage(Array("a: 1\n".utf8), name: "topics.yaml"))
    #expect(!isLikelyPage(Array("{\"name\": \"left-pad\", \"version\": 1}".utf8), name: "package.json"))
    #expect(!isLikelyPage([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], name: "a.md"))
    #expect(!isLikelyPage([], name: "a.md"))
  }

  @Test("One sentence in a text file is a page") func oneSentenceIsAPage() {
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

  @Test("A single line is both title and text of its page") func singleLineIsTitleAndText() throws {
    for text in ["画面の端に余白を取る\n", "画面の端に余白を取る。", "\n\nKeep the margins wide enough to read\n\n"] {
      let page = try PageReader().read(Array(text.utf8), name: "1.md")
      let line = text.split(separator: "\n").joined()
      #expect(page.metadata.title == line)
      #expect(page.blocks.map(\.content) == [.paragraph([.text(line)])])
    }
  }

  @Test("A file that is not a page is rejected with the reason") func rejectionGivesReason() {
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
    let limit = PageReader.maxFileBytes
    #expect(reason([UInt8](repeating: 0x61, count: limit + 1)) == .tooLarge(path: "x.html", bytes: limit + 1, limit: limit))
  }
}
