/// The elements of Mallard 1.0 and DocBook 4 and 5 that mean something to a reader. Those of one name in both mean much the same.
enum XMLVocabulary {
  enum Role: Hashable {
    /// Its title is a heading, one level below that of the section around it.
    case section
    /// What is said about the page: nothing of it is shown but a title.
    case metadata
    case title
    case dropped
    case paragraph
    /// HTML's name of a list, a part of one or of a table.
    case block(String)
    /// A list, by HTML's name.
    case list(String)
    case item
    /// A term with its item.
    case entry
    /// Marked as an aside, by the word that HTML's classes use.
    case aside(String)
    case figure
    case media
    /// HTML's name.
    case inline(String)
    /// A word of code in a text, a block of code between texts.
    case code
    case link
    /// Its parts are told apart by a sign: keys, and steps through menus.
    case joined(String)
    /// Words in quotation marks, or a quoted block.
    case quote
    /// A note that stands in the middle of a sentence.
    case footnote
  }

  /// DocBook's elements that a file may begin with.
  static let roots: Set<String> = [
    "article", "book", "chapter", "section", "sect1", "sect2", "appendix", "preface", "part", "set", "reference", "refentry",
    "topic",
    "glossary", "simplesect",
  ]

  static func role(of name: String) -> Role? { roles[name] }

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [:]
    for (names, role) in table { for name in names.split(separator: " ") { roles[String(name)] = role } }
    return roles
  }()

  private static let table: [(names: String, role: Role)] = [
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
