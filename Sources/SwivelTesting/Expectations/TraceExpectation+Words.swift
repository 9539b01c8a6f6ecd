import SwivelFindings
import SwivelModel
public import SwivelReplay

extension TraceExpectation {
  /// The expectation as written in a test.
  var title: String {
    switch self {
    case .starts(let mask): "Starts(\(mask.code))"
    case .then(let mask): "Then(\(mask.code))"
    case .rotates(let mask, nil): "Rotates(to: \(mask.code))"
    case .rotates(let mask, let reason?): "Rotates(to: \(mask.code), because: \(reason.code))"
    case .settles(let mask, let span): "Settles(on: \(mask.code), within: \(span.text))"
    case .ends(let mask): "Ends(\(mask.code))"
    case .neverFinds(let id): "Never(\(id.code))"
    case .neverIn(let mask): "Never(\(mask.code))"
    case .finds(let id): "Finds(\(id.code))"
    }
  }

  /// The expectation in words.
  var words: String {
    let orientation = mask.alternativesOrAny
    switch self {
    case .then: return "rotates next to \(orientation)"
    case .rotates(_, nil): return "rotates to \(orientation)"
    case .rotates(_, let reason?): return "rotates to \(orientation) because \(reason.text)"
    case .settles(_, let span): return "rotates to \(orientation) and settles within \(span.text)"
    case .starts: return "starts in \(orientation)"
    case .ends: return "ends in \(orientation)"
    case .neverIn: return "is never in \(orientation)"
    case .neverFinds, .finds: return ""
    }
  }

  /// The orientations concerned.
  var mask: InterfaceOrientationMask {
    switch self {
    case .starts(let mask), .then(let mask), .ends(let mask), .neverIn(let mask): mask
    case .rotates(let mask, _), .settles(let mask, _): mask
    case .neverFinds, .finds: []
    }
  }
}

extension Detector.ID {
  /// The id as written in a test.
  fileprivate var code: String {
    guard Detector.named(self) != nil else { return "\"\(rawValue)\"" }
    let words = rawValue.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ".\(words[0])\(rest.joined())"
  }
}

extension InterfaceOrientationMask {
  /// The mask as written in a test.
  fileprivate var code: String {
    switch self {
    case .landscape: return ".landscape"
    case .allButUpsideDown: return ".allButUpsideDown"
    case .all: return ".all"
    default: break
    }
    let members = orientations.map { ".\($0.word)" }
    return members.count == 1 ? members[0] : "[\(members.joined(separator: ", "))]"
  }
}

extension TurnReason {
  fileprivate var code: String {
    switch self {
    case .trigger(let trigger): ".trigger(.\(trigger))"
    case .rule(let rule): ".rule(\(rule))"
    case .controller(let name): "\"\(name)\""
    }
  }
}

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
