/// A value in a scenario's expectation or in what a run came to, in the scenario's own words.
package indirect enum ScenarioValue: Hashable, Sendable {
  /// No value: it did not happen, or is not determined.
  case none
  case flag(Bool)
  case word(String)
  case words([String])
  case named([String: ScenarioValue])
}

extension ScenarioValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .word(let word): try container.encode(word)
    case .words(let words): try container.encode(words)
    case .named(let values): try container.encode(values)
    }
  }
}

extension ScenarioValue: CustomStringConvertible {
  /// The value as people read it.
  package var description: String {
    switch self {
    case .none: "nothing"
    case .flag(let flag): "\(flag)"
    case .word(let word): word
    case .words(let words): words.isEmpty ? "none" : words.joined(separator: ", ")
    case .named(let values):
      values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }
  }
}
