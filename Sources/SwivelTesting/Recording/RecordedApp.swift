public import SwivelModel
public import SwivelRecorder

/// An app that a test describes, instead of running one: it records what the recorder of such an
/// app would record.
///
/// It has one window. What it does not cover, such as a request, is recorded with the recorder
/// itself.
public final class RecordedApp {
  let recorder: Recorder
  private var controllerCount: UInt16 = 0
  private var root: ControllerID?
  /// The pages of each container, in their order.
  var pages: [ControllerID: [ControllerID]] = [:]
  /// The presented pages, each on the one before it.
  var presented: [ControllerID] = []

  /// Describes an app by the system, the device, and the orientations of its Info.plist.
  public init(
    _ recorder: Recorder, system: SystemVersion = SystemVersion(26), device: Device = [],
    allowing mask: InterfaceOrientationMask = .allButUpsideDown
  ) {
    self.recorder = recorder
    recorder.record(.session(.systemVersion(version: system)))
    recorder.record(.session(.device(model: device, identifier: nil)))
    for orientation in mask.orientations {
      recorder.record(.app(.plistOrientation(orientation: orientation)))
    }
  }

  /// Creates a page, which allows what its `supportedInterfaceOrientations` returns; `nil` if it
  /// does not override that.
  public func page(
    _ name: String, _ type: ControllerKind = .plain,
    allowing mask: InterfaceOrientationMask? = nil
  ) -> ControllerID {
    let page = ControllerID(rawValue: controllerCount)
    controllerCount += 1
    recorder.record(.controller(.controller(controller: page, type: type, name: name)))
    recorder.record(.controller(.supported(controller: page, mask: mask)))
    return page
  }

  /// Creates a container with pages, of which it shows the first.
  ///
  /// UIKit asks the container, and not its pages: without a mask or forwarding of its own it
  /// answers with UIKit's default.
  public func container(
    _ name: String, _ type: ControllerKind, of pages: ControllerID...,
    allowing mask: InterfaceOrientationMask? = nil, forwarding: Forwarding = .none
  ) -> ControllerID {
    let container = page(name, type, allowing: mask)
    if forwarding != .none {
      recorder.record(
        .controller(.forwarding(controller: container, to: forwarding, hook: .override)))
    }
    for page in pages {
      recorder.record(.hierarchy(.childAdded(parent: container, child: page)))
    }
    if let first = pages.first, type != .navigation { select(first, in: container) }
    self.pages[container] = pages
    return container
  }

  /// Opens the window with a root view controller, and observes it.
  public func open(_ root: ControllerID, in orientation: InterfaceOrientation = .portrait) {
    self.root = root
    let window = Self.window
    recorder.record(
      .window(.windowAdded(window: window, scene: Self.scene, level: 0, hidden: false)))
    recorder.record(.window(.rootChanged(window: window, controller: root)))
    observe(orientation)
  }

  static let scene = SceneID(rawValue: 0)
  static let window = WindowID(rawValue: 0)

  /// What presents the next page: the topmost presented page, else the root.
  var presenter: ControllerID? { presented.last ?? root }
}
