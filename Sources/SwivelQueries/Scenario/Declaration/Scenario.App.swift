package import SwivelModel

extension Scenario {
  /// The declarations of the app as a whole.
  package struct App: Hashable, Sendable {
    /// The orientations in the Info.plist for the device, in the order of the file.
    package let infoPlist: [InterfaceOrientation]
    package let requiresFullScreen: Bool
    /// UIRequiresFullScreenIgnoredStartingWithVersion, if the Info.plist has it.
    package let fullScreenIgnoredFrom: SystemVersion?
    package let delegate: DelegateMask
    /// The answer of the scene delegate (27+); `nil` if it does not implement the method.
    package let sceneDelegate: InterfaceOrientationMask?
  }

  /// How `application(_:supportedInterfaceOrientationsFor:)` is implemented.
  package enum DelegateMask: Hashable, Sendable {
    case notImplemented
    case fixed(InterfaceOrientationMask)
    /// It returns a mask by the topmost controller in the main window.
    case byVisible([ControllerName: InterfaceOrientationMask], otherwise: InterfaceOrientationMask)
    /// It returns a mask by its window argument.
    case byWindow([WindowName: InterfaceOrientationMask], otherwise: InterfaceOrientationMask)
  }

  /// A window that exists before the first step.
  package struct Window: Hashable, Sendable {
    package let name: WindowName
    package let root: ControllerName?
    /// Whether it is the key window; exactly one is.
    package let isKey: Bool
    package let isHidden: Bool
    /// Its `windowLevel`, which fits an `Int32` when rounded.
    package let level: Double
    /// The controllers whose views were added directly to the window.
    package let subviewsOf: [ControllerName]
  }

  /// A controller and its declarations; `nil` stands for a getter that is not overridden.
  package struct Controller: Hashable, Sendable {
    package let name: ControllerName
    /// Its kind; its class distinguishes a system framework's player from other system controllers.
    package let kind: ControllerKind
    /// The actual class, if it is known.
    package let className: String?
    /// Its `supportedInterfaceOrientations`.
    package let supported: InterfaceOrientationMask?
    package let shouldAutorotate: Bool?
    /// Its `preferredInterfaceOrientationForPresentation`.
    package let preferred: PreferredOrientation?
    /// The orientations for which `shouldAutorotateToInterfaceOrientation:` returns `YES`, on iOS
    /// 5.
    package let shouldAutorotateTo: InterfaceOrientationMask?
    /// The mask that it declares through the app's custom protocol, which UIKit does not see.
    package let customMask: InterfaceOrientationMask?
    /// Its children: a stack from bottom to top, tabs, columns, or embedded controllers.
    package let children: [ControllerName]
    /// The selected child; `nil` for a stack and for a controller without children.
    package let selected: ControllerName?
    /// The controllers to which it forwards queries.
    package let forwards: Forwarding
    /// The hook by which the forwarded answer reaches UIKit.
    package let forwardsVia: Forwarding.Hook
    /// The fixed mask that the container's delegate returns; `nil` if not implemented.
    package let delegateSupported: InterfaceOrientationMask?
    /// Its `modalPresentationStyle`; required for all that are presented, except alerts.
    package let style: PresentationStyle?
    /// Whether its custom presentation removes the presenter's view.
    package let removesPresenter: Bool
    /// Its `prefersInterfaceOrientationLocked` (iOS 26+).
    package let prefersLock: Bool
    /// Its `childForInterfaceOrientationLock` (iOS 26+).
    package let lockChild: ControllerName?
    /// What its navigation delegate does when a page is about to be shown.
    package let onWillShow: WillShowPolicy
  }
}
