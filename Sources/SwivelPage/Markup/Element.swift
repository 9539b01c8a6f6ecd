/// Markup of a page: an element, a text, or several of them one after the other.
///
/// Texts and values come from logs: all of them are escaped, scalar by scalar.
struct Element: Sendable {
  static let nothing = Self([])

  private(set) var markup: String

  init(text: String) {
    markup = HTMLText.escaped(text)
  }

  fileprivate init(_ tag: Tag, _ attributes: Tag.Attributes, _ content: String) {
    markup = "<"
    markup += tag.rawValue
    for (name, value) in attributes {
      guard let value else { continue }
      markup += " "
      markup += name
      markup += "=\""
      markup += HTMLText.escaped(value.description)
      markup += "\""
    }
    if content.isEmpty, let end = tag.emptyEnd {
      markup += end
    } else {
      markup += ">"
      markup += content
      markup += "</"
      markup += tag.rawValue
      markup += ">"
    }
  }

  fileprivate init(_ parts: [Self]) {
    markup = ""
    markup.reserveCapacity(parts.reduce(0) { $0 + $1.markup.utf8.count })
    for part in parts { markup += part.markup }
  }
}

/// The elements of a page; calling one writes it.
enum Tag: String {
  case a, abbr, article, b, bdi, body, code, dd, details, div, dl, dt, figcaption, figure, footer
  case g, h1, h2, h3, h4, head, header, html, i, li, line, link, main, meta, ol, p, path, pre, rect
  case script, section, small, span, strong, style, summary, svg, table, tbody, td, text, th, thead
  case title, tr, ul

  typealias Attributes = KeyValuePairs<String, (any CustomStringConvertible)?>

  /// Attributes without a value are left out.
  func callAsFunction(
    _ attributes: Attributes = [:], @ElementBuilder _ content: () -> Element = { .nothing }
  ) -> Element {
    Element(self, attributes, content().markup)
  }

  /// An element with a class and a text.
  func callAsFunction(_ style: String, _ text: String) -> Element {
    self(["class": style]) { text }
  }

  /// An element whose content is taken as it is: a constant of a release, such as a script, or
  /// JSON that was escaped before.
  func callAsFunction(_ attributes: Attributes = [:], trusted content: String) -> Element {
    Element(self, attributes, content)
  }

  // How elements end that hold nothing: those of drawings, and those of HTML.
  fileprivate var emptyEnd: String? {
    switch self {
    case .path, .rect, .line: "/>"
    case .meta, .link: ">"
    default: nil
    }
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
