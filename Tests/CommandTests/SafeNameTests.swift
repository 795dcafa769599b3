import Testing

@testable import HIGCommands

/// Names of files and folders that an export makes of what pages say.
@Suite struct SafeNameTests {
  @Test(arguments: [
    "../../x", "..", ".", "", "a/b", ".hidden", "con\u{1B}[31m", "-rf", "x\u{202E}y", "名前", String(repeating: "長", count: 300),
  ])
  func namesAreSafe(name: String) {
    let component = SafeName.component(name)
    #expect(!component.isEmpty && component != "." && component != "..")
    #expect(!component.hasPrefix(".") && !component.hasPrefix("-") && !component.contains("/"))
    #expect(component.utf8.count <= 140)
    #expect(component.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E })
  }

  @Test(arguments: ["CON", "aux", "Com1", "lpt9"]) func namesOfDevicesStandForNone(name: String) {
    #expect(SafeName.component(name).hasPrefix("%"))
    #expect(SafeName.component(name + "s") == name + "s")
  }

  @Test func differentNamesStayDifferent() {
    let names = [
      "a", "A/", "a/", "a%2F", "%", "", "..", ".", "ä", String(repeating: "長", count: 300), String(repeating: "長", count: 301),
    ]
    #expect(Set(names.map { SafeName.component($0) }).count == names.count)
  }
}
