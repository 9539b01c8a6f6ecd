extension Detector {
  /// Every detector there is, in the order in which reports list them.
  ///
  /// What people report most comes first.
  public static let all: [Detector] = [
    .backNavigationRotated, .dismissalRotated, .videoExitRotated, .overlayWindowRotates,
    .lockOutlivesPage, .forceIneffective, .requestRefused, .containerIgnoresChild,
    .sheetMaskIgnored, .presenterLimitsMask, .appMaskLimitsPage, .pushedPageNotRotated,
    .emptyIntersection, .preferredNotSupported, .forwardingRecursion, .ipadMasksNotConsulted,
    .autorotateIgnored, .autorotateFreezes, .modalForcedPortrait, .forcedNeedlessly,
    .upsideDownUnavailable, .rotationBounce,
  ]

  /// The detector of an id.
  public static func named(_ id: ID) -> Detector? {
    all.first { $0.id == id }
  }
}
