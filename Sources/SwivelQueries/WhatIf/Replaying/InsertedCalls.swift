import SwivelFindings
import SwivelModel
import SwivelReplay

/// The calls of UIKit that are inserted by a change, with what they lead to by the rules.
struct InsertedCalls {
  private struct Call {
    /// The event before which it is made; what is observed there may come before it, too.
    let place: UInt64
    let window: WindowID
    let orientation: InterfaceOrientationMask
  }

  // Where UIKit may ask for nothing, no call is answered.
  private static let deafRules: Set<RuleID> = [
    .multitasking, .geometryNotInMultitasking, .geometryNotInResizableScene,
  ]

  private var calls: [Call] = []

  mutating func follow(_ step: ComparedRun.Step) {
    guard step.fate == .inserted, let moment = step.after else { return }
    for ruling in moment.rulings {
      let orientation = step.changed.situation.interface[ruling.window]
      calls.append(
        Call(place: step.event.sequence, window: ruling.window, orientation: orientation))
    }
  }

  /// Whether one of them is made between what led to a finding and what shows it, and leads to what
  /// is right: then the finding is not left open because what showed it is no longer observed.
  func answer(_ finding: Finding) -> Bool {
    finding.maskRole.isGoal && finding.repeats.isEmpty
      && Self.deafRules.isDisjoint(with: finding.rules)
      && calls.contains { call in
        call.window == finding.window && finding.cause <= call.place
          && call.place <= finding.sequence + 1 && call.orientation.isSubset(of: finding.allowed)
      }
  }
}

extension Finding.MaskRole {
  /// Whether the mask is the expected orientation of the interface.
  var isGoal: Bool {
    switch self {
    case .allowed, .expected: true
    case .passed, .untold: false
    }
  }
}
