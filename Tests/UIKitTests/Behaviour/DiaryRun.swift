import Foundation
import SwivelModel
import UIKit

/// An app of a stack of pages that write down what happens to them.
@MainActor
struct DiaryRun {
  let diary = Diary()
  let simulator: Simulator
  let stack: UINavigationController
  let first: DiaryPage
  let second: DiaryPage
  let third: DiaryPage
  private let delegate: DiaryDelegate
  private let window = UIWindow()
  private let scene: UIWindowScene

  init(on system: SystemVersion) {
    var options = Simulator.Options()
    options.system = system
    simulator = Simulator(options)
    Simulator.current = simulator
    scene = simulator.connectScene()
    (first, second) = (DiaryPage("first", diary), DiaryPage("second", diary))
    third = DiaryPage("third", diary)
    stack = UINavigationController(rootViewController: first)
    delegate = DiaryDelegate(diary)
    stack.delegate = delegate
    scene.delegate = delegate
    window.windowScene = scene
    window.rootViewController = stack
    window.makeKeyAndVisible()
    simulator.begin()
    diary.entries = []
  }

  func push() -> [String] {
    stack.pushViewController(second, animated: true)
    simulator.settle()
    return diary.taken()
  }

  func pop() -> [String] {
    stack.popViewController(animated: true)
    simulator.settle()
    return diary.taken()
  }

  func swipeBack(cancelled: Bool) -> [String] {
    simulator.beginSwipeBack(on: stack)
    simulator.endSwipeBack(on: stack, cancelled: cancelled)
    return diary.taken()
  }

  func present(_ style: PresentationStyle) -> [String] {
    third.modalPresentationStyle =
      UIModalPresentationStyle(rawValue: Int(style.rawValue)) ?? .automatic
    third.presentationController?.delegate = delegate
    stack.present(third, animated: true) { [diary] in diary.note("presented") }
    simulator.settle()
    return diary.taken()
  }

  func dismiss() -> [String] {
    stack.dismiss(animated: true) { [diary] in diary.note("dismissed") }
    simulator.settle()
    return diary.taken()
  }

  func swipeDown(mayGo: Bool = true) -> [String] {
    third.isModalInPresentation = !mayGo
    simulator.swipeAway(third)
    return diary.taken()
  }

  /// Lets the third page be for portrait alone.
  func lockThird() {
    third.mask = .portrait
  }

  /// Turns the device, and listens to the status bar and to the device.
  func turn(
    to orientation: DeviceOrientation = .landscapeLeft, listening: Bool = true
  ) -> [String] {
    let names: [(NSNotification.Name, String)] = [
      (UIApplication.willChangeStatusBarOrientationNotification, "status bar will change"),
      (UIApplication.didChangeStatusBarOrientationNotification, "status bar did change"),
      (UIDevice.orientationDidChangeNotification, "device"),
    ]
    let observers = names.map { name, entry in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [diary] _ in
        MainActor.assumeIsolated { diary.note(entry) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    if listening { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
    defer { if listening { UIDevice.current.endGeneratingDeviceOrientationNotifications() } }
    simulator.turn(to: orientation)
    simulator.settle()
    return diary.taken()
  }

  /// Lets the interface stay as it is, or turn by the rules again.
  func keepInterface(_ isKept: Bool) {
    simulator.keepsInterface = isKept
  }

  /// Which way the interface was up, each time that the log has it.
  var observations: [InterfaceOrientation] {
    simulator.events.compactMap { event in
      guard case .observation(.interfaceOrientation(_, let orientation)) = event.kind else {
        return nil
      }
      return orientation
    }
  }

  /// What the device says with no one listening, with two listeners, with one, with none again.
  func readings() -> [Int] {
    let device = UIDevice.current
    var readings = [device.orientation.rawValue]
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    readings.append(device.orientation.rawValue)
    device.endGeneratingDeviceOrientationNotifications()
    readings.append(device.orientation.rawValue)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    return readings + [device.orientation.rawValue]
  }

  /// What UIKit says to a request that it refuses.
  func refusal(of mask: InterfaceOrientationMask) -> (code: Int, reason: String)? {
    var refusal: (Int, String)?
    scene.requestGeometryUpdate(
      .iOS(interfaceOrientations: UIInterfaceOrientationMask(rawValue: UInt(mask.rawValue)))
    ) { error in
      refusal = ((error as NSError).code, (error as NSError).localizedDescription)
    }
    let isAtOnce = refusal != nil
    simulator.settle()
    return isAtOnce ? nil : refusal
  }
}
