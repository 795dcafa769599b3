/// Roles of the elements of Mallard 1.0 and DocBook 4 and 5. An element name that both formats use has about the same role in
/// both.
enum XMLVocabulary {
  /// Role of an element on a page.
  enum ElementRole: Hashable {
    /// A section; its title is a heading one level below that of the enclosing section.
    case section
    /// Metadata of the page, of which only a title is shown.
    case metadata
    case title
    case dropped
    case paragraph
    /// A list item, part of a table, or similar block, with the name of its HTML element.
    case block(String)
    /// A list, with the name of its HTML element.
    case list(String)
    case item
    /// An entry of a definition list: a term with its item.
    case entry
    /// An aside, with its HTML class.
    case aside(String)
    case figure
    case media
    /// An inline element, with the name of its HTML element.
    case inline(String)
    /// Inline code, or a code block between other blocks.
    case code
    case link
    /// An element whose children are joined by a separator: keys, or steps through menus.
    case joined(String)
    /// Text in quotation marks, or a block quote.
    case quote
    /// A footnote, which is shown in parentheses in its sentence.
    case footnote
  }

  /// Root elements of DocBook files.
  static let roots: Set<String> = [
    "article", "book", "chapter", "section", "sect1", "sect2", "appendix", "preface", "part", "set", "reference", "refentry",
    "topic",
    "glossary", "simplesect",
  ]

  /// Returns the role of an element by its local name, or `nil` if it is unknown.
  static func role(of name: String) -> ElementRole? { roles[name] }

  private static let roles: [String: ElementRole] = {
    var roles: [String: ElementRole] = [:]
    for (names, role) in table { for name in names.split(separator: " ") { roles[String(name)] = role } }
    return roles
  }()

  private static let table: [(names: String, role: ElementRole)] = [
    (
      "page stack article book chapter section sect1 sect2 sect3 sect4 sect5 simplesect appendix preface part set reference refentry refsection refsect1 "
        + "refsect2 refsect3 topic glossary glossdiv qandaset qandadiv",
      .section
    ),
    (
      "info articleinfo bookinfo chapterinfo sectioninfo sect1info sect2info sect3info appendixinfo prefaceinfo partinfo refentryinfo artheader "
        + "refmeta prologue blockinfo objectinfo",
      .metadata
    ),
    ("title", .title),
    (
      "indexterm remark comment titleabbrev subtitle toc lot index bibliography credit revhistory colspec spanspec co areaspec beginpage attribution",
      .dropped
    ),
    ("p para simpara desc caption refpurpose", .paragraph),
    ("list itemizedlist simplelist calloutlist tree stepalternatives", .list("ul")),
    ("steps orderedlist procedure substeps", .list("ol")),
    ("terms variablelist glosslist", .list("dl")),
    ("item listitem step member callout", .item),
    ("varlistentry glossentry", .entry),
    ("term glossterm", .block("dt")),
    ("glossdef", .block("dd")),
    ("table informaltable", .block("table")),
    ("thead", .block("thead")),
    ("tr row", .block("tr")),
    ("td entry", .block("td")),
    ("th", .block("th")),
    ("programlisting screen synopsis literallayout programlistingco screenco", .block("pre")),
    ("blockquote epigraph example informalexample", .block("blockquote")),
    ("note", .aside("note")),
    ("tip", .aside("tip")),
    ("important", .aside("important")),
    ("warning danger", .aside("warning")),
    ("caution", .aside("caution")),
    ("sidebar", .aside("callout")),
    ("figure informalfigure", .figure),
    ("media mediaobject inlinemediaobject graphic inlinegraphic screenshot", .media),
    ("em emphasis firstterm citetitle replaceable", .inline("em")),
    ("strong bridgehead", .inline("strong")),
    ("phrase", .inline("span")),
    ("br", .block("br")),
    ("hr", .block("hr")),
    ("subscript", .inline("sub")),
    ("superscript", .inline("sup")),
    (
      "code cmd file input output sys var literal command filename option varname function constant type parameter envar systemitem classname "
        + "methodname property userinput computeroutput prompt markup tag sgmltag uri",
      .code
    ),
    ("link ulink xref olink", .link),
    ("keyseq keycombo", .joined("+")),
    ("guiseq menuchoice", .joined(" > ")),
    ("quote", .quote),
    ("footnote", .footnote),
  ]
}
