import SwivelText

extension ScenarioWords {
  /// The ids of the findings that a scenario can expect.
  static let finding = Words<String>(
    "finding",
    words: [
      "back-navigation-rotated", "dismissal-rotated", "container-ignores-child",
      "sheet-mask-ignored", "presenter-limits-mask", "pushed-page-not-rotated",
      "empty-intersection", "preferred-not-supported", "overlay-window-rotates",
      "lock-outlives-page", "forced-needlessly", "force-ineffective", "request-refused",
      "ipad-masks-not-consulted", "autorotate-ignored", "upside-down-unavailable", "flat-misread",
      "left-right-swapped", "rotation-bounce", "transform-fakes-rotation", "forwarding-recursion",
      "video-exit-rotated", "modal-forced-portrait", "stale-layout", "autorotate-freezes",
      "launch-orientation-wrong", "turned-mid-gesture", "app-mask-limits-page",
      "unexplained-rotation",
    ])
}
