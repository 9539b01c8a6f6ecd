package import SwivelModel

extension Situation {
  /// The shape of a window's bounds; `nil` if it is not determined.
  ///
  /// Linked against the SDK of iOS 8, a window's coordinates turn with its interface; before, they
  /// stayed upright. Source: MBProgressHUD 222.
  package func windowBounds(of window: WindowID) -> BoundsShape? {
    guard facts.session.linkedSDK.major >= 8 else { return .portrait }
    let orientation = interface[window]
    if orientation.isSubset(of: .landscape) { return .landscape }
    return orientation.isDisjoint(with: .landscape) ? .portrait : nil
  }
}
