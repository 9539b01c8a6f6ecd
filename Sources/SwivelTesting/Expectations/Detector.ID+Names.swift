public import SwivelFindings

// Static ids, so that a misspelled one does not compile.
extension Detector.ID {
  /// The id `back-navigation-rotated`.
  public static let backNavigationRotated: Self = "back-navigation-rotated"
  /// The id `dismissal-rotated`.
  public static let dismissalRotated: Self = "dismissal-rotated"
  /// The id `video-exit-rotated`.
  public static let videoExitRotated: Self = "video-exit-rotated"
  /// The id `overlay-window-rotates`.
  public static let overlayWindowRotates: Self = "overlay-window-rotates"
  /// The id `lock-outlives-page`.
  public static let lockOutlivesPage: Self = "lock-outlives-page"
  /// The id `force-ineffective`.
  public static let forceIneffective: Self = "force-ineffective"
  /// The id `request-refused`.
  public static let requestRefused: Self = "request-refused"
  /// The id `container-ignores-child`.
  public static let containerIgnoresChild: Self = "container-ignores-child"
  /// The id `sheet-mask-ignored`.
  public static let sheetMaskIgnored: Self = "sheet-mask-ignored"
  /// The id `presenter-limits-mask`.
  public static let presenterLimitsMask: Self = "presenter-limits-mask"
  /// The id `app-mask-limits-page`.
  public static let appMaskLimitsPage: Self = "app-mask-limits-page"
  /// The id `pushed-page-not-rotated`.
  public static let pushedPageNotRotated: Self = "pushed-page-not-rotated"
  /// The id `empty-intersection`.
  public static let emptyIntersection: Self = "empty-intersection"
  /// The id `preferred-not-supported`.
  public static let preferredNotSupported: Self = "preferred-not-supported"
  /// The id `orientation-exception`.
  public static let orientationException: Self = "orientation-exception"
  /// The id `forwarding-recursion`.
  public static let forwardingRecursion: Self = "forwarding-recursion"
  /// The id `flat-misread`.
  public static let flatMisread: Self = "flat-misread"
  /// The id `ipad-masks-not-consulted`.
  public static let ipadMasksNotConsulted: Self = "ipad-masks-not-consulted"
  /// The id `masks-are-a-preference`.
  public static let masksAreAPreference: Self = "masks-are-a-preference"
  /// The id `full-screen-key-ignored`.
  public static let fullScreenKeyIgnored: Self = "full-screen-key-ignored"
  /// The id `launch-needs-scenes`.
  public static let launchNeedsScenes: Self = "launch-needs-scenes"
  /// The id `autorotate-ignored`.
  public static let autorotateIgnored: Self = "autorotate-ignored"
  /// The id `interface-lock-ignored`.
  public static let interfaceLockIgnored: Self = "interface-lock-ignored"
  /// The id `lock-asked-too-early`.
  public static let lockAskedTooEarly: Self = "lock-asked-too-early"
  /// The id `autorotate-freezes`.
  public static let autorotateFreezes: Self = "autorotate-freezes"
  /// The id `modal-forced-portrait`.
  public static let modalForcedPortrait: Self = "modal-forced-portrait"
  /// The id `forced-needlessly`.
  public static let forcedNeedlessly: Self = "forced-needlessly"
  /// The id `upside-down-unavailable`.
  public static let upsideDownUnavailable: Self = "upside-down-unavailable"
  /// The id `left-right-swapped`.
  public static let leftRightSwapped: Self = "left-right-swapped"
  /// The id `rotation-bounce`.
  public static let rotationBounce: Self = "rotation-bounce"
  /// The id `turned-mid-gesture`.
  public static let turnedMidGesture: Self = "turned-mid-gesture"
  /// The id `launch-orientation-wrong`.
  public static let launchOrientationWrong: Self = "launch-orientation-wrong"
  /// The id `stale-layout`.
  public static let staleLayout: Self = "stale-layout"
  /// The id `transform-fakes-rotation`.
  public static let transformFakesRotation: Self = "transform-fakes-rotation"
  /// The id `status-bar-unavailable`.
  public static let statusBarUnavailable: Self = "status-bar-unavailable"
  /// The id `client-bug-logged`.
  public static let clientBugLogged: Self = "client-bug-logged"
  /// The id `unexplained-rotation`.
  public static let unexplainedRotation: Self = "unexplained-rotation"
}
