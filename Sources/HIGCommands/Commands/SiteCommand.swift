import Guidelines
import Indexing
import Rendering
import SystemInterface

/// `hig site`: writes the pages of the index as a local website and opens it.
struct SiteCommand: Command {
  static let specification = CommandSpecification(
    name: "site", synopses: [""], help: \.site, optionKeys: [output, base, printsAddress, Options.index],
    examples: ["hig site", "hig site --output guide --print"], argumentCompletion: .none, takesNoArguments: true)
  private static let output = OptionKey(text: "--output", short: "-o", "FOLDER", offers: .files, \.siteFolder)
  private static let base = OptionKey(text: "--base", "ADDRESS", \.siteBase)
  private static let printsAddress = OptionKey(flag: "--print", \.printAddress)

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let index = try session.index(arguments[Options.index])
    let baseAddress = try address(arguments[Self.base])
    let folder: String
    if let output = arguments[Self.output] {
      folder = output
      let status = try write(index, into: folder, baseAddress, session)
      guard status == 0 else { return status }
    } else {
      guard let cache = session.environment.cacheFolder else { throw .unwritable(path: "site", reason: "HOME is not set") }
      let cachedSite = try SiteCache(in: cache, of: index, base: baseAddress, session)
      folder = cachedSite.folder
      if !cachedSite.isCurrent {
        cachedSite.invalidate()
        let status = try write(index, into: folder, baseAddress, session)
        guard status == 0 else { return status }
        try cachedSite.markCurrent()
      }
    }
    let indexPage = folder + "/index.html"
    let address = Self.address(ofFile: ThisProcess.resolvedPath(indexPage) ?? indexPage)
    if arguments[Self.printsAddress] { session.console.print(address + "\n") } else { try session.openInBrowser(address) }
    return 0
  }

  private func address(_ base: String?) throws(Failure) -> String? {
    guard let base else { return nil }
    guard let address = SiteTheme.normalizedBaseAddress(base) else {
      throw .unknownValue(option: "--base", value: base, known: ["https://…"])
    }
    return address
  }

  private func write(_ index: GuidelineIndex, into folder: String, _ base: String?, _ session: Session) throws(Failure) -> Int32 {
    try session.checkSpaceToExport()
    let export = try Export(index: index, filter: RecordFilter(), session: session, limit: nil)
    return try export.write(SiteExport(baseAddress: base), into: folder)
  }

  /// Returns the file URL of a path, for example `file:///home/a%20b/index.html`.
  static func address(ofFile path: String) -> String {
    "file://"
      + path.split(separator: "/", omittingEmptySubsequences: false).map { HTMLText.urlComponent(String($0)) }.joined(
        separator: "/")
  }
}

extension Session {
  /// Opens an address in the user's browser or else in the system's default browser.
  func openInBrowser(_ address: String) throws(Failure) {
    let userCommands =
      [environment["HIG_BROWSER"].map { [$0, address] }] + OpenCommand.browserCommands(environment["BROWSER"] ?? "", address)
    for command in userCommands.compactMap({ $0 }) + ["xdg-open", "open", "wslview"].map({ [$0, address] }) {
      if ChildProcess(command, output: .discarded, errors: .discarded)?.wait() == 0 { return }
    }
    throw .noBrowser(url: address)
  }
}
