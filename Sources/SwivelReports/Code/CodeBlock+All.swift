import SwivelFindings

extension CodeBlock {
  private typealias Code = PackageResources

  /// The code of the project's detectors, for each piece of their advice.
  ///
  /// It is in the folder `Cures`, where the tests compile it.
  static let all: [Detector.ID: [[Self]]] = [
    "back-navigation-rotated": [
      from16(.uiKit(Code.RequestRefused_swift)), from16(force),
      from16(.uiKit(Code.PageShownAgainFrom16_swift, page: "InboxPage")),
      from16(.uiKit(Code.BackNavigationRotatedFrom16_swift, page: "ListPage", asked: "MainStack")),
      before16(.uiKit(Code.DeviceSetBefore16_swift)),
      before16(.uiKit(Code.PageShownAgainBefore16_swift, page: "InboxPage")),
      before16(
        .uiKit(Code.BackNavigationRotatedBefore16_swift, page: "ListPage", asked: "MainStack")),
    ],
    "dismissal-rotated": [
      from16(.uiKit(Code.DismissalNotAskedFrom16_swift), coverDismissed),
      before16(.uiKit(Code.DismissalNotAskedBefore16_swift), coverDismissed),
      [.uiKit(Code.PreferredRemoved_swift, page: "GlobePage")],
      from16(.uiKit(Code.DismissalHeldFrom16_swift), coverDismissed),
      from16(.uiKit(Code.DismissalAllowedFrom16_swift, page: "AlbumPage"), coverDismissed),
      before16(.uiKit(Code.DismissalHeldBefore16_swift), coverDismissed),
      from16(.uiKit(Code.DismissalRotatedFrom16_swift, asked: "NewsStack"), coverDismissed),
      before16(.uiKit(Code.DismissalRotatedBefore16_swift, asked: "NewsStack"), coverDismissed),
    ],
    "video-exit-rotated": [
      from16(
        .uiKit(Code.VideoExitRotatedFrom16_swift, page: "TrailerPage", asked: "TrailerStack"),
        coverDismissed),
      before16(
        .unchecked("UIKit", .swift, Code.VideoDelegateBefore16_swift),
        .uiKit(Code.VideoExitRotatedBefore16_swift, page: "TrailerPage"), coverDismissed),
    ],
    "overlay-window-rotates": [
      [.uiKit(Code.NoticeAlert_swift, page: "NoticeAlert")],
      [.uiKit(Code.OverlayWindowRotates_swift), .swiftUI(Code.OverlayHost_swift)],
    ],
    "lock-outlives-page": [
      [.uiKit(Code.LockUpdated_swift, page: "EaselPage")],
      from16(.uiKit(Code.LockOutlivesPageFrom16_swift)),
      [.uiKit(Code.LockOutlivesPageInScene_swift)],
      from16(.uiKit(Code.LockOutlivesPageFrom16_swift)),
      before16(.uiKit(Code.LockOutlivesPageBefore16_swift)),
    ],
    "force-ineffective": [
      [.uiKit(Code.RequestRefusedInMultitasking_swift)],
      from16(force), from16(.uiKit(Code.RequestRefused_swift)), widerApp, from16(force),
      from16(.uiKit(Code.AppMaskReadFrom16_swift)), from16(force), from16(force),
      before16(.uiKit(Code.DeviceSetBefore16_swift)),
      before16(.uiKit(Code.DeviceSetBefore16_swift)),
      before16(.uiKit(Code.ForceIneffectiveBefore16_swift)), widerApp,
      before16(.uiKit(Code.LockOutlivesPageBefore16_swift)),
      before16(.uiKit(Code.ForceIneffectiveBefore16_swift)),
    ],
    "request-refused": [
      anySize, anySize, anySize, anySize + [.infoPlist(Code.FullScreenOnly_xml)], anySize,
      from16(.uiKit(Code.RequestRefused_swift)),
      from16(force), widerScene, widerApp, modal, from16(force),
    ],
    "container-ignores-child": [
      containersFrom16 + rotationFrom16,
      containersBefore16,
      containersBefore16 + rotationBefore16,
      containersBefore16,
      [.unchecked("UIKit", .objectiveC, Code.ContainerIgnoresChildBefore6_txt)],
    ],
    "sheet-mask-ignored": [
      [
        .uiKit(Code.SheetMaskIgnored_swift, page: "ScannerPage"),
        .swiftUI(Code.FullScreenCover_swift),
      ],
      [.uiKit(Code.SheetMaskIgnored_swift, page: "ScannerPage")],
    ],
    "presenter-limits-mask": [[.uiKit(Code.PresenterLimitsMask_swift, asked: "GalleryPage")]],
    "app-mask-limits-page": [
      widerScene, widerApp, widerApp,
    ],
    "pushed-page-not-rotated": [
      widerApp,
      from16(
        .uiKit(Code.PushedPageNotRotatedFrom16_swift, page: "ChartPage", asked: "ReportStack")),
      widerApp,
      before16(.uiKit(Code.PushedPageNotRotatedBefore16_swift, page: "ChartPage")),
    ],
    "empty-intersection": [
      modal, [.uiKit(Code.EmptyIntersection_swift, page: "GamePage")] + rotation,
    ],
    "preferred-not-supported": [[.uiKit(Code.PreferredNotSupported_swift, page: "PanoramaPage")]],
    "orientation-exception": [
      [.uiKit(Code.SheetMaskIgnored_swift, page: "ScannerPage")], recordedAnswers,
    ],
    "forwarding-recursion": [[.uiKit(Code.ForwardingRecursion_swift)]],
    "flat-misread": [
      [.uiKit(Code.FlatMisread_swift, page: "CameraPage"), layoutBySize],
      [.uiKit(Code.FlatMisreadBefore16_swift, page: "ScannerCamera"), layoutBySize],
      [.uiKit(Code.FlatMisreadBefore13_swift, page: "CameraPage")],
    ],
    "ipad-masks-not-consulted": [
      lockInFullScreen, lockInFullScreen,
      [
        .infoPlist(Code.RequiresFullScreen_xml),
        .uiKit(Code.RequestRefusedInMultitasking_swift), layoutBySize,
      ],
    ],
    "masks-are-a-preference": [
      lockInFullScreen, lockInFullScreen,
    ],
    "full-screen-key-ignored": [anySize],
    "launch-needs-scenes": [
      [
        .unchecked("UIKit", .swift, Code.SceneDelegate_swift),
        .infoPlist(Code.SceneManifest_xml), .swiftUI(Code.AppWithScenes_swift),
      ]
    ],
    "autorotate-ignored": [
      [
        .uiKit(Code.AutorotateIgnoredFrom26_swift, page: "SketchPage", asked: "SketchStack"),
        .swiftUI(Code.LockableHost_swift),
      ],
      from16(.uiKit(Code.AutorotateIgnoredFrom16_swift, page: "ReaderPage")),
      before16(
        .uiKit(Code.AutorotateIgnoredBefore16_swift, page: "ReaderPage", asked: "ReaderStack")),
    ],
    "interface-lock-ignored": [
      [.uiKit(Code.LockUpdated_swift, page: "EaselPage")], containersOfLock,
    ],
    "lock-asked-too-early": [
      [
        .uiKit(Code.LockAskedTooEarly_swift, page: "RacePage"),
        .swiftUI(Code.LockableHost_swift),
      ]
    ],
    "autorotate-freezes": [[.uiKit(Code.AutorotateFreezes_swift, page: "FormPage")]],
    "modal-forced-portrait": [modal],
    "forced-needlessly": [
      [.uiKit(Code.ForcedNeedlesslyFrom16_swift)], [.uiKit(Code.ForcedNeedlesslyBefore16_swift)],
    ],
    "upside-down-unavailable": [
      [.uiKit(Code.UpsideDownImpossible_swift, page: "KioskPage")],
      [
        .uiKit(Code.UpsideDownUnavailable_swift, asked: "BookStack"),
        .infoPlist(Code.UpsideDown_xml),
      ],
    ],
    "left-right-swapped": [
      [.uiKit(Code.LeftRightSwappedFrom16_swift)], [.uiKit(Code.LeftRightSwappedBefore16_swift)],
    ],
    "rotation-bounce": [
      bounce, bounce, bounce, bounce,
    ],
    "turned-mid-gesture": [
      [.uiKit(Code.DismissalGesture_swift)],
      [.uiKit(Code.TurnedMidGesture_swift)],
    ],
    "launch-orientation-wrong": [
      [
        .infoPlist(Code.PortraitAtLaunch_xml),
        .uiKit(Code.LaunchOrientationWrong_swift, page: "ShopPage", asked: "ShopStack"),
      ] + rotation
    ],
    "stale-layout": [
      anySize, anySize,
      [.uiKit(Code.StaleLayoutFrom8_swift), layoutBySize],
      [.uiKit(Code.StaleLayoutBefore8_swift)],
    ],
    "transform-fakes-rotation": [
      widerApp,
      from16(.uiKit(Code.TransformFakesRotationFrom16_swift, page: "DiagramPage")),
      before16(.uiKit(Code.TransformFakesRotationBefore16_swift)),
    ],
    "status-bar-unavailable": [[.uiKit(Code.StatusBarUnavailable_swift, page: "ViewfinderPage")]],
    "client-bug-logged": [from16(force)],
    "unexplained-rotation": [recordedAnswers, recordedAnswers],
  ]

  private static func from16(_ blocks: Self...) -> [Self] { blocks + rotationFrom16 }
  private static func before16(_ blocks: Self...) -> [Self] { blocks + rotationBefore16 }

  private static let rotationFrom16 = [swiftUI(Code.PageOrientationsFrom16_swift), didAppear]
  private static let rotationBefore16 = [swiftUI(Code.PageOrientationsBefore16_swift), didAppear]
  private static let rotation = [
    swiftUI(Code.PageOrientationsFrom16_swift), swiftUI(Code.PageOrientationsBefore16_swift),
    didAppear,
  ]
  private static let didAppear = swiftUI(Code.DidAppear_swift)
  private static let coverDismissed = swiftUI(Code.CoverDismissed_swift)
  private static let layoutBySize = swiftUI(Code.LayoutBySize_swift)
  private static let anySize = [uiKit(Code.RequestRefusedInMultitasking_swift), layoutBySize]
  private static let bounce = [uiKit(Code.RotationBounce_swift)]
  private static let widerScene = [
    uiKit(Code.AppMaskLimitsPageInScene_swift, page: "ProgramPage")
  ]
  private static let widerApp =
    [
      uiKit(Code.AppMaskLimitsPage_swift, page: "CatalogPage"),
      infoPlist(Code.ThreeOrientations_xml),
    ] + rotation
  private static let force = uiKit(Code.ForceIneffectiveFrom16_swift, page: "SlidesPage")
  private static let recordedAnswers = [
    uiKit(Code.RecordedAnswers_swift), swiftUI(Code.RecordedHost_swift),
  ]
  private static let lockInFullScreen = [
    uiKit(Code.IPadMasksNotConsultedFrom26_swift, page: "BoardPage"), layoutBySize,
    swiftUI(Code.LockableHost_swift),
  ]
  private static let modal = [
    uiKit(Code.ModalForcedPortrait_swift, page: "NotePage"),
    unchecked("React Native", .jsx, Code.ModalOrientations_jsx),
  ]
}
