import Guidelines
import Languages
import Testing

@testable import Extraction

@Suite struct PageFormTests {
  private func form(_ blocks: [Block.Content], title: String, language: Language = .english, known: [String] = []) -> PageForm {
    var forms = PageForms(
      of: page(blocks, title: title, language: language), isKnown: known.contains,
      evidence: { $0 == "Platform considerations" ? 2 : $0 == "Best practices" ? 1 : 0 })
    return forms.form(ofKnownTopic: !known.isEmpty)
  }

  private let code = Block.Content.code(language: nil, "sign new")

  @Test func adviceIsGuidance() {
    let found = form(
      [heading(2, "Usage"), paragraph("Keep signs short."), bullets([[paragraph("Avoid codes.")]])], title: "Signs")
    #expect(found.genre == .guidance)
    #expect(found.includesWeakStatements)
    #expect(!found.isOfficial)
  }

  @Test("A page about an API is a reference") func apiPageIsReference() {
    let table = Table(header: [[.text("Property")], [.text("Type")]], rows: [[[.text("width")], [.text("number")]]])
    #expect(
      form([.table(table), heading(2, "Methods"), paragraph("It draws a sign."), code], title: "SignBoard").genre == .reference)
  }

  @Test("Headings with dates or versions make a change log") func datesAndVersionsMakeChangeLog() {
    let entries: [Block.Content] = ["2.1.0 - 2024-05-02", "2.0.1"].flatMap { [heading(2, $0), paragraph("Use thinner frames.")] }
    #expect(form(entries, title: "Signs").genre == .changeLog)
    let months: [Block.Content] = ["2024年5月2日", "2024年3月11日"].flatMap { [heading(2, $0), paragraph("新しい枠を使う。")] }
    #expect(form(months, title: "お知らせ", language: .japanese).genre == .changeLog)
  }

  @Test(
    "Numbered sections do not make a change log",
    arguments: [(["2.1 Frames", "2.2 Words", "10.3 Light"], Language.english), (["2.1 枠", "2.2 文字", "2.3明るさ"], .japanese)])
  func numberedSectionsAreNotVersions(titles: [String], language: Language) {
    let text = language == .english ? "Use thinner frames." : "細い枠を使う。"
    #expect(form(titles.flatMap { [heading(2, $0), paragraph(text)] }, title: "Signs", language: language).genre == .guidance)
  }

  @Test("Steps and code make a procedure") func stepsAndCodeMakeProcedure() {
    let steps = List(
      start: 1, items: ["Open the editor.", "Choose New.", "Enter a name."].map { List.Item([Block(paragraph($0))]) })
    #expect(form([paragraph("You build a sign."), .list(steps), code], title: "Tutorial: a paper sign").genre == .procedure)
  }

  @Test("A title can mark a page as a glossary") func titleMakesGlossary() {
    #expect(form([paragraph("座席のあいだの道。"), paragraph("切符を確かめる扉。")], title: "用語集", language: .japanese).genre == .glossary)
  }

  private func sections(_ titles: String...) -> [Block.Content] {
    [heading(1, "Dials")] + titles.flatMap { [heading(2, $0), paragraph("A dial turns.")] }
  }

  /// Sections such as "Style" and "Content" are common and prove nothing.
  @Test("Sections that are specific to the guidelines make a page official") func officialSectionsMakePageOfficial() {
    let usual = ["Dials", "Anatomy", "Best practices", "Platform considerations", "Style", "Content"]
    func isOfficial(_ blocks: [Block.Content]) -> Bool { form(blocks, title: "Dials", known: usual).isOfficial }
    #expect(isOfficial(sections("Anatomy", "Platform considerations")))
    #expect(isOfficial(sections("Best practices") + sections("Best practices")))
    #expect(!isOfficial(sections("Anatomy", "Best practices")))
    #expect(!isOfficial(sections("Style", "Content")))
    #expect(!form(sections("Anatomy", "Platform considerations"), title: "Dials").isOfficial)
    #expect(!form(sections("Platform considerations"), title: "Dials", known: ["Platform considerations"]).isOfficial)
  }
}
