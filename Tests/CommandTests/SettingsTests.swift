import Testing

@testable import HIGCommands

/// Settings of the configuration file.
@Suite struct SettingsTests {
  static func playground(_ text: String) throws -> Playground {
    let playground = try Playground()
    playground.variables["XDG_CONFIG_HOME"] = playground.folder + "/config"
    try playground.write("config/hig/config", text)
    return playground
  }

  @Test("Settings are defaults that options and environment variables override") func optionsOverrideSettings() throws {
    let playground = try Self.playground("# mine\nlanguage = ja\nplatform = watchOS\n\nwidth=40 # columns\n")
    let plain = try Playground()
    let asked = ["man", "dials", "--platform", "watchos", "--width", "40"]
    #expect(playground.run("man", "dials") == plain.run(asked, ["HIG_LANGUAGE": "ja"]))
    #expect(playground.run("serch").error.contains("似た名前のコマンド"))
    // Options and environment variables override settings.
    #expect(
      playground.run(["man", "dials", "--platform", "all"], ["HIG_LANGUAGE": "en", "HIG_WIDTH": "72"])
        == plain.run("man", "dials"))
    #expect(
      playground.run("man", "dials", "--language", "en", "--width", "72", "--platform", "all").output.hasPrefix("DIALS(7)  "))
    // Settings do not filter exports.
    #expect(playground.run("export", "dials").output == plain.run("export", "dials").output)
  }

  @Test("Color, pager, and hyperlinks can be set") func setsColorPagerAndHyperlinks() throws {
    let playground = try Self.playground("color = never\npager = cat\nhyperlinks = always\n")
    playground.isTerminal = true
    let output = playground.run("show", "dials/best-practices/1").output
    #expect(!output.contains("\u{1B}[1m") && output.contains("\u{1B}]8;;https://example.com/guidelines/dials#best-practices"))
    #expect(playground.run(["show", "dials/best-practices/1"], ["CLICOLOR_FORCE": "1"]).output.contains("\u{1B}[1m"))
    #expect(!playground.run("show", "dials/best-practices/1", "--hyperlinks", "never").output.contains("\u{1B}]8"))
  }

  @Test("Invalid settings are reported and ignored") func invalidSettingsAreReported() throws {
    let playground = try Self.playground("colour = red\nwidth = wide\nlanguage = en\nnothing\nsite-title =\n")
    let outcome = playground.run("search", "目盛り")
    #expect(try outcome.output == Playground().run("search", "目盛り").output)
    for place in [
      ":1: unknown setting 'colour'", ":2: 'wide' is no value for 'width'", ":4: unknown setting 'nothing'",
      ":5: 'site-title' needs a value",
    ] {
      #expect(outcome.error.contains(place))
    }
  }

  @Test func infoShowsSettings() throws {
    let playground = try Self.playground("language = en\nwidth = 60\n")
    let output = playground.run("info", "--width", "400").output
    #expect(output.contains("settings") && output.contains("/config/hig/config") && output.contains("width"))
    #expect(try !Playground().run("info").output.contains("settings"))
  }
}
