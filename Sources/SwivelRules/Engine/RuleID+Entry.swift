extension RuleID {
  /// What a rule is called, and the type that has it.
  ///
  /// Beside the order of the cases this is the only list of all rules.
  var entry: (name: StaticString, body: any RuleBody.Type) {
    switch self {
    case .askedController: ("asked-controller", AskedController.self)
    case .askedFirstController: ("asked-first-controller", AskedFirstController.self)
    case .sheetNotAsked: ("sheet-not-asked", SheetNotAsked.self)
    case .keptPresenterAsked: ("kept-presenter-asked", KeptPresenterAsked.self)
    case .hiddenRootAsked: ("hidden-root-asked", HiddenRootAsked.self)
    case .rootlessWindow: ("rootless-window", RootlessWindow.self)
    case .statusBarOfMainWindow: ("status-bar-of-main-window", StatusBarOfMainWindow.self)
    case .statusBarOfTopWindow: ("status-bar-of-top-window", StatusBarOfTopWindow.self)
    case .deviceMask: ("device-mask", DeviceMask.self)
    case .plistHint: ("plist-hint", PlistHint.self)
    case .infoPlist: ("info-plist", InfoPlist.self)
    case .appDelegate: ("app-delegate", AppDelegate.self)
    case .sceneDelegate: ("scene-delegate", SceneDelegate.self)
    case .videoPlayerExempt: ("video-player-exempt", VideoPlayerExempt.self)
    case .controllerMask: ("controller-mask", ControllerMask.self)
    case .containerDelegate: ("container-delegate", ContainerDelegate.self)
    case .forwarding: ("forwarding", ForwardingRule.self)
    case .synthesizedMask: ("synthesized-mask", SynthesizedMask.self)
    case .presenterLimits: ("presenter-limits", PresenterLimits.self)
    case .shouldAutorotateTo: ("should-autorotate-to", ShouldAutorotateTo.self)
    case .childrenMustAgree: ("children-must-agree", ChildrenMustAgree.self)
    case .multitasking: ("multitasking", Multitasking.self)
    case .resizableScene: ("resizable-scene", ResizableScene.self)
    case .extensionNotAsked: ("extension-not-asked", ExtensionNotAsked.self)
    case .intersection: ("intersection", Intersection.self)
    case .shouldAutorotate: ("should-autorotate", ShouldAutorotate.self)
    case .interfaceLock: ("interface-lock", InterfaceLock.self)
    case .deviceTurn: ("device-turn", DeviceTurn.self)
    case .flatDevice: ("flat-device", FlatDevice.self)
    case .rotationLock: ("rotation-lock", RotationLock.self)
    case .lockTurnsUpright: ("lock-turns-upright", LockTurnsUpright.self)
    case .lockedWhileAway: ("locked-while-away", LockedWhileAway.self)
    case .gestureDefers: ("gesture-defers", GestureDefers.self)
    case .launch: ("launch", Launch.self)
    case .rootChange: ("root-change", RootChange.self)
    case .presentation: ("presentation", Presentation.self)
    case .dismissal: ("dismissal", Dismissal.self)
    case .dismissalAfterSleep: ("dismissal-after-sleep", DismissalAfterSleep.self)
    case .dismissalAnsweredByLeaver:
      ("dismissal-answered-by-leaver", DismissalAnsweredByLeaver.self)
    case .preferredOnPresentation: ("preferred-on-presentation", PreferredOnPresentation.self)
    case .dismissalKeepsTurned: ("dismissal-keeps-turned", DismissalKeepsTurned.self)
    case .dismissalNotAsked: ("dismissal-not-asked", DismissalNotAsked.self)
    case .videoExitBounces: ("video-exit-bounces", VideoExitBounces.self)
    case .pushStays: ("push-stays", PushStays.self)
    case .popStays: ("pop-stays", PopStays.self)
    case .popAsksPage: ("pop-asks-page", PopAsksPage.self)
    case .containmentStays: ("containment-stays", ContainmentStays.self)
    case .pushUndetermined: ("push-undetermined", PushUndetermined.self)
    case .windowViewAsks: ("window-view-asks", WindowViewAsks.self)
    case .attempt: ("attempt-rotation", Attempt.self)
    case .needsUpdate: ("needs-update", NeedsUpdate.self)
    case .geometryRequest: ("geometry-request", GeometryRequest.self)
    case .geometryNotInMultitasking:
      ("geometry-not-in-multitasking", GeometryNotInMultitasking.self)
    case .setDeviceOrientation: ("set-device-orientation", SetDeviceOrientation.self)
    case .setDeviceOrientationLogged:
      ("set-device-orientation-logged", SetDeviceOrientationLogged.self)
    case .setDeviceOrientationIgnored:
      ("set-device-orientation-ignored", SetDeviceOrientationIgnored.self)
    case .setStatusBarOrientation: ("set-status-bar-orientation", SetStatusBarOrientation.self)
    case .preferredNotSupported: ("preferred-not-supported-throws", PreferredNotSupported.self)
    case .emptyIntersectionOnTurn:
      ("empty-intersection-on-turn-throws", EmptyIntersectionOnTurn.self)
    case .emptyIntersection: ("empty-intersection-throws", EmptyIntersection.self)
    }
  }
}
