import Testing

@testable import HIGCommands

/// File and folder names that exports make from text of pages.
@Suite struct SafeNameTests {
  @Test(
    "File names from pages are short and have no special characters",
    arguments: [
      "../../x", "..", ".", "", "a/b", ".hidden", "con\u{1B}[31m", "-rf", "x\u{202E}y", "名前", String(repeating: "長", count: 300),
    ])
  func namesAreSafe(name: String) {
    let component = SafeName.component(name)
    #expect(!component.isEmpty && component != "." && component != "..")
    #expect(!component.hasPrefix(".") && !component.hasPrefix("-") && !component.contains("/"))
    #expect(component.utf8.count <= 140)
    #expect(component.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E })
  }

  @Test("Windows device names are escaped", arguments: ["CON", "aux", "Com1", "lpt9"]) func deviceNamesAreEscaped(name: String) {
    #expect(SafeName.component(name).hasPrefix("%"))
    #expect(SafeName.component(name + "s") == name + "s")
  }

  @Test func namesStayDistinct() {
    let names = [
      "a", "A/", "a/", "a%2F", "%", "", "..", ".", "ä", String(repeating: "長", count: 300), String(repeating: "長", count: 301),
    ]
    #expect(Set(names.map { SafeName.component($0) }).count == names.count)
  }
}
