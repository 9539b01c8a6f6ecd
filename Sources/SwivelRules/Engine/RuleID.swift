/// The things that UIKit does, in the order in which they act on a ruling.
///
/// The raw value is the bit in a ``RuleSet``, so that taking the lowest bit first takes the rules
/// in order. First who is asked, then what each gate allows, then what becomes of the interface.
public enum RuleID: UInt8, CaseIterable, Hashable, Sendable {
  // Who is asked. Each rule moves on from the one before it.
  case askedController
  case askedFirstController
  case sheetNotAsked
  case keptPresenterAsked
  case hiddenRootAsked
  case rootlessWindow

  // Which window the status bar goes with. The top one where there is more than the main one.
  case statusBarOfMainWindow
  case statusBarOfTopWindow

  // What each gate allows. The app before the controller: a player's own window is exempt from it.
  case deviceMask
  case plistHint
  case infoPlist
  case appDelegate
  case sceneDelegate
  case videoPlayerExempt
  case controllerMask
  case containerDelegate
  case forwarding
  case synthesizedMask
  case presenterLimits
  case shouldAutorotateTo
  case childrenMustAgree
  case multitasking
  case resizableScene
  case extensionNotAsked
  case intersection
  case shouldAutorotate
  case interfaceLock

  // What becomes of the interface. A rule that holds it comes after the one that would turn it.
  case deviceTurn
  case flatDevice
  case rotationLock
  case lockTurnsUpright
  case lockedWhileAway
  case gestureDefers
  case launch
  case rootChange
  case presentation
  case dismissal
  case dismissalAfterSleep
  case dismissalAnsweredByLeaver
  case preferredOnPresentation
  case dismissalKeepsTurned
  case dismissalNotAsked
  case videoExitBounces
  case pushStays
  case popStays
  case popAsksPage
  case containmentStays
  case pushUndetermined
  case windowViewAsks
  case attempt
  case needsUpdate
  case geometryRequest
  case geometryNotInMultitasking
  case setDeviceOrientation
  case setDeviceOrientationLogged
  case setDeviceOrientationIgnored
  case setStatusBarOrientation

  // What is an error. Last, because it judges the outcome.
  case preferredNotSupported
  case emptyIntersectionOnTurn
  case emptyIntersection
}

extension RuleID: CustomStringConvertible {
  /// The name by which people refer to the rule, stable and in kebab-case.
  public var description: String { spelling.description }

  /// The name, as it stands in the source.
  package var spelling: StaticString {
    switch self {
    case .askedController: "asked-controller"
    case .askedFirstController: "asked-first-controller"
    case .sheetNotAsked: "sheet-not-asked"
    case .keptPresenterAsked: "kept-presenter-asked"
    case .hiddenRootAsked: "hidden-root-asked"
    case .rootlessWindow: "rootless-window"
    case .statusBarOfMainWindow: "status-bar-of-main-window"
    case .statusBarOfTopWindow: "status-bar-of-top-window"
    case .deviceMask: "device-mask"
    case .plistHint: "plist-hint"
    case .infoPlist: "info-plist"
    case .appDelegate: "app-delegate"
    case .sceneDelegate: "scene-delegate"
    case .videoPlayerExempt: "video-player-exempt"
    case .controllerMask: "controller-mask"
    case .containerDelegate: "container-delegate"
    case .forwarding: "forwarding"
    case .synthesizedMask: "synthesized-mask"
    case .presenterLimits: "presenter-limits"
    case .shouldAutorotateTo: "should-autorotate-to"
    case .childrenMustAgree: "children-must-agree"
    case .multitasking: "multitasking"
    case .resizableScene: "resizable-scene"
    case .extensionNotAsked: "extension-not-asked"
    case .intersection: "intersection"
    case .shouldAutorotate: "should-autorotate"
    case .interfaceLock: "interface-lock"
    case .deviceTurn: "device-turn"
    case .flatDevice: "flat-device"
    case .rotationLock: "rotation-lock"
    case .lockTurnsUpright: "lock-turns-upright"
    case .lockedWhileAway: "locked-while-away"
    case .gestureDefers: "gesture-defers"
    case .launch: "launch"
    case .rootChange: "root-change"
    case .presentation: "presentation"
    case .dismissal: "dismissal"
    case .dismissalAfterSleep: "dismissal-after-sleep"
    case .dismissalAnsweredByLeaver: "dismissal-answered-by-leaver"
    case .preferredOnPresentation: "preferred-on-presentation"
    case .dismissalKeepsTurned: "dismissal-keeps-turned"
    case .dismissalNotAsked: "dismissal-not-asked"
    case .videoExitBounces: "video-exit-bounces"
    case .pushStays: "push-stays"
    case .popStays: "pop-stays"
    case .popAsksPage: "pop-asks-page"
    case .containmentStays: "containment-stays"
    case .pushUndetermined: "push-undetermined"
    case .windowViewAsks: "window-view-asks"
    case .attempt: "attempt-rotation"
    case .needsUpdate: "needs-update"
    case .geometryRequest: "geometry-request"
    case .geometryNotInMultitasking: "geometry-not-in-multitasking"
    case .setDeviceOrientation: "set-device-orientation"
    case .setDeviceOrientationLogged: "set-device-orientation-logged"
    case .setDeviceOrientationIgnored: "set-device-orientation-ignored"
    case .setStatusBarOrientation: "set-status-bar-orientation"
    case .preferredNotSupported: "preferred-not-supported-throws"
    case .emptyIntersectionOnTurn: "empty-intersection-on-turn-throws"
    case .emptyIntersection: "empty-intersection-throws"
    }
  }

  /// The rule of a name.
  public init?(name: some StringProtocol) {
    guard let rule = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = rule
  }
}
