import Foundation
import Guidelines
import Languages
import TestSupport
import Testing
import TextAnalysis

@testable import Ingestion

/// Checks of the bundled Corpus.
@Suite struct CorpusTests {
  static let folder = Checkout.corpus

  private func lint() throws -> Linter.Report { try SharedReports.corpus.get() }

  @Test func corpusHasNoDiagnostics() throws {
    let report = try lint()
    #expect(report.failures.map(\.path) == [])
    let findings = report.diagnostics.map { "\($0.path):\($0.diagnostic.line): \($0.diagnostic.kind)" }
    #expect(findings == [])
  }

  @Test("Every topic has rules in both languages") func everyTopicHasRules() throws {
    let report = try lint()
    let topics = try SharedReports.linter.get().catalog.topics.filter { $0.category != Self.choices }.map(\.slug)
    #expect(topics.count == 158)
    for language in Languages.bilingualPair {
      let withRules = Set(
        report.pages.flatMap(\.records).filter { $0.language == language && $0.kind == .rule }.map(\.topic))
      #expect(Set(topics).subtracting(withRules) == [], "topics without rules in \(language.rawValue)")
    }
  }

  /// `Fixtures/ids.tsv` holds the ids of this edition with their headlines. Renumbering breaks every note that names a rule. `HIG_UPDATE_IDS` writes the
  /// file again for the next edition.
  @Test("Ids of the present edition do not change") func idsAreStable() throws {
    let file = Checkout.tests + "/IngestionTests/Fixtures/ids.tsv"
    let english = try lint().pages.flatMap(\.records).filter { $0.language == .english }
    let now = Dictionary(uniqueKeysWithValues: english.map { ($0.id, $0.headline.plainText) })
    if ProcessInfo.processInfo.environment["HIG_UPDATE_IDS"] != nil {
      try now.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined().write(
        toFile: file, atomically: true, encoding: .utf8)
    }
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
    let before = Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })
    let gone = try SharedReports.lists.get().retiredIDs
    #expect(before.count > 3900)
    #expect(before.keys.filter { now[$0] == nil && !gone.contains($0) } == [], "ids that are gone without a word in gone.yaml")
    #expect(Set(now.keys).intersection(gone) == [], "ids used again")
    // Headlines may be edited; an id with the old headline of another id was moved.
    var moved: [String] = []
    for (id, headline) in now {
      guard let old = before[id], old != headline else { continue }
      let section = id.prefix { $0 != "/" } + "/"
      if before.contains(where: { $0.key != id && $0.value == headline && $0.key.hasPrefix(section) }) { moved.append(id) }
    }
    #expect(moved == [])
  }

  @Test("Listed changes refer to existing topics and records") func changesReferToRecords() throws {
    let lists = try SharedReports.lists.get()
    let ids = Set(try lint().pages.flatMap(\.records).map(\.id))
    #expect(lists.changes.count > 300)
    for change in lists.changes {
      #expect(lists.catalog.topics.contains { $0.slug == change.topic }, "\(change.topic)")
      #expect(change.recordIDs.filter { !ids.contains($0) } == [], "\(change.date) \(change.topic)")
    }
    #expect(Set(lists.changes.filter { $0.date == "2026-06-08" }.map(\.topic)).count == 15)
    #expect(lists.catalog.topics.flatMap(\.api).count > 3000)
  }

  /// The category of pages about choosing between components. They are ours alone and state only what the cited rules do.
  private static let choices = "choices"

  @Test("Every line of a choice page cites a rule") func choicePagesCiteRules() throws {
    let topics = try SharedReports.linter.get().catalog.topics.filter { $0.category == Self.choices && $0.explainedNames.isEmpty }
    #expect(topics.count == 25)
    func cited(_ inlines: [Inline]) -> [String] { inlines.compactMap(\.citation) }
    for topic in topics {
      #expect(topic.platforms == [])
      for language in Languages.bilingualPair { #expect(topic.comparedComponents.list(language).count > 3, "\(topic.slug)") }
      for language in Languages.bilingualPair {
        let records = try lint().pages.flatMap(\.records).filter { $0.topic == topic.slug && $0.language == language }
        #expect(records.count { $0.kind == .specification } == 1, "\(topic.slug)")
        var all: Set<String> = []
        for record in records {
          for block in record.body {
            guard case .table(let table) = block.content else { continue }
            for row in table.rows { #expect(!cited(row.flatMap { $0 }).isEmpty, "\(record.id): \(row[0].plainText)") }
          }
          let isCaption = record.kind == .definition && !record.announces.isEmpty
          if !isCaption { #expect(!record.addresses.isEmpty, "\(record.id)") }
          all.formUnion(record.addresses.compactMap { RecordID.topic(ofCitation: $0) })
        }
        #expect(Set(topic.related).subtracting(all) == [], "\(topic.slug): nothing of these is cited")
      }
    }
  }

  /// Each section explains a name that Apple does not use, and cites the equivalent.
  @Test("Every name from elsewhere has a section that explains it") func foreignNamesAreExplained() throws {
    let topics = try SharedReports.linter.get().catalog.topics.filter {
      $0.category == Self.choices && !$0.explainedNames.isEmpty
    }
    #expect(topics.flatMap(\.explainedNames).count >= 40)
    for topic in topics {
      for language in Languages.bilingualPair {
        let records = try lint().pages.flatMap(\.records).filter { $0.topic == topic.slug && $0.language == language }
        #expect(records.allSatisfy { !$0.addresses.isEmpty })
        let anchors = records.map(\.anchor).filter { !$0.isEmpty }
        #expect(Set(anchors) == Set(topic.explainedNames.map(\.anchor)))
        #expect(topic.explainedNames.allSatisfy { !$0.names.list(language).isEmpty })
      }
    }
  }

  @Test("Every everyday word has one record in both languages") func everydayWordsHaveRecords() throws {
    let topics = try SharedReports.linter.get().catalog.topics.filter {
      $0.category != Self.choices && !$0.explainedNames.isEmpty
    }
    let ids = Set(try lint().pages.flatMap(\.records).map { "\($0.id) \($0.language.rawValue)" })
    var seen: Set<String> = []
    for topic in topics {
      for word in topic.explainedNames {
        for language in Languages.bilingualPair {
          #expect(ids.contains("\(topic.slug)/\(word.anchor) \(language.rawValue)"), "\(topic.slug)/\(word.anchor)")
          #expect(word.names.list(language).allSatisfy { seen.insert($0).inserted }, "\(topic.slug)/\(word.anchor)")
        }
      }
    }
  }

  /// Covers "See …" and 「…」を参照.
  @Test("References use a name of their topic") func referencesUseTopicNames() throws {
    let catalog = try SharedReports.linter.get().catalog
    let english = /\b[Ss]ee (?:also )?\[([^\]]+)\]\(([a-z0-9-]+)\)/
    let japanese = /「\[([^\]]+)\]\(([a-z0-9-]+)\)」(?:も併せて)?を?参照/
    var count = 0
    for (file, pattern) in try files("en").map({ ($0, english) }) + files("ja").map({ ($0, japanese) }) {
      for match in try String(contentsOfFile: file, encoding: .utf8).matches(of: pattern) {
        let topic = catalog.topics.first { $0.slug == match.2 }
        let names = topic.map { [$0.slug] + $0.titles.values + $0.aliases.flattened } ?? []
        #expect(names.contains { nameKey($0) == nameKey(String(match.1)) }, "\(file): \(match.0)")
        count += 1
      }
    }
    #expect(count > 200)
  }

  @Test("Topics have resources, each only once") func resourcesAreUnique() throws {
    let topics = try SharedReports.linter.get().catalog.topics
    #expect(topics.count { !$0.resources.isEmpty } > 110)
    #expect(
      topics.first { $0.slug == "in-app-purchase" }?.resources.contains { $0.url.hasSuffix("/app-store/review/guidelines/") }
        == true)
    for topic in topics { #expect(Set(topic.resources.map(\.url)).count == topic.resources.count, "\(topic.slug)") }
  }

  @Test("Every page names its official source and edition") func pagesNameTheirSource() throws {
    for page in try lint().pages where !page.path.contains("/\(Self.choices)/") {
      #expect(page.page.metadata.url?.hasPrefix("https://developer.apple.com/") ?? false, "\(page.path)")
      #expect(page.page.metadata.source == corpusSourceName, "\(page.path)")
      #expect(page.page.metadata.edition != nil, "\(page.path)")
    }
  }

  /// Checks rules of style that the word list `terms.yaml` cannot express.
  @Test("Japanese pages use half-width letters and no あなた") func japaneseStyleIsUniform() throws {
    let pattern = try Regex("[Ａ-Ｚａ-ｚ０-９]|[^「]あなた")
    var found: [String] = []
    for file in try files("ja") {
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        if let match = line.firstMatch(of: pattern) { found.append("\(file):\(number + 1): \(line[match.range])") }
      }
    }
    #expect(found == [])
  }

  private func files(_ language: String) throws -> [String] {
    var discovery = try Discovery([Self.folder + "/" + language])
    return (discovery.next() ?? []).map(\.location)
  }

  // MARK: Comparison with official pages

  @Test("No sentence is copied from an official page", .needsShared("official"))
  func sentencesAreOurOwn() throws {
    var shared: [String] = []
    var compared = 0
    for file in try files("en") {
      let category = file.split(separator: "/").suffix(2)
      let official = Checkout.shared + "/official/" + category.joined(separator: "/")
      guard let theirs = try? String(contentsOfFile: official, encoding: .utf8) else { continue }
      compared += 1
      let known = Set(Self.runs(theirs))
      shared += Self.runs(try String(contentsOfFile: file, encoding: .utf8)).filter(known.contains).map { "\(file): \($0)" }
    }
    #expect(compared > 150)
    #expect(shared == [])
  }

  /// Returns every run of nine words in a page's prose, without front matter, tables, platform lines, and URLs.
  private static func runs(_ text: String) -> [String] {
    var lines = text.components(separatedBy: "\n")
    if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") { lines.removeSubrange(...end) }
    let prose = lines.filter { line in
      !line.hasPrefix("|") && !line.lowercased().contains("additional considerations")
        && !line.lowercased().contains("supported in")
    }.joined(separator: " ").replacing(/\([^)]*\)/, with: " ").lowercased().replacingOccurrences(of: "’", with: "'")
    let words = prose.split { !($0.isLetter || $0.isNumber || $0 == "'") }
    guard words.count >= 9 else { return [] }
    return (0...(words.count - 9)).map { words[$0..<($0 + 9)].joined(separator: " ") }
  }

  /// Glossary terms that occur in judged queries and in no page of ours, with the reason for keeping them: each is a word of the field or of everyday life that
  /// was there before the query, and none is a query or a part of one.
  static let termsBesideQueries: [(why: String, terms: Set<String>)] = [
    (
      "names in code",
      [
        "ATT", "DatePicker", "NSCameraUsageDescription", "SKStoreReviewController", "UIImpactFeedbackGenerator",
        "confirmationDialog", "glassEffect",
        "presentationDetents", "requestReview",
      ]
    ),
    (
      "other houses' and older names of components",
      [
        "accordion", "back arrow", "bubble", "button title", "dark theme", "hamburger menu", "hotkey", "popup", "skeleton",
        "skeleton loading", "tag input",
        "tap target", "toast", "toast message", "AIチャット", "アプリ内ブラウザ", "オンオフ", "スタンプ", "スマホ", "タップ領域", "プレースホルダー", "ログイン画面", "最小化",
        "縦スクロール", "設定項目",
      ]
    ),
    (
      "words of the trade and of everyday life",
      [
        "senior", "うざい", "うるさい", "かぶる", "くるくる", "ごちゃごちゃ", "ピカピカ", "会員登録", "共同編集", "導線", "崩れる", "揃える", "文字間", "眩しい", "臨床", "臨床研究",
        "色分け",
        "視認", "視認性", "許諾", "誤タップ", "退会", "透過", "パーミッション", "挙動", "書きかけ", "ゼロ",
      ]
    ),
  ]

  @Test("No glossary term was added for a judged query", .needsShared("gold/questions"))
  func glossaryIsIndependentOfQueries() throws {
    let questions = Checkout.shared + "/gold/questions/"
    let judged =
      [Checkout.shared + "/gold/queries.jsonl"]
      + (try FileManager.default.contentsOfDirectory(atPath: questions)).filter { $0.hasSuffix(".jsonl") }.map { questions + $0 }
    func folded(_ text: String) -> String { text.precomposedStringWithCompatibilityMapping.lowercased() }
    var queries = ""
    for file in judged {
      for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
        let query = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        queries += "\n" + folded(query?["q"] as? String ?? "")
      }
    }
    let pages = try (files("en") + files("ja") + [Self.folder + "/topics.yaml", Self.folder + "/terms.yaml"]).map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    let corpus = folded(pages.joined(separator: "\n"))
    func stands(_ term: String, in text: String) throws -> Bool {
      guard term.allSatisfy(\.isASCII) else { return text.contains(term) }
      guard text.contains(term) else { return false }
      return text.firstMatch(of: try Regex("\\b" + NSRegularExpression.escapedPattern(for: term) + "\\b")) != nil
    }
    let known = Self.termsBesideQueries.reduce(into: Set<String>()) { $0.formUnion($1.terms) }
    var found: [String] = []
    for term in try SharedReports.linter.get().glossary.groups.flatMap({ $0.members.flattened }) where !known.contains(term) {
      if try stands(folded(term), in: queries) && !stands(folded(term), in: corpus) { found.append(term) }
    }
    #expect(queries.count > 5000)
    #expect(found == [])
  }
}
