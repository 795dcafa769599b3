import Guidelines
import Indexing
import Rendering
import SystemInterface

/// `hig site`: the web pages of everything in the index, on this machine.
struct SiteCommand: Command {
  static let specification = CommandSpecification(
    name: "site", usage: [""], help: \.site, keys: [output, base, printsAddress, Options.index],
    examples: ["hig site", "hig site --output guide --print"], words: .none, standsAlone: true)
  private static let output = OptionKey(text: "--output", short: "-o", "FOLDER", offers: .files, \.siteFolder)
  private static let base = OptionKey(text: "--base", "ADDRESS", \.siteBase)
  private static let printsAddress = OptionKey(flag: "--print", \.printAddress)

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let index = try session.index(words[Options.index])
    let base = try address(words[Self.base])
    let folder: String
    if let named = words[Self.output] {
      folder = named
      let status = try write(index, into: folder, base, session)
      guard status == 0 else { return status }
    } else {
      guard let cache = session.environment.cache else { throw .unwritable(path: "site", reason: "HOME is not set") }
      let kept = try SiteCache(in: cache, of: index, base: base, session)
      folder = kept.folder
      if !kept.isCurrent {
        kept.forget()
        let status = try write(index, into: folder, base, session)
        guard status == 0 else { return status }
        try kept.note()
      }
    }
    let entrance = folder + "/index.html"
    let address = Self.address(ofFile: ThisProcess.resolved(entrance) ?? entrance)
    if words[Self.printsAddress] { session.console.print(address + "\n") } else { try session.browse(address) }
    return 0
  }

  private func address(_ base: String?) throws(Failure) -> String? {
    guard let base else { return nil }
    guard let address = SiteLook.base(base) else {
      throw .unknownValue(option: "--base", value: base, known: ["https://…"])
    }
    return address
  }

  private func write(_ index: GuidelineIndex, into folder: String, _ base: String?, _ session: Session) throws(Failure) -> Int32 {
    try session.checkSpaceToExport()
    let export = try Export(index: index, filter: RecordFilter(), session: session, limit: nil)
    return try export.write(SiteExport(base: base), into: folder)
  }

  /// `file:///home/a%20b/index.html`
  static func address(ofFile path: String) -> String {
    "file://"
      + path.split(separator: "/", omittingEmptySubsequences: false).map { HTMLText.addressPart(String($0)) }.joined(
        separator: "/")
  }
}

extension Session {
  /// Opens an address in the browser: the one that is named, else the system's.
  func browse(_ address: String) throws(Failure) {
    let named =
      [environment["HIG_BROWSER"].map { [$0, address] }] + OpenCommand.browsers(environment["BROWSER"] ?? "", address)
    for command in named.compactMap({ $0 }) + ["xdg-open", "open", "wslview"].map({ [$0, address] }) {
      if ChildProcess(command, output: .nowhere, errors: .nowhere)?.wait() == 0 { return }
    }
    throw .noBrowser(url: address)
  }
}
