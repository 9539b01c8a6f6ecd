/// Markup of a page: an element, a text, or several of them one after the other.
///
/// Texts and values come from logs: all of them are escaped, scalar by scalar.
struct Element: Sendable {
  typealias Attributes = KeyValuePairs<String, (any CustomStringConvertible)?>

  // How elements end that hold nothing: those of drawings, and those of HTML.
  private static let emptyEnds = [
    "path": "/>", "rect": "/>", "line": "/>", "meta": ">", "link": ">",
  ]

  static let nothing = Self([])

  /// The markup as text.
  private(set) var markup: String

  /// An element; attributes without a value are left out.
  init(
    _ name: String, _ attributes: Attributes = [:],
    @ElementBuilder _ content: () -> Element = { .nothing }
  ) {
    self.init(name, attributes, trusted: content().markup)
  }

  /// An element whose content is taken as it is: a constant of a release, such as a script, or
  /// JSON that was escaped before.
  init(_ name: String, _ attributes: Attributes = [:], trusted content: String) {
    markup = "<"
    markup += name
    for (name, value) in attributes {
      guard let value else { continue }
      markup += " "
      markup += name
      markup += "=\""
      markup += HTMLText.escaped(value.description)
      markup += "\""
    }
    if content.isEmpty, let end = Self.emptyEnds[name] {
      markup += end
      return
    }
    markup += ">"
    markup += content
    markup += "</"
    markup += name
    markup += ">"
  }

  /// A text.
  init(text: String) {
    markup = HTMLText.escaped(text)
  }

  fileprivate init(_ parts: [Self]) {
    markup = ""
    markup.reserveCapacity(parts.reduce(0) { $0 + $1.markup.utf8.count })
    for part in parts { markup += part.markup }
  }
}

extension [Element] {
  /// The elements one after the other.
  var joined: Element { Element(self) }
}

/// Lets what is in an element be written as statements: elements, texts, conditions and loops.
@resultBuilder
enum ElementBuilder {
  static func buildExpression(_ element: Element) -> Element { element }
  static func buildExpression(_ elements: [Element]) -> Element { elements.joined }
  static func buildExpression(_ text: String) -> Element { Element(text: text) }
  static func buildBlock(_ only: Element) -> Element { only }
  static func buildBlock(_ parts: Element...) -> Element { parts.joined }
  static func buildOptional(_ part: Element?) -> Element { part ?? .nothing }
  static func buildEither(first part: Element) -> Element { part }
  static func buildEither(second part: Element) -> Element { part }
  static func buildArray(_ parts: [Element]) -> Element { parts.joined }
}
