import Guidelines

/// Text as roff source that groff and mandoc set alike: the only place where roff is escaped.
///
/// Neither formatter breaks Japanese by itself (groff does with ja.tmac, not quite by kinsoku; mandoc never), so every place where a line may
/// begin is marked with `\:`, a break of no width that both know. Lines are then filled at any width.
struct RoffText {
  private let breaker = LineBreaker(metrics: Metrics())

  /// One source line of filled text.
  func line(_ spans: [Span]) -> String {
    let text = spans.text
    let starts = Set(breaker.clusters(of: text).filter(\.opportunity).map(\.bytes.lowerBound))
    let clusters = breaker.clusters(of: text)
    /// Spaces after which no line may begin.
    var glued: Set<Int> = []
    for (index, cluster) in clusters.enumerated() where cluster.isSpace && index + 1 < clusters.count && !clusters[index + 1].opportunity {
      glued.insert(cluster.bytes.lowerBound)
    }
    var out = ""
    var offset = 0
    var font = "R"
    var previousIsSpace = true
    for span in spans {
      let wanted = span.style.isDisjoint(with: [.bold, .heading]) ? (span.style.contains(.emphasis) || span.style.contains(.code) ? "I" : "R") : "B"
      if wanted != font {
        out += "\\f" + wanted
        font = wanted
      }
      for scalar in span.text.unicodeScalars {
        if starts.contains(offset), !previousIsSpace { out += "\\:" }
        out += scalar == " " && glued.contains(offset) ? "\\ " : Self.escaped(scalar)
        previousIsSpace = scalar == " "
        offset += String(scalar).utf8.count
      }
    }
    if font != "R" { out += "\\fR" }
    return Self.guarded(out)
  }

  /// One line that is to stay as it is: its spaces count.
  func fixed(_ line: Line) -> String {
    var out = String(repeating: "\\ ", count: line.indent)
    for span in line.spans {
      let isBold = span.style.contains(.bold)
      if isBold { out += "\\fB" }
      for scalar in span.text.unicodeScalars { out += scalar == " " ? "\\ " : Self.escaped(scalar) }
      if isBold { out += "\\fR" }
    }
    return Self.guarded(out)
  }

  /// A macro's argument.
  static func argument(_ text: String) -> String {
    "\"" + Sanitizing.line(text).unicodeScalars.map { $0 == "\"" ? "\\(dq" : escaped($0) }.joined() + "\""
  }

  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    default: String(scalar)
    }
  }

  /// A line that begins with `.` or `'` would be a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
