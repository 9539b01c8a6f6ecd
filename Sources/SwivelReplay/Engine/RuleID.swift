/// The things that UIKit does, in the order in which they act on a ruling.
///
/// The raw value is the place in that order, and the bit in a ``RuleSet``. First who is asked, then
/// what each gate allows, then what becomes of the interface.
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
  case windowedScene
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
  case needsUpdateAfterRequest
  case geometryRequest
  case geometryNotInMultitasking
  case setDeviceOrientation
  case setDeviceOrientationLogged
  case setDeviceOrientationIgnored
  case setStatusBarOrientation
  case statusBarOfWiderWindow

  // What is an error. Last, because it judges the outcome.
  case preferredNotSupported
  case sheetLosesScreen
  case emptyIntersectionOnTurn
  case emptyIntersection
}

extension RuleID: CustomStringConvertible {
  /// The name by which people refer to the rule, stable and in kebab-case.
  public var description: String { spelling.description }

  /// The name, as it stands in the source.
  package var spelling: StaticString { entry.name }

  /// What is known of the rule.
  public var rule: Rule { entry.body.rule }

  /// The rule of a name.
  public init?(name: some StringProtocol) {
    guard let rule = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = rule
  }
}
