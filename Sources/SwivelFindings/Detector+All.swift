extension Detector {
  /// Every detector there is, in the order in which reports list them.
  ///
  /// What people report most comes first.
  public static let all: [Detector] = [
    .backNavigationRotated, .dismissalRotated, .videoExitRotated, .overlayWindowRotates,
    .containerIgnoresChild, .sheetMaskIgnored, .presenterLimitsMask, .pushedPageNotRotated,
    .emptyIntersection, .preferredNotSupported, .forwardingRecursion, .modalForcedPortrait,
    .rotationBounce,
  ]

  /// The detector of an id.
  public static func named(_ id: ID) -> Detector? {
    all.first { $0.id == id }
  }
}
