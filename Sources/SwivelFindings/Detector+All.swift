extension Detector {
  /// Every detector there is, in the order in which reports list them.
  ///
  /// What people report most comes first.
  public static let all: [Detector] = [
    .backNavigationRotated, .dismissalRotated, .videoExitRotated, .overlayWindowRotates,
    .lockOutlivesPage, .forceIneffective, .requestRefused, .containerIgnoresChild,
    .sheetMaskIgnored, .presenterLimitsMask, .appMaskLimitsPage, .pushedPageNotRotated,
    .emptyIntersection, .preferredNotSupported, .orientationException,
    .forwardingRecursion, .flatMisread, .ipadMasksNotConsulted, .autorotateIgnored,
    .autorotateFreezes, .modalForcedPortrait,
    .forcedNeedlessly, .upsideDownUnavailable, .leftRightSwapped, .rotationBounce,
    .turnedMidGesture, .launchOrientationWrong, .staleLayout, .transformFakesRotation,
    .clientBugLogged, .unexplainedRotation,
  ]

  /// The detector of an id.
  public static func named(_ id: ID) -> Detector? {
    byID[id]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
