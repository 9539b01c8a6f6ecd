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
