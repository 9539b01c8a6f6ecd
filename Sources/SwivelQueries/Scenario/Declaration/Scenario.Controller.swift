package import SwivelModel

extension Scenario {
  /// A controller and its declarations; `nil` stands for a getter that is not overridden.
  package struct Controller: Hashable, Sendable {
    /// The name of the controller in the scenario.
    package let name: ControllerName
    /// Its kind; its class distinguishes a system framework's player from other system controllers.
    package let kind: ControllerKind
    /// The actual class, if it is known.
    package let className: String?
    /// Its `supportedInterfaceOrientations`.
    package let supported: InterfaceOrientationMask?
    /// Its `shouldAutorotate`.
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
    /// Its `prefersInterfaceOrientationLocked` (26+).
    package let prefersLock: Bool
    /// Its `childForInterfaceOrientationLock` (26+).
    package let lockChild: ControllerName?
    /// What its navigation delegate does when a page is about to be shown.
    package let onWillShow: WillShowPolicy
  }
}
