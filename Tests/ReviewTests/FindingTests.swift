import Guidelines
import Languages
import TestSupport
import Testing

@testable import Review

@Suite struct FindingTests {
  /// What codeql-action's method, followed by hand, gives for the same file (and gives for its own examples what it states): a code host knows a line again by nothing else.
  @Test func linesAreKnownAgainAsCodeHostsKnowThem() {
    let hashes = LineFingerprint.hashes(Array("let a = 1\r\n\tlet b = 2\n".utf8))
    #expect(hashes == [1: "29ecd985c8de1749:1", 2: "344256a2d4966c3b:1", 3: "c129715d7a2bc9a3:1"])
    #expect(LineFingerprint.hashes(Array("x\nx\nx\n".utf8))[2] == "8c072f39cc89b447:1")
  }

  @Test func positionsCountScalarsOnOneLine() {
    let text = "let あ = \"い\"\n  Button(\"Sort...\") { }\n"
    let bytes = Array(text.utf8)
    let file = SwiftFile(path: "iOS/a.swift", bytes: bytes)
    var checker = SwiftChecker(file, ReviewedApp(files: [file], tables: [], project: ProjectPlatforms()))
    let finding = LineIndex(bytes).withPositions(checker.run()).first
    #expect(finding?.start == .init(line: 2, column: 10) && finding?.end == .init(line: 2, column: 19))
    #expect(finding?.excerpt == "Button(\"Sort...\") { }" && finding?.markedRange == 7..<16)
  }

  /// A set gives its members in another order in each process.
  @Test func ofPlatformsThatAskTheSameTheFirstIsNamed() {
    for _ in 0..<8 {
      #expect(
        SwiftChecker.platformWithSmallestMinimum(of: PlatformSet(Platform.allCases.shuffled().filter { $0 != .macOS })) == .iOS)
    }
    #expect(
      SwiftChecker.platformWithSmallestMinimum(of: [.visionOS, .watchOS, .tvOS]) == .visionOS
        && SwiftChecker.platformWithSmallestMinimum(of: []) == nil)
  }

  /// A table on one line: each finding looks at the beginning of the line and no further.
  @Test func anEndlessLineIsReadOnce() {
    let ratio = Growth.ratio(4_000) { count in
      let bytes = Array(String(repeating: "\"a\" = \"We are here\"; ", count: count).utf8)
      var checker = ResourceChecker(path: "en.lproj/L.strings", lines: LineIndex(bytes), platforms: nil)
      if let table = StringTable(strings: bytes, path: "en.lproj/L.strings") { checker.check(table) }
      #expect(checker.lines.withPositions(checker.findings).count == 1000)
    }
    #expect(ratio < Growth.bound)
  }

  @Test func everyRuleHasWordsAndRecords() {
    for rule in ReviewRule.allCases {
      for language in [Language.english, .japanese] {
        #expect(language.messages.review.ruleTitles[rule.rawValue] != nil, "\(rule)")
      }
      #expect(!rule.records.isEmpty && ReviewRule.rules(named: rule.rawValue) == [rule])
    }
    #expect(ReviewRule.rules(named: "wording") == [.weOops, .deviceWord])
  }

  @Test func theRunOfAFileIsTakenFromWhatLiesAroundIt() {
    var project = ProjectPlatforms()
    project.add("App.xcodeproj/project.pbxproj", [.iOS, .iPadOS])
    project.add("Packages/Kit/Package.swift", [.macOS])
    func platforms(_ path: String, _ text: String = "") -> PlatformSet? {
      project.platforms(of: SwiftFile(path: path, bytes: Array(text.utf8)))
    }
    #expect(platforms("App/A.swift") == [.iOS, .iPadOS])
    #expect(platforms("Packages/Kit/Sources/A.swift") == [.macOS])
    #expect(platforms("MyWatchApp/A.swift") == [.watchOS])
    #expect(platforms("MyApp-macOS/A.swift") == [.macOS])
    #expect(platforms("App/A.swift", "import Foundation\nimport AppKit\n") == [.macOS])
    #expect(platforms("App/A.swift", "#if canImport(AppKit)\nimport AppKit\n#endif\n") == [.iOS, .iPadOS])
    #expect(ProjectPlatforms().platforms(path: "App/A.swift") == nil)
  }
}
