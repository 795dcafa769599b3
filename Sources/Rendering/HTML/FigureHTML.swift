import Guidelines
import Languages

/// Figures as HTML. A drawing of the Corpus stands in the page, where its colours follow the page's; whatever is no such drawing is what is said of it, and its file's name.
struct FigureHTML {
  /// The drawing of a file; nil for what is none.
  var drawing: (String) -> Drawing?

  /// One figure with its texts in the languages of the page.
  func html(_ texts: [(language: Language, figure: Figure)], isCorpus: Bool) -> String {
    guard let file = texts.first?.figure.file else { return "" }
    let drawing = isCorpus ? drawing(file) : nil
    let sentences = texts.map { language, figure in
      let name = drawing == nil ? " <code>\(HTMLText.escaped(file))</code>" : ""
      return "<p class=\"alt\" lang=\"\(language.rawValue)\">\(HTMLText.escaped(figure.alternative))\(name)</p>\n"
    }
    let legends = texts.filter { !$0.figure.legend.isEmpty }.map { language, figure in
      "<ol lang=\"\(language.rawValue)\">\n" + figure.legend.map { "<li>\(HTMLText.escaped($0))</li>\n" }.joined() + "</ol>\n"
    }
    return
      "<figure class=\"drawing\(drawing == nil ? " told" : "")\">\n\(drawing.map(Self.inline) ?? "")<figcaption>\n\(sentences.joined())\(legends.joined())</figcaption>\n</figure>\n"
  }

  /// What is to be seen is said beside it, in the reader's language.
  private static func inline(_ drawing: Drawing) -> String {
    """
    <svg viewBox="0 0 \(drawing.width) \(drawing.height)" width="\(drawing.width)" height="\(drawing.height)" aria-hidden="true">
    \(drawing.classed)</svg>

    """
  }
}

extension Drawing {
  /// The colours of the classes of shapes: in the dark as on paper they keep apart. `Tools/figures/language.py` has the same.
  private static let colors: [(name: String, light: String, dark: String)] = [
    ("plate", "#f3f4f6", "#17181b"), ("paper", "#ffffff", "#2a2c31"), ("soft", "#cdd1d8", "#565c66"),
    ("ink", "#6b7280", "#adb3bf"),
    ("accent", "#2563eb", "#7aa7ff"), ("warn", "#c8372d", "#ff8078"), ("day", "#fefefe", "#e6e8ec"),
    ("night", "#1f2329", "#0b0c0e"),
  ]

  /// Rules of a style sheet that colour the shapes below a selector.
  static func coloring(_ selector: String, isDark: Bool) -> String {
    colors.map { name, light, dark in
      let color = isDark ? dark : light
      return "\(selector).f-\(name){fill:\(color)}\(selector).s-\(name){stroke:\(color)}"
    }.joined(separator: "\n")
  }

  /// The shapes without the colours that their classes have.
  var classed: String {
    var text = shapes
    for (_, light, _) in Self.colors {
      text = text.replacing(" fill=\"\(light)\"", with: "").replacing(" stroke=\"\(light)\"", with: "")
    }
    return text
  }

  /// As a file of its own, which follows the scheme of who shows it as a picture.
  func file() -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <style>@media (prefers-color-scheme: dark){\(Self.coloring("", isDark: true))}</style>
    \(shapes)</svg>

    """
  }
}
