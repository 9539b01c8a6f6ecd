/// What a navigation delegate does to the orientation when a page is about to be shown.
public enum WillShowPolicy: UInt8, CaseIterable, Sendable {
  /// Nothing.
  case none = 0
  /// Forces the page's preferred orientation, always.
  case forcePreferred = 1
  /// Forces it only if the page does not allow the current one.
  case forcePreferredIfUnsupported = 2
}
