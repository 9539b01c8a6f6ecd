import SwivelModel
import SwivelReplay

/// Something wrong by a mask that UIKit logged, unless that changes before it has settled.
struct MaskClaim: Sendable {
  /// What is wrong; each is a finding of one detector.
  enum Kind: Sendable {
    /// The app requests an orientation that the scene does not support.
    case refused
    /// The page is asked, and the scene supports nothing of what it allows: the app excludes it.
    case limited
    /// The page is not asked, and the scene does not support what it allows.
    case ignored
    /// A page is shown again, and the scene still supports what another page needed.
    case outlives
    /// The scene supports nothing.
    case empty
  }

  let kind: Kind
  let scene: SceneID
  /// What should be supported; for a mask that outlives its page the mask before.
  let wanted: InterfaceOrientationMask
  /// The event at which it becomes wrong.
  let event: Event
  /// The mask that UIKit logged, and the event in which it did.
  let logged: LoggedMasks.Entry
  /// What was known before: what rules expect since is refuted by that mask.
  let before: Known
  /// What is reported if it stays.
  let report: Detector.Report

  /// Whether a mask is as it should be.
  func isMet(by mask: InterfaceOrientationMask) -> Bool {
    switch kind {
    case .refused, .limited, .ignored: !mask.isDisjoint(with: wanted)
    case .outlives: !Self.stays(mask, insteadOf: wanted)
    case .empty: !mask.isEmpty
    }
  }

  /// Whether an observed orientation shows that UIKit did what was wanted.
  func isRefuted(by observed: InterfaceOrientation) -> Bool {
    switch kind {
    case .refused, .limited, .ignored: wanted.allows(observed)
    case .outlives, .empty: false
    }
  }

  /// Whether it says the same as another one.
  func repeats(_ other: Self) -> Bool {
    kind == other.kind && scene == other.scene && wanted == other.wanted
      && logged.mask == other.logged.mask && report.page == other.report.page
  }

  /// Whether a mask allows landscape where the page is portrait only, or only landscape where the
  /// page allows portrait, too.
  static func stays(
    _ mask: InterfaceOrientationMask, insteadOf before: InterfaceOrientationMask
  ) -> Bool {
    before.isDisjoint(with: .landscape)
      ? !mask.isDisjoint(with: .landscape)
      : mask.isSubset(of: .landscape) && !before.isSubset(of: .landscape)
  }
}
