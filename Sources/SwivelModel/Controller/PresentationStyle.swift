/// How a presented page is laid over what is below.
///
/// | case | UIKit | raw |
/// |---|---|---|
/// | automatic | UIModalPresentationAutomatic (13+) | -2 |
/// | fullScreen | UIModalPresentationFullScreen | 0 |
/// | pageSheet | UIModalPresentationPageSheet | 1 |
/// | formSheet | UIModalPresentationFormSheet | 2 |
/// | currentContext | UIModalPresentationCurrentContext | 3 |
/// | custom | UIModalPresentationCustom (7+) | 4 |
/// | overFullScreen | UIModalPresentationOverFullScreen (8+) | 5 |
/// | overCurrentContext | UIModalPresentationOverCurrentContext (8+) | 6 |
/// | popover | UIModalPresentationPopover | 7 |
///
/// `automatic` is stored as 15, because a record holds no negative numbers.
///
/// Source: Apple, `UIModalPresentationStyle`.
public enum PresentationStyle: UInt8, CaseIterable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case automatic = 15
}

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

/// What a navigation delegate does to the orientation when a page is about to be shown.
public enum WillShowPolicy: UInt8, CaseIterable, Sendable {
  /// Nothing.
  case none = 0
  /// Forces the page's preferred orientation, always.
  case forcePreferred = 1
  /// Forces it only if the page does not allow the current one.
  case forcePreferredIfUnsupported = 2
}
