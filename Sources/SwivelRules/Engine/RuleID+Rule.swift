extension RuleID {
  /// What is known of the rule.
  public var rule: Rule {
    switch self {
    case .askedController: AskedController.rule
    case .askedFirstController: AskedFirstController.rule
    case .sheetNotAsked: SheetNotAsked.rule
    case .keptPresenterAsked: KeptPresenterAsked.rule
    case .rootlessWindow: RootlessWindow.rule
    case .statusBarOfMainWindow: StatusBarOfMainWindow.rule
    case .statusBarOfTopWindow: StatusBarOfTopWindow.rule
    case .deviceMask: DeviceMask.rule
    case .plistHint: PlistHint.rule
    case .infoPlist: InfoPlist.rule
    case .appDelegate: AppDelegate.rule
    case .sceneDelegate: SceneDelegate.rule
    case .videoPlayerExempt: VideoPlayerExempt.rule
    case .controllerMask: ControllerMask.rule
    case .containerDelegate: ContainerDelegate.rule
    case .forwarding: ForwardingRule.rule
    case .presenterLimits: PresenterLimits.rule
    case .shouldAutorotateTo: ShouldAutorotateTo.rule
    case .childrenMustAgree: ChildrenMustAgree.rule
    case .multitasking: Multitasking.rule
    case .extensionNotAsked: ExtensionNotAsked.rule
    case .intersection: Intersection.rule
    case .shouldAutorotate: ShouldAutorotate.rule
    case .deviceTurn: DeviceTurn.rule
    case .flatDevice: FlatDevice.rule
    case .rotationLock: RotationLock.rule
    case .gestureDefers: GestureDefers.rule
    case .launch: Launch.rule
    case .rootChange: RootChange.rule
    case .presentation: Presentation.rule
    case .preferredOnPresentation: PreferredOnPresentation.rule
    case .dismissal: Dismissal.rule
    case .dismissalAfterSleep: DismissalAfterSleep.rule
    case .dismissalKeepsTurned: DismissalKeepsTurned.rule
    case .dismissalNotAsked: DismissalNotAsked.rule
    case .pushStays: PushStays.rule
    case .pushUndetermined: PushUndetermined.rule
    case .popStays: PopStays.rule
    case .popAsksPage: PopAsksPage.rule
    case .containmentStays: ContainmentStays.rule
    case .attempt: Attempt.rule
    case .needsUpdate: NeedsUpdate.rule
    case .geometryRequest: GeometryRequest.rule
    case .geometryNotInMultitasking: GeometryNotInMultitasking.rule
    case .setDeviceOrientation: SetDeviceOrientation.rule
    case .setDeviceOrientationIgnored: SetDeviceOrientationIgnored.rule
    case .setStatusBarOrientation: SetStatusBarOrientation.rule
    case .preferredNotSupported: PreferredNotSupported.rule
    case .emptyIntersection: EmptyIntersection.rule
    case .interfaceLock: InterfaceLock.rule
    case .videoExitBounces: VideoExitBounces.rule
    }
  }
}
