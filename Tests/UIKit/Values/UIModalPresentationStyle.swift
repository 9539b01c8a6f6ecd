/// How a controller is presented.
@available(iOS 3.2, *)
public enum UIModalPresentationStyle: Int, @unchecked Sendable {
  /// As the system sees fit.
  @available(iOS 13.0, *) case automatic = -2
  /// Not to be adapted.
  @available(iOS 7.0, *) case none = -1
  /// Over the whole screen, its presenter gone.
  case fullScreen = 0
  /// As a large sheet.
  case pageSheet = 1
  /// As a small sheet.
  case formSheet = 2
  /// Over another controller, which is gone.
  case currentContext = 3
  /// As the app's own transition has it.
  @available(iOS 7.0, *) case custom = 4
  /// Over the whole screen, its presenter after it.
  @available(iOS 8.0, *) case overFullScreen = 5
  /// Over another controller, which stays after it.
  @available(iOS 8.0, *) case overCurrentContext = 6
  /// In a popover.
  @available(iOS 8.0, *) case popover = 7
}
