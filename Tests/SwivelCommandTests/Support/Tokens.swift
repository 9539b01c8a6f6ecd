import Foundation
import SwivelModel

/// The tokens of names that are known, to be read again.
struct Tokens {
  private let names: [String: String]

  init(_ names: some Sequence<String>) {
    let pairs = names.compactMap { name in
      Redaction.names.replacement(for: name).map { ($0, name) }
    }
    self.names = Dictionary(pairs) { first, _ in first }
  }

  /// A text with the names in place of their tokens.
  func replaced(in text: String) -> String {
    text.components(separatedBy: "name-").enumerated().map { place, part in
      guard place > 0 else { return part }
      let token = "name-" + part.prefix(12)
      return (names[token] ?? token) + part.dropFirst(12)
    }.joined()
  }
}
