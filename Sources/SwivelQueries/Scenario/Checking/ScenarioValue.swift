import SwivelModel

/// A value of a scenario's expectation or of an outcome, in the vocabulary of scenarios.
package indirect enum ScenarioValue: Hashable, Sendable {
  /// No value: the event did not happen, or the value is undetermined.
  case none
  case flag(Bool)
  case word(String)
  case words([String])
  case named([String: ScenarioValue])
}

extension ScenarioValue: CustomStringConvertible {
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

extension ScenarioValue {
  /// A single orientation, or all possible ones.
  init(orientation mask: InterfaceOrientationMask) {
    self = mask.only.map { .word($0.word) } ?? .words(mask.words)
  }

  init(mask: InterfaceOrientationMask) {
    self = .words(mask.words)
  }

  init(_ value: (some Worded)?) {
    self = value.map { .word($0.word) } ?? .none
  }

  init(_ tokens: [Scenario.EventToken]) {
    self = .words(tokens.map(\.description))
  }
}

extension Scenario.EventToken: CustomStringConvertible {
  /// The token as in a scenario.
  package var description: String {
    switch self {
    case .askMask(let name): "askMask:\(name.rawValue)"
    case .askAutorotate(let name): "askAutorotate:\(name.rawValue)"
    case .askPreferred(let name): "askPreferred:\(name.rawValue)"
    case .askAppMask: "askAppMask"
    case .willRotate(let name): name.map { "willRotate:\($0.rawValue)" } ?? "willRotate"
    case .statusBarWillChange: "statusBarWillChange"
    case .statusBarDidChange: "statusBarDidChange"
    case .willLayout: "willLayout"
    case .didLayout: "didLayout"
    case .deviceDidChange: "deviceDidChange"
    case .willShow(let name): "willShow:\(name.rawValue)"
    case .didShow(let name): "didShow:\(name.rawValue)"
    }
  }
}

extension Scenario.StepExpectation.RequestError: Worded {
  package var spelling: StaticString {
    switch self {
    case .geometryDenied: "geometryDenied"
    }
  }
}
