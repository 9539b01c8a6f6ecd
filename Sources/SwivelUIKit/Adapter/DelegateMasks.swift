#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel

/// The app delegate's answers, and whether they depend on the window.
struct DelegateMasks {
  /// Whether the delegate's location in the source was recorded.
  var isPlaced = false
  // The last answer by window; `nil` is the key of an answer without a window.
  private var masks: [WindowID?: InterfaceOrientationMask] = [:]

  /// The new declarations of the app delegate, if any.
  ///
  /// While its last answers for all windows agree, it declares a single mask.
  mutating func declarations(
    of mask: InterfaceOrientationMask, for window: WindowID?
  ) -> [AppFact] {
    guard masks[window] != mask else { return [] }
    let (wereAlike, known) = (areAlike, masks.first?.value)
    masks[window] = mask
    if areAlike { return wereAlike && known == mask ? [] : [.appMask(mask: mask)] }
    if !wereAlike { return [.appMaskForWindow(window: window, mask: mask)] }
    return masks.map { .appMaskForWindow(window: $0, mask: $1) }.sorted(by: Self.isInFront)
  }

  /// Removes a window that has disappeared.
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
