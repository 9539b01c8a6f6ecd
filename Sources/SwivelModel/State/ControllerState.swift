/// The known state of a view controller: declarations, answers, containment and presentation.
public struct ControllerState: Hashable, Sendable {
  /// Whether the controller was described and has not ended.
  public internal(set) var isDescribed = false
  /// What kind of controller it is.
  public internal(set) var kind = ControllerKind.plain
  /// Its type name.
  public internal(set) var name: NameID?

  /// Its own `supportedInterfaceOrientations`; `nil` if not overridden.
  public internal(set) var supported: InterfaceOrientationMask?
  /// Its own `shouldAutorotate`; `nil` if not overridden.
  public internal(set) var shouldAutorotate: Bool?
  /// Its own `preferredInterfaceOrientationForPresentation`; `nil` if not overridden.
  public internal(set) var preferred: PreferredOrientation?
  /// Its own `shouldAutorotateToInterfaceOrientation:`; `nil` if not overridden.
  public internal(set) var shouldAutorotateTo: InterfaceOrientationMask?
  /// Its mask by the app's own protocol.
  public internal(set) var customMask: InterfaceOrientationMask?
  /// Whose answer it returns.
  public internal(set) var forwarding = Forwarding.none
  /// By which hook it forwards.
  public internal(set) var forwardingHook = Forwarding.Hook.override
  /// What the container's delegate returns.
  public internal(set) var delegateMask: InterfaceOrientationMask?
  /// Its `modalPresentationStyle`.
  public internal(set) var style: PresentationStyle?
  /// Whether its custom presentation removes the presenter's view.
  public internal(set) var removesPresenter = false
  /// Its `prefersInterfaceOrientationLocked`.
  public internal(set) var prefersLock = false
  /// Its `childForInterfaceOrientationLock`.
  public internal(set) var lockChild: ControllerID?
  /// What the navigation controller's delegate does in `willShow`.
  public internal(set) var willShowPolicy = WillShowPolicy.none
  /// The app delegate's mask while it is topmost.
  public internal(set) var appMaskWhileVisible: DelegateMask?

  /// Its last answer for its mask, until something may have changed it.
  public internal(set) var answeredMask: InterfaceOrientationMask?
  /// Its last answer whether it rotates.
  public internal(set) var answeredAutorotate: Bool?
  /// Its last answer for its preferred orientation.
  public internal(set) var answeredPreferred: PreferredOrientation?

  /// The controller that contains it.
  public internal(set) var parent: ControllerID?
  /// Its first child; a stack's bottom.
  public internal(set) var firstChild: ControllerID?
  /// Its last child; a stack's top.
  public internal(set) var lastChild: ControllerID?
  /// The next child of its parent.
  public internal(set) var nextSibling: ControllerID?
  /// The child of its parent before it.
  public internal(set) var previousSibling: ControllerID?
  /// The child that was selected.
  public internal(set) var selected: ControllerID?
  /// The child that was shown last, by selection or by being added.
  public internal(set) var front: ControllerID?
  /// The page of the stack that is being popped to.
  public internal(set) var poppingTo: ControllerID?
  /// Whether the pop is interactive.
  public internal(set) var isPopInteractive = false

  /// The window whose root it is, or to which its view was added.
  public internal(set) var window: WindowID?
  /// The window in which it is presented; `nil` unless it is.
  public internal(set) var presentedIn: WindowID?
  /// The controller on which it was presented: the outermost container of the one that presented
  /// it.
  public internal(set) var presenter: ControllerID?
  /// The page below it in its window's stack of presentations; `nil` for the root.
  public internal(set) var presentedBelow: ControllerID?
  /// Whether it is being presented.
  public internal(set) var isBeingPresented = false
  /// Whether it is being dismissed.
  public internal(set) var isBeingDismissed = false
  /// The rotation of its view's transform, in degrees.
  public internal(set) var transformDegrees: Int32 = 0

  /// Whether it is presented.
  public var isPresented: Bool { presentedIn != nil }

  /// The state of an unknown controller.
  public static let undescribed = Self()
}

extension ControllerState {
  /// Every stored property, in the order of their declaration.
  mutating func pass(_ archive: inout StateArchive) {
    archive.flag(&isDescribed)
    archive.value(&kind, usually: .plain)
    archive.optional(&name)
    passDeclarations(&archive)
    archive.optional(&answeredMask)
    archive.optional(&answeredAutorotate)
    archive.optional(&answeredPreferred)
    passPlace(&archive)
    passPresentation(&archive)
    archive.number(&transformDegrees)
  }

  private mutating func passDeclarations(_ archive: inout StateArchive) {
    archive.optional(&supported)
    archive.optional(&shouldAutorotate)
    archive.optional(&preferred)
    archive.optional(&shouldAutorotateTo)
    archive.optional(&customMask)
    archive.value(&forwarding, usually: .none)
    archive.value(&forwardingHook, usually: .override)
    archive.optional(&delegateMask)
    archive.optional(&style)
    archive.flag(&removesPresenter)
    archive.flag(&prefersLock)
    archive.optional(&lockChild)
    archive.value(&willShowPolicy, usually: .none)
    DelegateMask.pass(&appMaskWhileVisible, &archive)
  }

  private mutating func passPlace(_ archive: inout StateArchive) {
    archive.optional(&parent)
    archive.optional(&firstChild)
    archive.optional(&lastChild)
    archive.optional(&nextSibling)
    archive.optional(&previousSibling)
    archive.optional(&selected)
    archive.optional(&front)
    archive.optional(&poppingTo)
    archive.flag(&isPopInteractive)
    archive.optional(&window)
  }

  private mutating func passPresentation(_ archive: inout StateArchive) {
    archive.optional(&presentedIn)
    archive.optional(&presenter)
    archive.optional(&presentedBelow)
    archive.flag(&isBeingPresented)
    archive.flag(&isBeingDismissed)
    // Version 1 stored whether a dismissal is interactive, which nothing used.
    var isUnused = false
    if archive.version < 2 { archive.flag(&isUnused) }
  }
}
