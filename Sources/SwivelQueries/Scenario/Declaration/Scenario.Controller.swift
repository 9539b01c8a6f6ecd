package import SwivelModel

extension Scenario {
  /// A controller and what it declares; `nil` stands for a getter that is not overridden.
  package struct Controller: Hashable, Sendable {
    /// The name by which the scenario speaks of it.
    package let name: ControllerName
    /// What it is; a system framework's player is told from other system controllers by its class.
    package let kind: ControllerKind
    /// The real class where it is known.
    package let className: String?
    /// Its `supportedInterfaceOrientations`.
    package let supported: InterfaceOrientationMask?
    /// Its `shouldAutorotate`.
    package let shouldAutorotate: Bool?
    /// Its `preferredInterfaceOrientationForPresentation`.
    package let preferred: PreferredOrientation?
    /// What `shouldAutorotateToInterfaceOrientation:` says yes to, on iOS 5.
    package let shouldAutorotateTo: InterfaceOrientationMask?
    /// The mask that it states through the app's own protocol, unseen by UIKit.
    package let customMask: InterfaceOrientationMask?
    /// Its children: a stack from bottom to top, tabs, columns, or embedded controllers.
    package let children: [ControllerName]
    /// The child that is shown or asked; `nil` for a stack and for a controller without children.
    package let selected: ControllerName?
    /// Whose answer it gives when it is asked.
    package let forwards: Forwarding
    /// By which hook that answer reaches UIKit.
    package let forwardsVia: Forwarding.Hook
    /// The fixed mask that the container's delegate returns; `nil` if not implemented.
    package let delegateSupported: InterfaceOrientationMask?
    /// Its `modalPresentationStyle`; given for all that are presented, but for alerts.
    package let style: PresentationStyle?
    /// Whether its custom presentation takes the presenter's view away.
    package let removesPresenter: Bool
    /// Its `prefersInterfaceOrientationLocked` (26+).
    package let prefersLock: Bool
    /// Its `childForInterfaceOrientationLock` (26+).
    package let lockChild: ControllerName?
    /// What its navigation delegate does when a page is about to be shown.
    package let onWillShow: WillShowPolicy
  }
}
