#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

/// A location in the app's source.
struct Place {
  let file: String
  let line: UInt
}

extension Adapter {
  /// A controller answers with its mask.
  ///
  /// UIKit asks often and usually gets the same answer, which takes the fast path.
  func answered(
    _ mask: UIInterfaceOrientationMask, by controller: UIViewController, _ place: Place,
    to recorder: Recorder
  ) {
    let mask = InterfaceOrientationMask(mask)
    if let handle = controllers.handle(of: controller), controllers[handle].mask == mask {
      lastAnswerer = handle
      recorder.record(.answer(.maskAnswered(controller: Self.id(handle), mask: mask)))
    } else {
      declare(mask, by: controller, place)
    }
  }

  /// A changed answer is a new declaration, unless the controller only forwards one that its child
  /// has just given.
  private func declare(
    _ mask: InterfaceOrientationMask, by controller: UIViewController, _ place: Place
  ) {
    let id = locate(controller, place)
    controllers[Int(id.rawValue)].mask = mask
    if !isPassedOn(mask, by: id) { tell(.controller(.supported(controller: id, mask: mask))) }
    lastAnswerer = Int(id.rawValue)
    tell(.answer(.maskAnswered(controller: id, mask: mask)))
  }

  /// UIKit does not ask nested controllers: if one answered last, its container asked it.
  private func isPassedOn(_ mask: InterfaceOrientationMask, by container: ControllerID) -> Bool {
    guard let lastAnswerer, controllers[lastAnswerer].mask == mask else { return false }
    var next = state.controllers[Self.id(lastAnswerer)].parent
    for _ in 0..<SceneState.maximumDepth {
      guard let current = next, current != container else { break }
      next = state.controllers[current].parent
    }
    return next == container
  }

  /// A controller answers with its preferred orientation.
  func answered(
    preferred orientation: UIInterfaceOrientation, by controller: UIViewController, _ place: Place
  ) {
    let id = locate(controller, place)
    let orientation = PreferredOrientation(orientation)
    if controllers[Int(id.rawValue)].preferred != orientation {
      controllers[Int(id.rawValue)].preferred = orientation
      tell(.controller(.preferred(controller: id, orientation: orientation)))
    }
    tell(.answer(.preferredAnswered(controller: id, orientation: orientation)))
  }

  /// A controller answers whether it autorotates.
  func answered(autorotate value: Bool, by controller: UIViewController, _ place: Place) {
    let id = locate(controller, place)
    if controllers[Int(id.rawValue)].autorotate != value {
      controllers[Int(id.rawValue)].autorotate = value
      tell(.controller(.shouldAutorotate(controller: id, value: value)))
    }
    tell(.answer(.shouldAutorotateAnswered(controller: id, value: value)))
  }

  /// A controller answers whether it prefers a lock.
  func answered(lock value: Bool, by controller: UIViewController, _ place: Place) {
    let id = locate(controller, place)
    if controllers[Int(id.rawValue)].prefersLock != value {
      controllers[Int(id.rawValue)].prefersLock = value
      tell(.controller(.prefersLock(controller: id, value: value)))
    }
    tell(.answer(.lockAnswered(controller: id, value: value)))
  }

  /// A container's delegate answers for it.
  func answered(
    _ mask: UIInterfaceOrientationMask, for container: UIViewController, _ place: Place
  ) {
    let id = locate(container, place)
    let mask = InterfaceOrientationMask(mask)
    guard state.controllers[id].delegateMask != mask else { return }
    tell(.controller(.delegateMask(controller: id, mask: mask)))
  }

  /// The handle of a controller that answers.
  ///
  /// Its location in the source is recorded once per controller, because handles are reused.
  private func locate(_ controller: UIViewController, _ place: Place) -> ControllerID {
    let id = identify(controller)
    if !controllers[Int(id.rawValue)].isPlaced {
      controllers[Int(id.rawValue)].isPlaced = true
      tell(id, place)
    }
    return id
  }

  private func tell(_ controller: ControllerID?, _ place: Place) {
    let line = UInt32(clamping: place.line)
    recorder.record(
      .remark(
        .declaredAt(controller: controller, file: place.file, line: line)))
  }
}

// MARK: - The app as a whole

extension Adapter {
  /// The app delegate answers for a window.
  func answered(_ mask: UIInterfaceOrientationMask, for window: UIWindow?, _ place: Place) {
    let mask = InterfaceOrientationMask(mask)
    let id = window.flatMap(identify)
    locateDelegate(place)
    for fact in delegateMasks.declarations(of: mask, for: id) { tell(.app(fact)) }
    tell(.answer(.appMaskAnswered(window: id, mask: mask)))
  }

  /// A scene delegate answers for its scene.
  func answered(_ mask: UIInterfaceOrientationMask, for scene: UIWindowScene, _ place: Place) {
    let id = identify(scene)
    locateDelegate(place)
    tell(.answer(.sceneMaskAnswered(scene: id, mask: InterfaceOrientationMask(mask))))
  }

  /// Records the location of a delegate's answer once for the app.
  private func locateDelegate(_ place: Place) {
    guard !delegateMasks.isPlaced else { return }
    delegateMasks.isPlaced = true
    tell(nil, place)
  }
}
#endif
