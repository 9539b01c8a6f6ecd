import SwivelModel
import SwivelReplay

extension Ruling {
  /// The orientation that was wanted, if one was.
  var wantedMask: InterfaceOrientationMask { wanted.map { InterfaceOrientationMask($0) } ?? [] }

  /// The controller whose mask counts.
  var answering: ControllerID? { respondent ?? asked }

  /// The rule by which a mask other than the page's counts.
  var maskRule: RuleID { asked == nil ? .rootlessWindow : .controllerMask }

  /// The rule that sets the mask of the app.
  var appRule: RuleID { appMaskSource.rule ?? .intersection }

  /// Whether the app's mask alone excludes what is requested.
  func isExcludedByApp(_ requested: InterfaceOrientationMask) -> Bool {
    let possible = requested.intersection(deviceMask)
    return masksCount && !possible.isEmpty && appMask.isDisjoint(with: possible)
      && !controllerMask.isDisjoint(with: possible)
  }

  /// Whether the outcome would differ if an ignored mask had counted.
  ///
  /// - Parameters:
  ///   - mask: The mask of the page that was not asked.
  ///   - turning: Whether that page lets the interface rotate.
  ///   - held: The physical orientation.
  /// - Returns: Whether the outcome for the interface, or for the request, depends on it.
  func isOther(
    under mask: InterfaceOrientationMask, turning: Bool = true, held: InterfaceOrientation?
  ) -> Bool {
    let possible = mask.intersection(appMask).intersection(deviceMask)
    // The app excludes the page as well: its mask is next.
    guard !possible.isEmpty else {
      return trigger == .deviceTurn && to.isDisjoint(with: mask) && wanted.map(mask.allows) ?? false
    }
    if isTurn { return to.isDisjoint(with: mask) }
    if isRequestDenied { return !requested.isDisjoint(with: possible) }
    switch trigger {
    case .launch, .rootChange, .presentation, .dismissal, .needsUpdate:
      return to.isDisjoint(with: mask)
    case .attempt:
      return to.isDisjoint(with: mask) && held.map(possible.allows) ?? false
    default:
      guard let wanted, possible.allows(wanted), !to.allows(wanted) else { return false }
      return heldBy == .intersection || heldBy == .shouldAutorotate && turning
    }
  }
}

extension ControllerTable {
  /// The containers around a controller, the nearest first.
  func containers(of id: ControllerID) -> some Sequence<ControllerID> {
    sequence(first: id) { self[$0].parent }.dropFirst().prefix(SceneState.maximumDepth)
  }
}

extension ControllerState {
  /// The orientation that it prefers, if it prefers one.
  var preferredMask: InterfaceOrientationMask {
    preferred?.orientation.map { InterfaceOrientationMask($0) } ?? []
  }
}
