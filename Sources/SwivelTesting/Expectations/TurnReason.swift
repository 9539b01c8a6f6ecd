public import SwivelReplay

/// Why an interface rotated.
///
/// A text names the controller whose own value counted: `Rotates(to: .landscape, because:
/// "PlayerPage")`.
public enum TurnReason: Hashable, Sendable, ExpressibleByStringLiteral {
  /// This trigger caused it.
  case trigger(Trigger)
  /// This rule acted.
  case rule(RuleID)
  /// This controller's value counted.
  case controller(String)

  /// Names a controller.
  public init(stringLiteral name: String) {
    self = .controller(name)
  }

  /// Whether it is among the reasons of a step.
  func explains(_ step: Trace.Step) -> Bool {
    switch self {
    case .trigger(let trigger): step.trigger == trigger
    case .rule(let rule): step.rules.contains(rule)
    case .controller(let name): step.controllers.contains(name)
    }
  }

  var text: String {
    switch self {
    case .trigger(let trigger): "of a \(trigger)"
    case .rule(let rule): "of the rule \(rule)"
    case .controller(let name): "of \(name)"
    }
  }
}
