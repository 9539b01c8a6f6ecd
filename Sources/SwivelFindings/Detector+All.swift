extension Detector {
  /// All detectors, in the order of reports: the most frequently reported problems come first.
  public static let all: [Detector] = [
    .backNavigationRotated, .dismissalRotated, .videoExitRotated, .overlayWindowRotates,
    .lockOutlivesPage, .forceIneffective, .requestRefused, .containerIgnoresChild,
    .sheetMaskIgnored, .presenterLimitsMask, .appMaskLimitsPage, .pushedPageNotRotated,
    .emptyIntersection, .preferredNotSupported, .orientationException,
    .forwardingRecursion, .flatMisread, .ipadMasksNotConsulted, .masksAreAPreference,
    .fullScreenKeyIgnored, .launchNeedsScenes, .autorotateIgnored,
    .interfaceLockIgnored, .lockAskedTooEarly, .autorotateFreezes, .modalForcedPortrait,
    .forcedNeedlessly, .upsideDownUnavailable, .leftRightSwapped, .rotationBounce,
    .turnedMidGesture, .launchOrientationWrong, .staleLayout, .transformFakesRotation,
    .statusBarUnavailable, .clientBugLogged, .unexplainedRotation,
  ]

  /// The detector with an id.
  public static func named(_ id: ID) -> Detector? {
    byID[id]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
