import ArgumentParser
import Guidelines

/// Options that every command takes which reads the index and prints for people. Values stay text here: `Request` checks them, so that one place
/// words what is wrong with them.
struct ScreenOptions: ParsableArguments {
  @Option var index: String?
  @Option var color: String?
  @Option var width: String?
  @Option var ambiguousWidth: String?
  @Option var pager: String?
  @Option var format: String?
  @Option var language: String?
}

/// Options that narrow what is looked at.
struct FilterOptions: ParsableArguments {
  @Option var platform: [String] = []
  @Option var topic: [String] = []
  @Option var source: [String] = []
  @Option var kind: [String] = []
  @Option var limit: String?
}
