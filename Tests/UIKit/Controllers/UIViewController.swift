public import Foundation
import SwivelModel

/// What is responsible for a screen, or a part of one.
@available(iOS 2.0, *)
@MainActor
open class UIViewController: UIResponder {
  /// What it is called.
  open var title: String?
  /// The container it is in.
  open package(set) weak var parent: UIViewController?
  /// What it contains.
  @available(iOS 5.0, *)
  open package(set) var children: [UIViewController] = []

  /// Whether it is being presented, in the callbacks of its appearance.
  @available(iOS 5.0, *)
  open package(set) var isBeingPresented = false
  /// Whether it is being dismissed, in the callbacks of its appearance.
  @available(iOS 5.0, *)
  open package(set) var isBeingDismissed = false
  /// Whether a container takes it in, in the callbacks of its appearance.
  @available(iOS 5.0, *)
  open package(set) var isMovingToParent = false
  /// Whether a container lets it go, in the callbacks of its appearance.
  @available(iOS 5.0, *)
  open package(set) var isMovingFromParent = false
  /// Whether presentations over a context cover it.
  @available(iOS 5.0, *)
  open var definesPresentationContext = false
  /// Whether the status bar looks as it wants, though it does not fill the screen.
  @available(iOS 7.0, *)
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss it.
  @available(iOS 13.0, *)
  open var isModalInPresentation = false
  /// Somebody to ask along the transition it is in.
  @available(iOS 7.0, *)
  open package(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  package var loadedView: UIView?
  package var statedStyle: UIModalPresentationStyle?
  package var presented: UIViewController?
  package weak var presenter: UIViewController?
  package var presentation: UIPresentationController?
  // The window whose root it is.
  package weak var occupiedWindow: UIWindow?
  // Its name in the log, once it is in there.
  var handle: ControllerID?

  /// Makes a controller whose view comes from a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Makes a controller that was archived, of which there is none here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView ?? loadView() }
    set { loadedView = newValue }
  }

  /// The view, if it was made.
  @available(iOS 9.0, *)
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  @available(iOS 3.0, *)
  open var isViewLoaded: Bool { loadedView != nil }

  private func loadView() -> UIView {
    let view = UIView()
    view.controller = self
    loadedView = view
    viewDidLoad()
    return view
  }

  // MARK: What happens to the view

  /// Called when the view was made.
  open func viewDidLoad() {}

  /// Called when the view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is about to be seen and has its size.
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is seen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the view is about to lay out what is in it.
  @available(iOS 5.0, *)
  open func viewWillLayoutSubviews() {}

  /// Called when the view is about to have another size.
  @available(iOS 8.0, *)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when the surroundings of the view are about to change.
  @available(iOS 8.0, *)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: What decides the orientation

  /// The orientations that the controller agrees to.
  @available(iOS 6.0, *)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Simulator.current.reach(self)
    if let delegateMask, !delegateMask.isEmpty { return delegateMask }
    return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation to be presented in.
  @available(iOS 6.0, *)
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Simulator.current.reach(self)
    let orientation = Simulator.current.orientation(of: shownIn?.handle)
    return UIInterfaceOrientation(orientation)
  }

  /// Whether the interface is to stay as it is.
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The controller that is asked about the lock instead.
  @available(iOS 26.0, *)
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Whether the interface rotates with the device.
  @available(iOS, introduced: 6.0, deprecated: 16.0)
  open var shouldAutorotate: Bool {
    Simulator.current.reach(self)
    return true
  }

  /// Says that the controller would now answer something else.
  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    let id = Simulator.current.id(of: self)
    Simulator.current.record(.request(.needsUpdate(controller: id, cause: nil)))
  }

  /// Says that the controller has changed its mind about the lock.
  @available(iOS 26.0, *)
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    Simulator.current.updateLock(for: self)
  }

  /// Turns every window as the device is held, if it may be so.
  @available(iOS, introduced: 5.0, deprecated: 16.0)
  open class func attemptRotationToDeviceOrientation() {
    Simulator.current.record(.request(.attemptRotation(cause: nil)))
  }

  // MARK: What it presents

  /// How it is presented; what the system sees fit is reported as what that is.
  @available(iOS 3.2, *)
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { statedStyle ?? Self.automaticStyle }
    set { statedStyle = newValue == .automatic ? nil : newValue }
  }

  /// What is presented over it, or over what it is in.
  @available(iOS 5.0, *)
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// Who presented it, or what it is in.
  @available(iOS 5.0, *)
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// What keeps the presentation that it is in.
  @available(iOS 8.0, *)
  open var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    let presentation =
      presentation
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    self.presentation = presentation
    return presentation
  }

  // An app keeps the automatic style of the SDK that it was linked against.
  private static var automaticStyle: UIModalPresentationStyle {
    let options = Simulator.current.options
    return switch min(options.system, options.linkedSDK ?? options.system).major {
    case ..<13: .fullScreen
    case ..<18: .pageSheet
    default: .formSheet
    }
  }

  /// Presents another controller.
  @available(iOS 5.0, *)
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Simulator.current.present(
      viewControllerToPresent, on: self, animated: flag, completion: completion)
  }

  /// Dismisses what it presented, or itself.
  @available(iOS 5.0, *)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Simulator.current.dismiss(self, animated: flag, completion: completion)
  }

  // MARK: What it is in

  /// The navigation controller around it.
  open var navigationController: UINavigationController? { enclosing() }

  /// The tab bar controller around it.
  open var tabBarController: UITabBarController? { enclosing() }

  /// The split view controller around it.
  @available(iOS 3.2, *)
  open var splitViewController: UISplitViewController? { enclosing() }

  private func enclosing<Container: UIViewController>() -> Container? {
    var next = parent
    while let container = next {
      if let container = container as? Container { return container }
      next = container.parent
    }
    return nil
  }

  // MARK: What kind it is

  var kind: ControllerKind {
    let name = String(describing: type(of: self))
    if ControllerKind(systemClass: name) == .videoPlayer { return .videoPlayer }
    return children.isEmpty ? .plain : .container
  }

  /// The child that the user sees.
  var shownChild: UIViewController? { children.first }

  /// The child that was brought to the front, where a container has one.
  var frontChild: UIViewController? { nil }

  /// What its delegate answers in its place; nothing if it does not.
  var delegateMask: UIInterfaceOrientationMask? { nil }

  package override var following: UIResponder? { parent ?? presenter ?? occupiedWindow }
}
