import Guidelines
import Languages

/// Writes figures as HTML. Drawings of the Corpus are inlined, so that they follow the page's color scheme. Other figures are
/// replaced by their description and file name.
struct FigureHTML {
  /// Returns the drawing of a file, or `nil` if it is not a drawing.
  var drawing: (String) -> Drawing?

  /// Returns one figure with its texts in the languages of the page.
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
      "<figure class=\"drawing\(drawing == nil ? " told" : "")\">\n\(drawing.map(Self.inlineSVG) ?? "")<figcaption>\n\(sentences.joined())\(legends.joined())</figcaption>\n</figure>\n"
  }

  /// Returns the drawing as inline SVG. It is hidden from screen readers, because the caption describes it.
  private static func inlineSVG(_ drawing: Drawing) -> String {
    """
    <svg viewBox="0 0 \(drawing.width) \(drawing.height)" width="\(drawing.width)" height="\(drawing.height)" aria-hidden="true">
    \(drawing.shapesWithoutColors)</svg>

    """
  }
}

extension Drawing {
  /// Colors of the shape classes in the light and dark schemes, with sufficient contrast. Keep in sync with
  /// `Tools/figures/language.py`.
  private static let colors: [(name: String, light: String, dark: String)] = [
    ("plate", "#f3f4f6", "#17181b"), ("paper", "#ffffff", "#2a2c31"), ("soft", "#cdd1d8", "#565c66"),
    ("ink", "#6b7280", "#adb3bf"),
    ("accent", "#2563eb", "#7aa7ff"), ("warn", "#c8372d", "#ff8078"), ("day", "#fefefe", "#e6e8ec"),
    ("night", "#1f2329", "#0b0c0e"),
  ]

  /// Returns the style sheet rules that color the shapes below a selector.
  static func styleRules(_ selector: String, isDark: Bool) -> String {
    colors.map { name, light, dark in
      let color = isDark ? dark : light
      return "\(selector).f-\(name){fill:\(color)}\(selector).s-\(name){stroke:\(color)}"
    }.joined(separator: "\n")
  }

  /// The shapes without the colors that their classes define.
  var shapesWithoutColors: String {
    var text = shapes
    for (_, light, _) in Self.colors {
      text = text.replacing(" fill=\"\(light)\"", with: "").replacing(" stroke=\"\(light)\"", with: "")
    }
    return text
  }

  /// Returns the drawing as a standalone SVG file that follows the viewer's color scheme.
  func svgFile() -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <style>@media (prefers-color-scheme: dark){\(Self.styleRules("", isDark: true))}</style>
    \(shapes)</svg>

    """
  }
}
