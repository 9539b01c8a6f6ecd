public import SwivelModel

/// What the rules make of one trigger for one window.
///
/// A ruling starts with nothing but the trigger; each rule in force fills in or changes a part. The
/// fast path keeps only the last value, the explaining one every difference.
public struct Ruling: Hashable, Sendable {
  /// Who set the app's mask.
  public enum AppMaskSource: UInt8, CaseIterable, Sendable {
    /// Nobody yet.
    case none
    /// The default of the idiom: the Info.plist names no orientation.
    case idiom
    /// The Info.plist.
    case plist
    /// The app delegate.
    case delegate
    /// The scene delegate.
    case sceneDelegate
    /// Nobody: the page has a window of its own.
    case exempt

    /// The rule by which it has the say; `nil` for nobody yet.
    package var rule: RuleID? {
      switch self {
      case .none: nil
      case .idiom, .plist: .infoPlist
      case .delegate: .appDelegate
      case .sceneDelegate: .sceneDelegate
      case .exempt: .videoPlayerExempt
      }
    }
  }

  /// What made UIKit look.
  public let trigger: Trigger
  /// The window that is ruled upon.
  public let window: WindowID
  /// The orientations that the window may have had before; several if it is not determined.
  public internal(set) var from: InterfaceOrientationMask

  /// The orientation that the trigger is about: the device's, or the one that was set.
  public package(set) var wanted: InterfaceOrientation?
  /// The page that is presented, dismissed, pushed or popped to.
  public package(set) var subject: ControllerID?
  /// What a geometry request asks for.
  public package(set) var requested: InterfaceOrientationMask = []
  /// The value to which the app sets the orientation of `UIDevice`.
  public package(set) var requestedDevice: DeviceOrientation?

  /// The controller that UIKit asks.
  public package(set) var asked: ControllerID?
  /// The controller whose own value is the answer, at the end of the forwarding.
  public package(set) var respondent: ControllerID?
  /// What the hardware allows.
  public package(set) var deviceMask: InterfaceOrientationMask = .all
  /// What the app allows.
  public package(set) var appMask: InterfaceOrientationMask = []
  /// Who says what the app allows.
  public package(set) var appMaskSource = AppMaskSource.none
  /// What the asked controller allows.
  public package(set) var controllerMask: InterfaceOrientationMask = []
  /// What is allowed in the end.
  public package(set) var allowed: InterfaceOrientationMask = .all
  /// The rule for which UIKit asks neither the app nor the controllers; `nil` if it asks them.
  public package(set) var unaskedBy: RuleID?
  /// Whether UIKit reads the masks at this trigger.
  public package(set) var readsMasks = true
  /// Whether the asked controller lets the interface turn.
  public package(set) var turns = true
  /// Whether the page's preference locks the interface as it is (26+).
  public package(set) var isLocked = false
  /// Whether a page below limits what the asked one allows.
  public package(set) var isLimitedByPresenter = false
  /// The page's preferred orientation, where UIKit asks for it.
  public package(set) var preferred: PreferredOrientation?

  /// The orientations that the window may have now; several if the sources leave it open.
  public package(set) var to: InterfaceOrientationMask
  /// The rule for which the interface stays as it is though something else was wanted.
  public package(set) var heldBy: RuleID?
  /// The turn is put off until a transition ends.
  public package(set) var isDeferred = false
  /// The interface is first seen as it was before, and then turns.
  public package(set) var bounces = false
  /// The orientations that the launch screen may have.
  public package(set) var launchScreen: InterfaceOrientationMask = []
  /// The status bar goes with this window.
  public package(set) var turnsStatusBar = false
  /// The status bar takes the orientation that was set.
  public package(set) var setsStatusBar = false
  /// UIKit throws.
  public package(set) var exception: UIKitException?
  /// UIKit refuses the geometry request with `UISceneErrorCode` 101.
  public package(set) var isRequestDenied = false
  /// An alert of UIKit's noticed that it was asked in a circle, which UIKit logs.
  public package(set) var endsCircle = false
  /// UIKit logs.
  public package(set) var message: UIKitMessage?

  package init(_ trigger: Trigger, window: WindowID, from: InterfaceOrientationMask) {
    (self.trigger, self.window, self.from) = (trigger, window, from)
    to = from
  }

  /// Makes the ruling with which an occasion begins.
  package init(_ occasion: Occasion, in window: WindowID, from: InterfaceOrientationMask) {
    self.init(occasion.trigger, window: window, from: from)
    (wanted, subject) = (occasion.wanted, occasion.subject)
    (requested, requestedDevice) = (occasion.requested, occasion.requestedDevice)
  }

  /// Whether UIKit asks the app and the controllers at all in this app.
  @inlinable public var masksCount: Bool { unaskedBy == nil }

  /// Whether the interface has turned, as far as that is determined.
  @inlinable public var isTurn: Bool { to != from }

  /// Whether a timeline tells of the ruling: it turned something, or something else was wanted.
  @inlinable
  package var isTold: Bool { isTurn || heldBy != nil || exception != nil || message != nil }

  /// Whether every orientation that the window may have is allowed.
  var allowsCurrent: Bool { !from.isEmpty && from.isSubset(of: allowed) }

  /// Lets nobody be asked.
  mutating func askNobody(_ rule: RuleID, _ source: AppMaskSource = .none) {
    unaskedBy = rule
    (appMask, appMaskSource) = (.all, source)
    (controllerMask, respondent) = (.all, nil)
  }

  /// Keeps the interface as it is, for a reason that a rule knows.
  mutating func hold(_ rule: RuleID) {
    to = from
    heldBy = rule
  }

  /// Turns to one orientation, or not at all.
  mutating func turnIfAllowed(to orientation: InterfaceOrientation) {
    guard turns else { return hold(.shouldAutorotate) }
    guard !isLocked else { return hold(.interfaceLock) }
    guard allowed.allows(orientation) else { return hold(.intersection) }
    to = InterfaceOrientationMask(orientation)
  }

  /// Finds an orientation that is allowed: the wanted one, else the current one, else any.
  ///
  /// Where nothing is allowed, or the current one is locked, the interface stays as it is.
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
