import Foundation
import UIKit

final class CameraPage: UIViewController {
  private func deviceOrientationDidChange() {
    let orientation = UIDevice.current.orientation
    // If the device is flat or unknown, keep the previous value.
    guard orientation.isValidInterfaceOrientation else { return }
    held = orientation
  }

  /// How the interface is shown, however the device is held.
  var isLandscape: Bool {
    let geometry = view.window?.windowScene?.effectiveGeometry
    return geometry?.interfaceOrientation.isLandscape ?? false
  }

  private var observer: (any NSObjectProtocol)?
  private(set) var held = UIDeviceOrientation.portrait

  override func viewDidLoad() {
    super.viewDidLoad()
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.deviceOrientationDidChange() }
    }
  }
}
