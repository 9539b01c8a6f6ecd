public import SwivelModel
import SwivelRecorder

// MARK: - What the user and the app do

extension RecordedApp {
  /// Notifies the app that the user rotated the device.
  public func rotate(_ orientation: DeviceOrientation) {
    recorder.record(.device(.deviceOrientation(orientation: orientation)))
  }

  /// Pushes a page onto a navigation controller.
  public func push(_ page: ControllerID, on stack: ControllerID) {
    pages[stack, default: []].append(page)
    show(page, on: stack)
  }

  /// Pops the top page of a navigation controller; as in UIKit, the first page stays.
  public func pop(_ stack: ControllerID) {
    guard let pages = pages[stack], pages.count > 1 else { return }
    self.pages[stack] = pages.dropLast()
    show(pages[pages.count - 2], on: stack)
  }

  /// Shows another page of a container, such as a tab.
  public func select(_ page: ControllerID, in container: ControllerID) {
    recorder.record(.hierarchy(.childSelected(parent: container, child: page)))
  }

  /// Presents a page on the topmost presented one, else on the root; by default as UIKit does, from
  /// iOS 13 on as a sheet.
  public func present(_ page: ControllerID, style: PresentationStyle = .automatic) {
    guard let presenter else { return }
    presented.append(page)
    recorder.record(
      .controller(.presentationStyle(controller: page, style: style, removesPresenter: false)))
    recorder.record(
      .presentation(.presentBegan(on: presenter, controller: page, animated: true)))
    recorder.record(.presentation(.presentEnded(controller: page)))
  }

  /// Dismisses the topmost presented page, if there is one.
  public func dismiss() {
    guard let page = presented.popLast() else { return }
    recorder.record(
      .presentation(.dismissBegan(controller: page, animated: true, interactive: false)))
    recorder.record(.presentation(.dismissEnded(controller: page, cancelled: false)))
  }

  private func show(_ page: ControllerID, on stack: ControllerID) {
    recorder.record(
      .navigation(.willShow(on: stack, controller: page, animated: true, interactive: false)))
    recorder.record(.navigation(.didShow(on: stack, controller: page)))
  }
}

// MARK: - What the app requests

extension RecordedApp {
  /// The app calls a controller's `setNeedsUpdateOfSupportedInterfaceOrientations()` (iOS 16+).
  public func needsUpdate(_ page: ControllerID) {
    recorder.record(.request(.needsUpdate(controller: page)))
  }

  /// The app requests orientations with `requestGeometryUpdate(_:errorHandler:)` (iOS 16+).
  public func request(_ mask: InterfaceOrientationMask) {
    recorder.record(.request(.geometryRequest(scene: Self.scene, mask: mask)))
  }
}

// MARK: - What UIKit asks, and what is observed

extension RecordedApp {
  /// UIKit asked a controller, which returned a mask.
  public func answer(_ mask: InterfaceOrientationMask, by controller: ControllerID) {
    recorder.record(.answer(.maskAnswered(controller: controller, mask: mask)))
  }

  /// Observes the interface in an orientation.
  public func observe(_ orientation: InterfaceOrientation) {
    recorder.record(
      .observation(.interfaceOrientation(window: Self.window, orientation: orientation)))
  }
}
