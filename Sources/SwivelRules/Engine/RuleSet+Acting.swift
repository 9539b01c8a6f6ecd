extension RuleSet {
  /// Lets every rule of the set act on a ruling, in order.
  ///
  /// The rules that act on nearly every ruling stand in a row, and not in the loop that takes the
  /// rest bit by bit: so the compiler can keep the ruling in registers from one to the next, and
  /// there is no jump to guess. The row is in the order of the rules, and nothing in the loop comes
  /// before it.
  @inline(__always)
  func act(on ruling: inout Ruling, in situation: Situation) {
    if has(.askedController) { AskedController.apply(&ruling, situation) }
    if has(.askedFirstController) { AskedFirstController.apply(&ruling, situation) }
    if has(.sheetNotAsked) { SheetNotAsked.apply(&ruling, situation) }
    if has(.keptPresenterAsked) { KeptPresenterAsked.apply(&ruling, situation) }
    if has(.hiddenRootAsked) { HiddenRootAsked.apply(&ruling, situation) }
    if has(.rootlessWindow) { RootlessWindow.apply(&ruling, situation) }
    if has(.statusBarOfMainWindow) { StatusBarOfMainWindow.apply(&ruling, situation) }
    if has(.statusBarOfTopWindow) { StatusBarOfTopWindow.apply(&ruling, situation) }
    if has(.deviceMask) { DeviceMask.apply(&ruling, situation) }
    if has(.plistHint) { PlistHint.apply(&ruling, situation) }
    if has(.infoPlist) { InfoPlist.apply(&ruling, situation) }
    if has(.appDelegate) { AppDelegate.apply(&ruling, situation) }
    if has(.sceneDelegate) { SceneDelegate.apply(&ruling, situation) }
    if has(.videoPlayerExempt) { VideoPlayerExempt.apply(&ruling, situation) }
    if has(.controllerMask) { ControllerMask.apply(&ruling, situation) }
    if has(.containerDelegate) { ContainerDelegate.apply(&ruling, situation) }
    if has(.forwarding) { ForwardingRule.apply(&ruling, situation) }
    if has(.synthesizedMask) { SynthesizedMask.apply(&ruling, situation) }
    if has(.presenterLimits) { PresenterLimits.apply(&ruling, situation) }
    if has(.shouldAutorotateTo) { ShouldAutorotateTo.apply(&ruling, situation) }
    if has(.childrenMustAgree) { ChildrenMustAgree.apply(&ruling, situation) }
    if has(.multitasking) { Multitasking.apply(&ruling, situation) }
    if has(.resizableScene) { ResizableScene.apply(&ruling, situation) }
    if has(.extensionNotAsked) { ExtensionNotAsked.apply(&ruling, situation) }
    if has(.intersection) { Intersection.apply(&ruling, situation) }
    if has(.shouldAutorotate) { ShouldAutorotate.apply(&ruling, situation) }
    if has(.interfaceLock) { InterfaceLock.apply(&ruling, situation) }
    if has(.deviceTurn) { DeviceTurn.apply(&ruling, situation) }
    if has(.flatDevice) { FlatDevice.apply(&ruling, situation) }
    if has(.rotationLock) { RotationLock.apply(&ruling, situation) }
    if has(.lockTurnsUpright) { LockTurnsUpright.apply(&ruling, situation) }
    if has(.lockedWhileAway) { LockedWhileAway.apply(&ruling, situation) }
    if has(.gestureDefers) { GestureDefers.apply(&ruling, situation) }
    var rest = subtracting(.inRow)
    while let rule = rest.popFirst() { rule.apply(&ruling, situation) }
  }

  @inline(__always)
  func has(_ rule: RuleID) -> Bool {
    contains(RuleSet(rule))
  }
}
