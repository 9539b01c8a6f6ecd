/// An element of a drawing.
///
/// Texts and values come from logs: all of them are escaped, scalar by scalar.
struct SVGElement {
  private enum Child {
    case element(SVGElement)
    case text(String)
  }

  private let name: String
  private var attributes: [(name: String, value: String)] = []
  private var children: [Child] = []

  /// Makes an element; attributes without a value are left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, (any CustomStringConvertible)?>,
    _ children: [SVGElement] = []
  ) {
    self.name = name
    for (name, value) in attributes {
      if let value { self.attributes.append((name, value.description)) }
    }
    self.children = children.map(Child.element)
  }

  /// Makes an element that holds a text.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    text: String
  ) {
    self.init(name, attributes)
    children = [.text(text)]
  }

  /// The element as text.
  var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    text += "<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(HTMLText.escaped(value))\"" }
    guard !children.isEmpty else { return text += "/>" }
    text += ">"
    for child in children {
      switch child {
      case .element(let element): element.write(to: &text)
      case .text(let words): text += HTMLText.escaped(words)
      }
    }
    text += "</\(name)>"
  }
}

extension [SVGElement] {
  /// The elements as text, one after the other.
  var markup: String { map(\.markup).joined() }
}
