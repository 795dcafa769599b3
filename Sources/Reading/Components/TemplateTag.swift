/// The inside of `{% … %}`, `{{ … }}` or a shortcode.
struct TemplateTag {
  /// What it is: a statement, or the macro that it calls.
  let name: String
  /// By which its end names it.
  let key: String
  /// What it ends, if it ends something.
  let closes: String?
  let properties: ComponentProperties

  init(_ source: Slice<UnsafeBufferPointer<UInt8>>) {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x2D || byte == 0x2B || byte == 0x7E }
    func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }
    func isName(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
        || byte == 0x2D
        || byte == 0x2E || byte == 0x2F
    }
    func word(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> String {
      rest = rest.drop(while: isSpace)
      let name = rest.prefix(80).prefix(while: isName)
      rest = rest[name.endIndex...]
      return String(decoding: name, as: UTF8.self)
    }
    var rest = source
    var name = word(&rest)
    if name.hasPrefix("/") {
      closes = name.count > 1 ? String(name.dropFirst()).lowercased() : word(&rest).lowercased()
    } else {
      closes = name.hasPrefix("end") && name.count > 3 ? String(name.dropFirst(3)).lowercased() : nil
    }
    key = name.lowercased()
    if key == "call" || key == "include" {
      rest = rest.drop { isSpace($0) || isQuote($0) }
      name = word(&rest)
    }
    // `{% include note.html content="…" %}`: the file says what it is.
    if key == "include" { name = String((name.split(separator: "/").last ?? "").prefix { $0 != "." }) }
    self.name = name
    rest = rest.drop(while: isSpace)
    for opening in [0x28, 0x7B] as [UInt8] where rest.first == opening {
      rest = rest.dropFirst().drop(while: isSpace)
      while let last = rest.last, last <= 0x20 || last == 0x29 || last == 0x7D { rest = rest.dropLast() }
    }
    properties = ComponentProperties(rest)
  }

  func component(_ notation: Component.Notation) -> Component {
    Component(name: name, notation: notation, properties: properties)
  }
}
