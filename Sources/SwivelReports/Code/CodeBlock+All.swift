import SwivelFindings

extension CodeBlock {
  private typealias Code = PackageResources

  /// The code of the project's detectors, for each piece of their advice.
  ///
  /// It is in the folder `Cures`, where the tests compile it.
  static let all: [Detector.ID: [[Self]]] = [
    "back-navigation-rotated": [
      [.uiKit(Code.BackNavigationRotatedFrom16_swift), rotationFrom16],
      [.uiKit(Code.BackNavigationRotatedBefore16_swift), rotationBefore16],
    ],
    "dismissal-rotated": [
      [.uiKit(Code.DismissalNotAskedFrom16_swift), coverDismissed, rotationFrom16],
      [.uiKit(Code.DismissalNotAskedBefore16_swift), coverDismissed, rotationBefore16],
      [.uiKit(Code.DismissalRotatedFrom16_swift), coverDismissed, rotationFrom16],
      [.uiKit(Code.DismissalRotatedBefore16_swift), coverDismissed, rotationBefore16],
    ],
    "video-exit-rotated": [
      [.uiKit(Code.VideoExitRotatedFrom16_swift), coverDismissed, rotationFrom16],
      [.uiKit(Code.VideoExitRotatedBefore16_swift), coverDismissed, rotationBefore16],
    ],
    "overlay-window-rotates": [
      [.uiKit(Code.OverlayWindowRotates_swift), .swiftUI(Code.OverlayHost_swift)]
    ],
    "lock-outlives-page": [
      [.uiKit(Code.LockOutlivesPageFrom16_swift), rotationFrom16],
      [.uiKit(Code.LockOutlivesPageBefore16_swift), rotationBefore16],
    ],
    "force-ineffective": [
      [forceFrom16, rotationFrom16],
      [.uiKit(Code.ForceIneffectiveBefore16_swift), rotationBefore16],
    ],
    "request-refused": [
      [
        .uiKit(Code.RequestRefusedInMultitasking_swift), layoutBySize,
        .infoPlist(Code.FullScreenOnly_plist),
      ],
      [.uiKit(Code.RequestRefused_swift), rotationFrom16],
    ],
    "container-ignores-child": [
      [.uiKit(Code.ContainerIgnoresChildFrom16_swift), rotationFrom16],
      [containerBefore16, rotationBefore16],
      [containerBefore16],
      [.unchecked("UIKit", .objectiveC, Code.ContainerIgnoresChildBefore6_m)],
    ],
    "sheet-mask-ignored": [
      [.uiKit(Code.SheetMaskIgnored_swift), .swiftUI(Code.FullScreenCover_swift)],
      [.uiKit(Code.SheetMaskIgnored_swift)],
    ],
    "presenter-limits-mask": [[.uiKit(Code.PresenterLimitsMask_swift)]],
    "app-mask-limits-page": [
      [.uiKit(Code.AppMaskLimitsPageInScene_swift)],
      [
        .uiKit(Code.AppMaskLimitsPage_swift), appMask,
        .infoPlist(Code.ThreeOrientations_plist),
      ],
    ],
    "pushed-page-not-rotated": [
      [.uiKit(Code.PushedPageNotRotatedFrom16_swift), rotationFrom16],
      [.uiKit(Code.PushedPageNotRotatedBefore16_swift), rotationBefore16],
    ],
    "empty-intersection": [[.uiKit(Code.EmptyIntersection_swift), appMask]],
    "preferred-not-supported": [[.uiKit(Code.PreferredNotSupported_swift)]],
    "orientation-exception": [recordedAnswers],
    "forwarding-recursion": [[.uiKit(Code.ForwardingRecursion_swift)]],
    "flat-misread": [
      [.uiKit(Code.FlatMisread_swift), layoutBySize],
      [.uiKit(Code.FlatMisreadBefore13_swift)],
    ],
    "ipad-masks-not-consulted": [
      [
        .uiKit(Code.IPadMasksNotConsultedFrom26_swift), layoutBySize,
        .swiftUI(Code.LockableHost_swift),
      ],
      [
        .infoPlist(Code.RequiresFullScreen_plist),
        .uiKit(Code.RequestRefusedInMultitasking_swift), layoutBySize,
      ],
    ],
    "autorotate-ignored": [
      [.uiKit(Code.AutorotateIgnoredFrom26_swift), .swiftUI(Code.LockableHost_swift)],
      [.uiKit(Code.AutorotateIgnoredFrom16_swift), rotationFrom16],
      [.uiKit(Code.AutorotateIgnoredBefore16_swift), rotationBefore16],
    ],
    "autorotate-freezes": [[.uiKit(Code.AutorotateFreezes_swift)]],
    "modal-forced-portrait": [modal, modal],
    "forced-needlessly": [
      [.uiKit(Code.ForcedNeedlesslyFrom16_swift)], [.uiKit(Code.ForcedNeedlesslyBefore16_swift)],
    ],
    "upside-down-unavailable": [
      [.uiKit(Code.UpsideDownUnavailable_swift), .infoPlist(Code.UpsideDown_plist)]
    ],
    "left-right-swapped": [
      [.uiKit(Code.LeftRightSwappedFrom16_swift)], [.uiKit(Code.LeftRightSwappedBefore16_swift)],
    ],
    "rotation-bounce": [
      [.uiKit(Code.RotationBounce_swift)], [.uiKit(Code.RotationBounce_swift)],
    ],
    "turned-mid-gesture": [[.uiKit(Code.TurnedMidGesture_swift)]],
    "launch-orientation-wrong": [
      [
        .infoPlist(Code.PortraitAtLaunch_plist), .uiKit(Code.LaunchOrientationWrong_swift), appMask,
      ]
    ],
    "stale-layout": [
      [.uiKit(Code.StaleLayoutFrom8_swift), layoutBySize],
      [.uiKit(Code.StaleLayoutBefore8_swift)],
    ],
    "transform-fakes-rotation": [
      [.uiKit(Code.TransformFakesRotationFrom16_swift), rotationFrom16],
      [.uiKit(Code.TransformFakesRotationBefore16_swift), rotationBefore16],
    ],
    "client-bug-logged": [[forceFrom16, rotationFrom16]],
    "unexplained-rotation": [recordedAnswers],
  ]

  private static let rotationFrom16 = swiftUI(Code.PageOrientationsFrom16_swift)
  private static let rotationBefore16 = swiftUI(Code.PageOrientationsBefore16_swift)
  private static let coverDismissed = swiftUI(Code.CoverDismissed_swift)
  private static let layoutBySize = swiftUI(Code.LayoutBySize_swift)
  private static let appMask = swiftUI(Code.AppMask_swift)
  private static let forceFrom16 = uiKit(Code.ForceIneffectiveFrom16_swift)
  private static let containerBefore16 = uiKit(Code.ContainerIgnoresChildBefore16_swift)
  private static let recordedAnswers = [
    uiKit(Code.RecordedAnswers_swift), swiftUI(Code.RecordedHost_swift),
  ]
  private static let modal = [
    uiKit(Code.ModalForcedPortrait_swift),
    unchecked("React Native", .jsx, Code.ModalOrientations_jsx),
  ]
}
