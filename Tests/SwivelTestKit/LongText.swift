/// A text as an argument of a test, which prints as its beginning and its length.
package struct LongText: CustomStringConvertible, ExpressibleByStringLiteral, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package var description: String {
    text.count > 60 ? "\(text.prefix(20))… (\(text.count) characters)" : text
  }
}
