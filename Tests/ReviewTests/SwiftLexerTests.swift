import TestSupport
import Testing

@testable import Review

@Suite struct SwiftLexerTests {
  private func tokens(_ text: String) -> [String] {
    let source = SwiftSource(path: "a.swift", bytes: Array(text.utf8))
    return source.tokens.indices.map { source.text($0) }
  }

  private func calls(_ text: String) -> [String] {
    let file = SwiftFile(path: "a.swift", bytes: Array(text.utf8))
    return file.expressions.links.filter(\.isCall).map { link in
      let labels = file.expressions.arguments(link).map { argument in
        argument.label.map { label in
          file.source.tokens.indices.lazy.filter { file.source.name($0) == label }.map { file.source.text($0) }.first ?? "?"
        } ?? "_"
      }
      return file.source.text(Int(link.name)) + "(" + labels.joined(separator: ":") + ")"
    }
  }

  @Test(
    "Swift source is split into tokens",
    arguments: [
      (##"a = "b\(c("d"))e" + f"##, ["a", "=", ##""b\(c("d"))e""##, "+", "f"]),
      (##"a = #"""# + b"##, ["a", "=", ##"#"""#"##, "+", "b"]),
      (##"a = #"x "y" \(z)"# + b"##, ["a", "=", ##"#"x "y" \(z)"#"##, "+", "b"]),
      (
        "a = \"\"\"\n  b \"c\" \\(d(\"\"\"\n e\n \"\"\"))\n  \"\"\"\nf",
        ["a", "=", "\"\"\"\n  b \"c\" \\(d(\"\"\"\n e\n \"\"\"))\n  \"\"\"", "f"]
      ),
      (#"a.split(/[/"]+\(/) + b"#, ["a", ".", "split", "(", #"/[/"]+\(/"#, ")", "+", "b"]),
      ("x = a / b / c", ["x", "=", "a", "/", "b", "/", "c"]),
      (#"r = #/a"b/# + c"#, ["r", "=", #"#/a"b/#"#, "+", "c"]),
      ("a /* b /* \" */ c */ d // \"e\nf", ["a", "d", "f"]),
      ("`default`.x 1.5e-3 0x1F..<2", ["`default`", ".", "x", "1.5e-3", "0x1F", "..<", "2"]),
      ("\"open\na", ["\"open", "a"]),
    ])
  func splitsSwiftTokens(_ text: String, _ expected: [String]) { #expect(tokens(text) == expected) }

  @Test func literalTextIsDecoded() {
    func text(_ literal: String) -> String { Literal.text(Array(literal.utf8)) }
    #expect(text(#""a\n\u{3042}\(b("c"))d""#) == "a\nあ\u{FFFC}d")
    #expect(text(##"#"a\nb\#(c)"#"##) == "a\\nb\u{FFFC}")
    #expect(text(##"#"""#"##) == "\"")
    #expect(text("\"\"\"\n    a\n      b\n    \"\"\"") == "a\n  b")
  }

  @Test func callsHaveLabelsAndClosures() {
    #expect(calls("Button(role: .cancel) { go() } label: { Text(\"a\") }") == ["Button(role:_:label)", "go()", "Text(_)"])
    #expect(calls("if f(x) { g() }\nwhile h { i {} }") == ["f(_)", "g()", "i(_)"])
    #expect(calls("func f(a: Int) -> V { g(a) }\nvar body: some View { H { i() } }") == ["g(_)", "H(_)", "i()"])
    #expect(calls("let x = List<Int>(a) { b }") == ["List(_:_)"])
    #expect(calls("case .custom(let x): f(x)") == ["f(_)"])
  }

  @Test("A call chain continues through `#if`") func chainContinuesThroughConditions() {
    let file = SwiftFile(
      path: "a.swift", bytes: Array("T(a)\n  .b()\n  #if os(iOS)\n  .c(1)\n  #else\n  .d()\n  #endif\n  .e()\nf()".utf8))
    let names = file.expressions.all.map { expression in
      file.expressions.links[expression.links].map { file.source.text(Int($0.name)) }
    }
    #expect(names == [["T", "b", "c", "d", "e"], ["f"]])
    let token = file.source.tokens.indices.first { file.source.text($0) == "c" } ?? 0
    #expect(file.platforms(at: token) == [.iOS, .iPadOS])
    let other = file.source.tokens.indices.first { file.source.text($0) == "d" } ?? 0
    #expect(!file.platforms(at: other).contains(.iOS))
  }

  @Test func hostileSourceTakesLinearTime() {
    for piece in [
      "(", "{", "\"\\(", "/*", "#\"", "a.b(", "/", "f { ", "#if a\n", "Button { Image(x) }\n", ") ] }", "\"\"\"\\(\"\"\"", "if ",
      "<a,", "struct A { let a = {", "struct A { let a = \"x...\" }\nButton(a) {}\n", "let a = UIBarButtonItem(image: b)\n",
      "#\"\"\"\\#(", "= /[ ", "#/a ", "#/\n", "#",
    ] {
      let ratio = Growth.ratio(2_000) { count in
        let file = SwiftFile(path: "a.swift", bytes: Array(String(repeating: piece, count: count).utf8))
        var checker = SwiftChecker(file, ReviewedApp(files: [file], tables: [], project: ProjectPlatforms()))
        _ = checker.run()
      }
      #expect(ratio < Growth.bound, "\(piece)")
    }
  }

  @Test func malformedSourceIsSafe() {
    var random = Seeded(7)
    let seeds = [
      "struct A: View {\n  var body: some View {\n    Button(action: { x() }) { Image(systemName: \"at\") }\n      #if os(iOS)\n      .font(.system(size: 9))\n      #endif\n  }\n}\n",
      "let alert = UIAlertController(title: \"Error\", message: m, preferredStyle: .alert)\nalert.addAction(UIAlertAction(title: #\"OK\"#, style: .cancel))\n",
      "Text(\"\"\"\n  a \\(b(\"c\"))\n  \"\"\").onTapGesture { r = /[a-z]\\//; /* x */ }\n",
    ]
    for _ in 0..<1000 {
      var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where place < bytes.count: bytes.remove(at: place)
        case 1: bytes.insert(Array("(){}[]\"#\\/.:,`\n".utf8).randomElement(using: &random) ?? 0, at: min(place, bytes.count))
        default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
        }
      }
      let file = SwiftFile(path: "iOS/a.swift", bytes: bytes)
      var checker = SwiftChecker(file, ReviewedApp(files: [file], tables: [], project: ProjectPlatforms()))
      for finding in LineIndex(bytes).withPositions(checker.run()) {
        #expect(finding.start.line >= 1 && finding.end.column > finding.start.column)
      }
    }
  }
}
