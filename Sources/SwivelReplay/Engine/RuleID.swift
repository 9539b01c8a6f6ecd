/// The rules of UIKit, in the order in which they act on a ruling.
///
/// The raw value is the position in that order and the bit in a ``RuleSet``: first who is asked,
/// then what each gate allows, then the outcome.
public enum RuleID: UInt8, CaseIterable, Hashable, Sendable {
  // Who is asked. Each rule starts from the result of the one before it.
  case askedController
  case askedFirstController
  case sheetNotAsked
  case keptPresenterAsked
  case hiddenRootAsked
  case rootlessWindow

  // Which window the status bar follows: the top one if there are others beside the main one.
  case statusBarOfMainWindow
  case statusBarOfTopWindow

  // What each gate allows. The app precedes the controller, because a player's own window is exempt
  // from it.
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
  case windowedScene
  case discreteResizing
  case resizableScene
  case innerDisplay
  case extensionNotAsked
  case intersection
  case shouldAutorotate
  case interfaceLock

  // The outcome. A rule that holds the interface comes after the rule that would rotate it.
  case deviceTurn
  case flatDevice
  case rotationLock
  case lockRotatesToPortrait
  case lockedInBackground
  case gestureDefers
  case launch
  case rootChange
  case presentation
  case dismissal
  case dismissalAfterSleep
  case dismissalUsesOutgoingMask
  case preferredOnPresentation
  case dismissalKeepsOrientation
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
  case needsUpdateAfterRequest
  case geometryRequest
  case geometryNotInMultitasking
  case geometryNotInResizableScene
  case setDeviceOrientation
  case setDeviceOrientationNotInMultitasking
  case setDeviceOrientationLogged
  case setDeviceOrientationIgnored
  case setStatusBarOrientation
  case environmentChange
  case mirroringIsPortrait
  case mirroringHonorsMasks
  case statusBarOfWiderWindow

  // Errors. Last, because they depend on the outcome.
  case preferredNotSupported
  case scenesRequired
  case sheetLosesScreen
  case emptyIntersectionOnRotation
  case emptyIntersection
}

extension RuleID: CustomStringConvertible {
  /// The stable kebab-case name of the rule.
  public var description: String { spelling.description }

  /// The name as a static string.
  package var spelling: StaticString { entry.name }

  /// The metadata of the rule.
  public var rule: Rule { entry.body.rule }

  /// The rule of a name.
  public init?(name: some StringProtocol) {
    guard let rule = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = rule
  }
}
