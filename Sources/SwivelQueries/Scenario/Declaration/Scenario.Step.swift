package import SwivelModel

extension Scenario {
  /// An operation, and its outcome according to the source.
  package struct Step: Hashable, Sendable {
    /// The name of the operation in the source.
    package let word: String
    package let operation: Operation
    /// The state afterwards; `nil` if the source does not state it.
    package let expectation: StepExpectation?
  }

  /// The place to which a controller's view is added.
  package enum Place: Hashable, Sendable {
    case controller(ControllerName)
    case window(WindowName)
  }

  /// An operation by the user, the app or the system.
  ///
  /// `inFlight` means that the transition or layout of the previous step is still in progress.
  package enum Operation: Hashable, Sendable {
    /// The app starts, and its windows are set up.
    case launch
    case rotateDevice(to: DeviceOrientation, inFlight: Bool)
    /// The user switches the system's rotation lock.
    case lockRotation(isOn: Bool)
    /// The app sets the orientation of `UIDevice` by its key.
    case setDeviceOrientation(to: DeviceOrientation)
    /// `attemptRotationToDeviceOrientation()` (to 15).
    case attemptRotation
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()` (iOS 16+).
    case setNeedsUpdate(controller: ControllerName)
    /// `requestGeometryUpdate(_:)` on the main window's scene (16+).
    case requestGeometryUpdate(mask: InterfaceOrientationMask, inFlight: Bool)
    /// `setStatusBarOrientation` (iOS 12 and earlier).
    case setStatusBarOrientation(to: InterfaceOrientation)
    /// The page returns another mask from now on, without notifying UIKit.
    case setSupported(controller: ControllerName, mask: InterfaceOrientationMask?)
    /// The page returns another `shouldAutorotate` from now on, without notifying UIKit.
    case setShouldAutorotate(controller: ControllerName, value: Bool?)
    /// The app delegate returns another mask from now on, without notifying UIKit.
    case setAppMask(InterfaceOrientationMask?)
    case push(on: ControllerName, controller: ControllerName, animated: Bool)
    /// A stack is popped to a page; by one page if `to` is `nil`.
    case pop(on: ControllerName, to: ControllerName?, animated: Bool)
    /// An interactive swipe back begins and is held; `isCustom` if the gesture is not UIKit's.
    case swipeBackBegin(on: ControllerName, progress: Double, isCustom: Bool)
    case swipeBackEnd(on: ControllerName, isCancelled: Bool)
    case present(on: ControllerName, controller: ControllerName, animated: Bool, inFlight: Bool)
    case dismiss(controller: ControllerName, animated: Bool, isInteractive: Bool)
    /// A tab is selected, or a container selects another child.
    case select(on: ControllerName, controller: ControllerName)
    /// A controller is embedded in another one, or its view is added to a window.
    case embed(on: Place, controller: ControllerName)
    case setRoot(window: WindowName, controller: ControllerName)
    case addWindow(Window)
    /// A window is hidden and released, and the main window is key again.
    case removeWindow(WindowName)
    /// The system shows an alert in a separate window.
    case showSystemAlert
    case background
    case foreground
    /// The screen turns off and on again.
    case sleepWake
    /// The page's view is rotated by a transform.
    case applyTransform(controller: ControllerName, degrees: Double)
    case readDeviceOrientation
    /// The user begins or ends to resize the main window's scene (26+).
    case resize(isBeginning: Bool)
    /// The user folds or unfolds a foldable phone (27.1+).
    case fold(to: Display)
    /// The user begins or ends to mirror the phone on a Mac.
    case mirror(isOn: Bool)
  }
}

extension Scenario.Operation {
  /// Whether the transition of the previous step is still in progress.
  package var isInFlight: Bool {
    switch self {
    case .rotateDevice(_, let inFlight), .requestGeometryUpdate(_, let inFlight),
      .present(_, _, _, let inFlight):
      inFlight
    default: false
    }
  }

  /// Whether UIKit evaluates the windows because of it, or might.
  var makesUIKitLook: Bool {
    switch self {
    case .setSupported, .setShouldAutorotate, .setAppMask, .applyTransform,
      .readDeviceOrientation, .background, .sleepWake, .resize:
      false
    case .launch, .rotateDevice, .lockRotation, .setDeviceOrientation, .attemptRotation,
      .setNeedsUpdate, .requestGeometryUpdate, .setStatusBarOrientation, .push, .pop,
      .swipeBackBegin, .swipeBackEnd, .present, .dismiss, .select, .embed, .setRoot, .addWindow,
      .removeWindow, .showSystemAlert, .foreground, .fold, .mirror:
      true
    }
  }
}
