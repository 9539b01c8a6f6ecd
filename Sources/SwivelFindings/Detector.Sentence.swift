extension Detector {
  /// A sentence about a page, with its name where that is known.
  ///
  /// The same literal is the general sentence and the one of a finding:
  /// `"\(.page, "the page") rotates anyway"`.
  package struct Sentence: Sendable {
    /// Whose name it may have.
    package enum Role: Sendable {
      /// The page that the finding is about.
      case page
      /// The controller whose answer counted instead of the page's.
      case asked
    }

    /// The general sentence.
    package let text: String
    private let parts: [Part]

    fileprivate struct Part: Sendable {
      let role: Role?
      let text: String
    }

    /// The sentence with names; where there is none, the general words.
    package func naming(_ name: (Role) -> String?) -> String {
      parts.map { $0.role.flatMap(name) ?? $0.text }.joined()
    }
  }
}

extension Detector.Sentence: ExpressibleByStringInterpolation {
  /// The parts of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      parts.append(Part(role: nil, text: literal))
    }

    /// Adds the name of someone, or words for it.
    package mutating func appendInterpolation(_ role: Role, _ words: String) {
      parts.append(Part(role: role, text: words))
    }
  }

  package init(stringLiteral text: String) {
    (self.text, parts) = (text, [Part(role: nil, text: text)])
  }

  package init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
    text = parts.map(\.text).joined()
  }
}
