import Guidelines
import Languages
import Rendering

/// `hig licenses` lists the components; `hig licenses NAME` prints the license of one.
struct LicensesCommand: Command {
  static let specification = CommandSpecification(
    name: "licenses", synopses: ["[NAME]"], help: \.licenses,
    optionKeys: [format] + Options.display,
    examples: ["hig licenses glibc"], argumentCompletion: .components)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, tsv }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let style = try TerminalStyleOptions.style(arguments, session.environment)
    let folder = LicenseFolder(session.environment)
    var versions = try folder?.versions() ?? [:]
    versions["hig"] = VersionLine.version
    let components = try arguments.positionals.isEmpty ? Component.all : arguments.positionals.map(Self.component)
    if format == .tsv {
      for component in components {
        let columns = [
          component.name, versions[component.name] ?? "", component.license, component.home, component.package,
          component.copyright,
        ]
        session.console.print(columns.map(Sanitizer.line).joined(separator: "\t") + "\n")
      }
      return 0
    }
    if arguments.positionals.isEmpty {
      session.show(overview(versions, session.language, style), style, arguments)
      return 0
    }
    var lines: [StyledLine] = []
    for component in components {
      if !lines.isEmpty { lines.append(.blank) }
      lines += facts(component, versions, session.language, style) + [.blank]
      lines += try folder?.text(of: component).map { StyledLine($0) } ?? []
    }
    session.show(lines, style, arguments)
    if folder != nil { return 0 }
    session.warn(.noLicenseTexts)
    return 1
  }

  private static func component(_ name: String) throws(Failure) -> Component {
    guard let component = Component.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknownValue(option: "hig licenses", value: name, known: Component.all.map(\.name))
    }
    return component
  }

  private func overview(_ versions: [String: String], _ language: Language, _ style: PageStyle) -> [StyledLine] {
    let labels = language.messages.labels
    let header = [labels.name, labels.version, labels.license, labels.home].map { [Inline.text($0)] }
    let rows = Component.all.map { component in
      [component.name, versions[component.name] ?? "", component.license, component.home].map { [Inline.text($0)] }
    }
    return BlockLayout(style.terminal.metrics, language: language)
      .lines([Block(.table(Table(header: header, rows: rows)))], width: style.terminal.width)
  }

  private func facts(_ component: Component, _ versions: [String: String], _ language: Language, _ style: PageStyle)
    -> [StyledLine]
  {
    let labels = language.messages.labels
    return style.facts([
      (labels.name, component.name), (labels.version, versions[component.name] ?? ""), (labels.license, component.license),
      (labels.home, component.home), ("©", component.copyright),
    ])
  }
}
