import Guidelines
import Languages
import TestSupport
import Testing

@testable import Review

@Suite struct FindingTests {
  /// The expected values were computed by hand with the method of codeql-action; code hosts identify a line by nothing else.
  @Test("Line fingerprints equal those of code hosts") func fingerprintsMatchCodeHosts() {
    let hashes = LineFingerprint.hashes(Array("let a = 1\r\n\tlet b = 2\n".utf8))
    #expect(hashes == [1: "29ecd985c8de1749:1", 2: "344256a2d4966c3b:1", 3: "c129715d7a2bc9a3:1"])
    #expect(LineFingerprint.hashes(Array("x\nx\nx\n".utf8))[2] == "8c072f39cc89b447:1")
  }

  @Test func positionsCountScalars() {
    let text = "let あ = \"い\"\n  Button(\"Sort...\") { }\n"
    let bytes = Array(text.utf8)
    let file = SwiftFile(path: "iOS/a.swift", bytes: bytes)
    var checker = SwiftChecker(file, ReviewedApp(files: [file], tables: [], project: ProjectPlatforms()))
    let finding = LineIndex(bytes).withPositions(checker.run()).first
    #expect(finding?.start == .init(line: 2, column: 10) && finding?.end == .init(line: 2, column: 19))
    #expect(finding?.excerpt == "Button(\"Sort...\") { }" && finding?.markedRange == 7..<16)
  }

  /// The order of a set differs by process.
  @Test("Of platforms with the same minimum, the first is named") func equalMinimumsNameFirstPlatform() {
    for _ in 0..<8 {
      #expect(
        SwiftChecker.platformWithSmallestMinimum(of: PlatformSet(Platform.allCases.shuffled().filter { $0 != .macOS })) == .iOS)
    }
    #expect(
      SwiftChecker.platformWithSmallestMinimum(of: [.visionOS, .watchOS, .tvOS]) == .visionOS
        && SwiftChecker.platformWithSmallestMinimum(of: []) == nil)
  }

  /// Covers a string table on one line.
  @Test func longLineTakesLinearTime() {
    let ratio = Growth.ratio(4_000) { count in
      let bytes = Array(String(repeating: "\"a\" = \"We are here\"; ", count: count).utf8)
      var checker = ResourceChecker(path: "en.lproj/L.strings", lines: LineIndex(bytes), platforms: nil)
      if let table = StringTable(strings: bytes, path: "en.lproj/L.strings") { checker.check(table) }
      #expect(checker.lines.withPositions(checker.findings).count == 1000)
    }
    #expect(ratio < Growth.bound)
  }

  @Test func everyRuleHasTitlesAndRecords() {
    for rule in ReviewRule.allCases {
      for language in [Language.english, .japanese] {
        #expect(language.messages.review.ruleTitles[rule.rawValue] != nil, "\(rule)")
      }
      #expect(!rule.records.isEmpty && ReviewRule.rules(named: rule.rawValue) == [rule])
    }
    #expect(ReviewRule.rules(named: "wording") == [.weOops, .deviceWord])
  }

  @Test("The platforms of a file come from the project and folders around it") func platformsComeFromProject() {
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
