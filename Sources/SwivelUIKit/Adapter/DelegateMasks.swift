#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel

/// What the app delegate answered, and whether it depends on the window.
struct DelegateMasks {
  /// Whether the delegate's place in the source was recorded.
  var isPlaced = false
  // What it answered last, by window; what it said of no window in particular under none.
  private var masks: [WindowID?: InterfaceOrientationMask] = [:]

  /// What the app delegate declares from now on, if that is news.
  ///
  /// While its last answers for all windows agree, it has one mask.
  mutating func declarations(
    of mask: InterfaceOrientationMask, for window: WindowID?
  ) -> [AppFact] {
    guard masks[window] != mask else { return [] }
    let (wereAlike, known) = (areAlike, masks.first?.value)
    masks[window] = mask
    if areAlike { return wereAlike && known == mask ? [] : [.appMask(mask)] }
    if !wereAlike { return [.appMaskForWindow(window: window, mask: mask)] }
    return masks.map { .appMaskForWindow(window: $0, mask: $1) }.sorted(by: Self.isInFront)
  }

  /// Forgets a window that is gone.
  mutating func forget(_ window: WindowID) {
    masks[window] = nil
  }

  private var areAlike: Bool {
    masks.values.allSatisfy { $0 == masks.values.first }
  }

  private static func isInFront(_ left: AppFact, _ right: AppFact) -> Bool {
    guard case .appMaskForWindow(let left, _) = left, case .appMaskForWindow(let right, _) = right
    else { return false }
    return (left?.rawValue).map(Int.init) ?? -1 < (right?.rawValue).map(Int.init) ?? -1
  }
}
#endif
