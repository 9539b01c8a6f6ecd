public import SwivelModel

/// The outcome of one trigger for one window.
///
/// A ruling starts from the trigger alone; each rule in force sets or changes a part of it. The
/// fast path keeps only the final value, `explain` every difference.
public struct Ruling: Hashable, Sendable {
  /// What makes UIKit evaluate the orientation.
  public let trigger: Trigger
  /// The window concerned.
  public let window: WindowID
  /// The window's possible orientations before; several if undetermined.
  public internal(set) var from: InterfaceOrientationMask

  /// The orientation that the trigger concerns: the device's, or the one that was set.
  public package(set) var wanted: InterfaceOrientation?
  /// The page that is presented, dismissed, pushed or popped to.
  public package(set) var subject: ControllerID?
  /// What a geometry request asks for.
  public package(set) var requested: InterfaceOrientationMask = []
  /// The value to which the app sets the orientation of `UIDevice`.
  public package(set) var requestedDevice: DeviceOrientation?

  /// The controller that UIKit asks.
  public package(set) var asked: ControllerID?
  /// The controller at the end of the forwarding, whose own value is the answer.
  public package(set) var respondent: ControllerID?
  /// What the hardware allows.
  public package(set) var deviceMask: InterfaceOrientationMask = .all
  /// What the app allows.
  public package(set) var appMask: InterfaceOrientationMask = []
  /// The source of the app's mask.
  public package(set) var appMaskSource = AppMaskSource.none
  /// What the asked controller allows.
  public package(set) var controllerMask: InterfaceOrientationMask = []
  /// The orientations that are allowed in the end.
  public package(set) var allowed: InterfaceOrientationMask = .all
  /// The rule that exempts the window from all masks; `nil` if they count.
  public package(set) var unaskedBy: RuleID?
  /// Whether the user resizes the scene in steps, each of which honors the masks (27+).
  public package(set) var isDiscrete = false
  /// Whether UIKit reads the masks at this trigger.
  public package(set) var readsMasks = true
  /// Whether the asked controller permits rotation.
  public package(set) var turns = true
  /// Whether the page's preference locks the current orientation (26+).
  public package(set) var isLocked = false
  /// Whether a page below restricts the asked controller's mask.
  public package(set) var isLimitedByPresenter = false
  /// The page's preferred orientation, where UIKit asks for it.
  public package(set) var preferred: PreferredOrientation?

  /// The window's possible orientations after; several if the sources leave it open.
  public package(set) var to: InterfaceOrientationMask
  /// The rule that keeps the interface as it is although another orientation was wanted.
  public package(set) var heldBy: RuleID?
  /// The rotation is deferred until a transition ends.
  public package(set) var isDeferred = false
  /// The interface first appears in its previous orientation and then rotates.
  public package(set) var bounces = false
  /// The possible orientations of the launch screen.
  public package(set) var launchScreen: InterfaceOrientationMask = []
  /// The status bar follows this window.
  public package(set) var turnsStatusBar = false
  /// The status bar takes the orientation that was set.
  public package(set) var setsStatusBar = false
  /// The exception that UIKit throws.
  public package(set) var exception: UIKitException?
  /// UIKit refuses the geometry request with `UISceneErrorCode` 101.
  public package(set) var isRequestDenied = false
  /// A UIKit alert detected that it was asked recursively; UIKit logs this.
  public package(set) var endsCircle = false
  /// The message that UIKit logs.
  public package(set) var message: UIKitMessage?

  package init(_ trigger: Trigger, window: WindowID, from: InterfaceOrientationMask) {
    (self.trigger, self.window, self.from) = (trigger, window, from)
    to = from
  }

  /// Makes the initial ruling of an occasion.
  package init(_ occasion: Occasion, in window: WindowID, from: InterfaceOrientationMask) {
    self.init(occasion.trigger, window: window, from: from)
    (wanted, subject) = (occasion.wanted, occasion.subject)
    (requested, requestedDevice) = (occasion.requested, occasion.requestedDevice)
  }

  /// Whether UIKit consults the app and the controllers at all.
  @inlinable public var masksCount: Bool { unaskedBy == nil }

  /// Whether the interface rotated, as far as that is determined.
  @inlinable public var isTurn: Bool { to != from }

  /// Whether UIKit decided something: it rotated the interface, or another orientation was wanted.
  @inlinable
  package var isDecision: Bool { isTurn || heldBy != nil || exception != nil || message != nil }

  /// Whether every possible orientation of the window is allowed.
  var allowsCurrent: Bool { !from.isEmpty && from.isSubset(of: allowed) }

  /// Lets nobody be asked.
  mutating func askNobody(_ rule: RuleID, _ source: AppMaskSource = .none) {
    unaskedBy = rule
    (appMask, appMaskSource) = (.all, source)
    (controllerMask, respondent) = (.all, nil)
  }

  /// Keeps the interface as it is, on behalf of a rule.
  mutating func hold(_ rule: RuleID) {
    to = from
    heldBy = rule
  }

  /// Rotates to one orientation if it is allowed.
  mutating func turnIfAllowed(to orientation: InterfaceOrientation) {
    guard turns else { return hold(.shouldAutorotate) }
    guard !isLocked else { return hold(.interfaceLock) }
    guard allowed.allows(orientation) else { return hold(.intersection) }
    to = InterfaceOrientationMask(orientation)
  }

  /// Selects an allowed orientation: the wanted one, else the current one, else any.
  ///
  /// The interface stays as it is where nothing is allowed or the current orientation is locked.
  mutating func settle(on wanted: InterfaceOrientation?) {
    if isLocked, allowsCurrent {
      hold(.interfaceLock)
    } else if let wanted, allowed.allows(wanted) {
      to = InterfaceOrientationMask(wanted)
    } else if allowsCurrent || allowed.isEmpty {
      to = from
    } else {
      to = allowed
    }
  }
}
