import Testing

/// Errors of `hig man TOPIC --source NAME` if the source has no page on the topic.
@Suite struct ManSourceTests {
  @Test("A source without the topic is reported with the topics that it has") func reportsSourceWithoutPage() throws {
    let place = try Playground()
    try place.write("team/knobs.md", "# Knobs\n\n**Turn them slowly.** They squeak.\n")
    try place.write("team/latches.md", "# Latches\n\n**Lift them gently.** They bite.\n")
    #expect(place.run("ingest", place.folder + "/team").status == 0)
    let english = place.run("man", "dials", "--source", "team")
    #expect(english.status == 1 && english.output.isEmpty)
    #expect(english.error == "hig: 'team' has no page on 'dials'\nhint: it has: 'knobs', 'latches'\n")
    let japanese = place.run(["man", "dials", "--source", "team"], ["LC_ALL": "ja_JP.UTF-8"])
    #expect(japanese.error.hasPrefix("hig: 'team'には'dials'のページがありません\n"))
    #expect(place.run("man", "dials", "--source", "nobody").status == 2)
  }

  @Test("A source name matches whole names, not prefixes") func sourceNameMatchesWhole() throws {
    let place = try Playground()
    try place.write("team/knobs.md", "# Knobs\n\n**Turn them slowly.** They squeak.\n")
    try place.write("team2/dials.md", "# Dials\n\n**Read them twice.** They lag.\n")
    #expect(place.run("ingest", place.folder + "/team", place.folder + "/team2").status == 0)
    #expect(place.run("man", "dials", "--source", "team").status == 1)
    #expect(place.run("man", "dials", "--source", "team2").status == 0)
  }
}
