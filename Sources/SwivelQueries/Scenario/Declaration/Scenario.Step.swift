package import SwivelModel

extension Scenario {
  /// Something that is done, and what the source says came of it.
  package struct Step: Hashable, Sendable {
    /// The word by which the source names what is done.
    package let word: String
    /// What is done.
    package let operation: Operation
    /// What holds afterwards; `nil` if the source does not say.
    package let expectation: StepExpectation?
  }

  /// Where a controller's view is put.
  package enum Place: Hashable, Sendable {
    case controller(ControllerName)
    case window(WindowName)
  }

  /// Something that the user, the app or the system does.
  ///
  /// `inFlight` says that the transition or layout of the step before still runs.
  package enum Operation: Hashable, Sendable {
    /// The app starts, and its windows are set up.
    case launch
    /// The user turns the hardware.
    case rotateDevice(to: DeviceOrientation, inFlight: Bool)
    /// The user switches the system's rotation lock.
    case lockRotation(isOn: Bool)
    /// The app sets the orientation of `UIDevice` by its key.
    case setDeviceOrientation(to: DeviceOrientation)
    /// `attemptRotationToDeviceOrientation()` (to 15).
    case attemptRotation
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()` (16+).
    case setNeedsUpdate(controller: ControllerName)
    /// `requestGeometryUpdate(_:)` on the main window's scene (16+).
    case requestGeometryUpdate(mask: InterfaceOrientationMask, inFlight: Bool)
    /// `setStatusBarOrientation` (to 12).
    case setStatusBarOrientation(to: InterfaceOrientation)
    /// The page answers another mask from now on, and nobody is told.
    case setSupported(controller: ControllerName, mask: InterfaceOrientationMask?)
    /// The page answers another `shouldAutorotate` from now on, and nobody is told.
    case setShouldAutorotate(controller: ControllerName, value: Bool?)
    /// The app delegate answers another mask from now on, and nobody is told.
    case setAppMask(InterfaceOrientationMask?)
    /// A page goes on top of a stack.
    case push(on: ControllerName, controller: ControllerName, animated: Bool)
    /// A stack goes back to a page; by one if `to` is `nil`.
    case pop(on: ControllerName, to: ControllerName?, animated: Bool)
    /// A swipe back begins and is held; `isCustom` if the gesture is not UIKit's.
    case swipeBackBegin(on: ControllerName, progress: Double, isCustom: Bool)
    /// The swipe back ends, with or without the page going.
    case swipeBackEnd(on: ControllerName, isCancelled: Bool)
    /// A controller is presented.
    case present(on: ControllerName, controller: ControllerName, animated: Bool, inFlight: Bool)
    /// A presented controller goes.
    case dismiss(controller: ControllerName, animated: Bool, isInteractive: Bool)
    /// A tab is selected, or a container swaps the child in front.
    case select(on: ControllerName, controller: ControllerName)
    /// A controller is shown inside another one, or its view is added to a window.
    case embed(on: Place, controller: ControllerName)
    /// A window gets another root.
    case setRoot(window: WindowName, controller: ControllerName)
    /// A window appears.
    case addWindow(Window)
    /// A window is hidden and released, and the main window is key again.
    case removeWindow(WindowName)
    /// The system shows an alert in a window of its own.
    case showSystemAlert
    /// The app leaves the screen.
    case background
    /// The app comes back to the screen.
    case foreground
    /// The screen goes off, and on again.
    case sleepWake
    /// The page's view is turned by a transform.
    case applyTransform(controller: ControllerName, degrees: Double)
    /// The app reads how the device is held.
    case readDeviceOrientation
  }
}
