import SwivelModel
import SwivelReplay

extension Trigger {
  /// The properties of triggers that detectors need, in one place.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// Pages change with it, and UIKit reports the end.
    static let transition = Self(rawValue: 1 << 0)
    /// Pages change inside a container, where UIKit usually keeps the interface orientation.
    static let containment = Self(rawValue: 1 << 1)
    /// The window shows another page after it.
    static let newPage = Self(rawValue: 1 << 2)
    /// The app asked for it.
    static let request = Self(rawValue: 1 << 3)
  }

  /// Its traits.
  var traits: Traits {
    switch self {
    case .push, .pop, .interactivePop: [.transition, .containment, .newPage]
    case .presentation, .dismissal: [.transition, .newPage]
    case .selection, .embedding, .windowView: [.containment, .newPage]
    case .rootChange, .launch: .newPage
    case .attempt, .needsUpdate, .geometryRequest, .setDeviceOrientation,
      .setStatusBarOrientation:
      .request
    case .inspection, .deviceTurn, .lockChange, .comeback: []
    }
  }
}

extension Ruling {
  /// Whether UIKit ignores the request, so that it evaluates nothing.
  var isIgnored: Bool { heldBy == .setDeviceOrientationIgnored }

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
    guard !possible.isEmpty else { return false }
    if isTurn { return to.isDisjoint(with: mask) }
    if isRequestDenied { return !requested.isDisjoint(with: possible) }
    switch trigger {
    case .launch, .rootChange, .presentation, .dismissal, .needsUpdate:
      return to.isDisjoint(with: mask)
    case .attempt:
      return to.isDisjoint(with: mask) && held.map(possible.allows) ?? false
    default:
      guard let wanted, possible.allows(wanted) else { return false }
      return heldBy == .intersection || heldBy == .shouldAutorotate && turning
    }
  }
}

// In place of the standard library's searches and of loops, which copy the rulings for their
// iterators: most detectors call these, and most moments have one ruling or none.
extension Moment.Rulings {
  func first(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in 0..<endIndex where isWanted(self[index]) { return self[index] }
    return nil
  }

  /// The first one for a window.
  func first(in window: WindowID) -> Ruling? { first { $0.window == window } }

  /// The first report for any of them.
  func firstReport(_ report: (Ruling) -> Detector.Report?) -> Detector.Report? {
    for index in 0..<endIndex {
      if let report = report(self[index]) { return report }
    }
    return nil
  }

  func last(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in (0..<endIndex).reversed() where isWanted(self[index]) { return self[index] }
    return nil
  }
}
