import Guidelines
import Languages
import Rendering

/// `hig licenses`, and `hig licenses NAME` with the words of one.
struct LicensesCommand: Command {
  static let specification = CommandSpecification(
    name: "licenses", usage: ["[NAME]"], help: \.licenses,
    keys: [format] + Options.screen,
    examples: ["hig licenses glibc"], words: .components)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, tsv }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let style = try Screen.style(words, session.environment)
    let folder = LicenseFolder(session.environment)
    var versions = try folder?.versions() ?? [:]
    versions["hig"] = VersionLine.version
    let components = try words.texts.isEmpty ? Component.all : words.texts.map(Self.component)
    if format == .tsv {
      for component in components {
        let columns = [
          component.name, versions[component.name] ?? "", component.license, component.home, component.package,
          component.copyright,
        ]
        session.console.print(columns.map(Sanitizing.line).joined(separator: "\t") + "\n")
      }
      return 0
    }
    if words.texts.isEmpty {
      session.show(overview(versions, session.language, style), style, words)
      return 0
    }
    var lines: [Line] = []
    for component in components {
      if !lines.isEmpty { lines.append(.blank) }
      lines += facts(component, versions, session.language, style) + [.blank]
      lines += try folder?.text(of: component).map { Line($0) } ?? []
    }
    session.show(lines, style, words)
    if folder != nil { return 0 }
    session.warn(.noLicences)
    return 1
  }

  private static func component(_ name: String) throws(Failure) -> Component {
    guard let component = Component.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknownValue(option: "hig licenses", value: name, known: Component.all.map(\.name))
    }
    return component
  }

  private func overview(_ versions: [String: String], _ language: Language, _ style: PageStyle) -> [Line] {
    let labels = language.interface.labels
    let header = [labels.name, labels.version, labels.licence, labels.home].map { [Inline.text($0)] }
    let rows = Component.all.map { component in
      [component.name, versions[component.name] ?? "", component.license, component.home].map { [Inline.text($0)] }
    }
    return BlockLayout(style.terminal.metrics, language: language)
      .lines([Block(.table(Table(header: header, rows: rows)))], width: style.terminal.width)
  }

  private func facts(_ component: Component, _ versions: [String: String], _ language: Language, _ style: PageStyle) -> [Line] {
    let labels = language.interface.labels
    return style.facts([
      (labels.name, component.name), (labels.version, versions[component.name] ?? ""), (labels.licence, component.license),
      (labels.home, component.home), ("©", component.copyright),
    ])
  }
}
