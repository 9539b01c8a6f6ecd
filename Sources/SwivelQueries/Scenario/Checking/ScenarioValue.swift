/// A value of a scenario's expectation or of an outcome, in the vocabulary of scenarios.
package indirect enum ScenarioValue: Hashable, Sendable {
  /// No value: the event did not happen, or the value is undetermined.
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
  /// The value for people.
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
