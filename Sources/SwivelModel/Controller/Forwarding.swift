/// Whose mask a controller returns when it is asked.
public enum Forwarding: UInt8, CaseIterable, Sendable {
  /// Its own.
  case none = 0
  /// The last page of its stack's.
  case top = 1
  /// The last controller presented above the stack's, else the top page's.
  case visible = 2
  /// As `visible`, skipping a controller that is being dismissed or popped.
  case visibleUnlessDismissing = 3
  /// Its selected child's.
  case selected = 4
  /// That of the innermost visible page, whatever the containers between would return.
  case leaf = 5
  /// The innermost visible page's mask by the app's own protocol, which UIKit never sees.
  case leafCustom = 6
  /// The presenting controller's.
  case presenter = 7

  /// The hook by which the answer reaches UIKit.
  public enum Hook: UInt8, CaseIterable, Sendable {
    /// A subclass overrides the getters.
    case `override` = 0
    /// The container's delegate answers, for the mask only.
    case delegate = 1
  }
}
