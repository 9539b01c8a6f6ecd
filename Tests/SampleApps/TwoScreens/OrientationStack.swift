import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// A stack that answers with what its page answers, and forces the orientation of the page that
/// comes.
final class OrientationStack: UINavigationController, UINavigationControllerDelegate {
  private let recorder: Recorder
  private let forces: TwoScreensApp.Forcing

  init(_ root: UIViewController, _ recorder: Recorder, forces: TwoScreensApp.Forcing) {
    (self.recorder, self.forces) = (recorder, forces)
    // Not with init(rootViewController:), which calls init(nibName:bundle:) of the subclass.
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
    delegate = recorder.navigationDelegate(forwardingTo: self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let mask = visibleViewController?.supportedInterfaceOrientations ?? .all
    return recorder.answer(mask, by: self)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    visibleViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let current = viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    switch forces {
    case .never: return
    case .always: break
    case .whenMissing:
      guard viewController.supportedInterfaceOrientations.misses(current) else { return }
    }
    let preferred = viewController.preferredInterfaceOrientationForPresentation
    recorder.force(interface: preferred) {
      UIDevice.current.setValue(preferred.rawValue, forKey: "orientation")
    }
  }
}

extension UIInterfaceOrientationMask {
  /// Whether an orientation is not in the mask.
  fileprivate func misses(_ orientation: UIInterfaceOrientation) -> Bool {
    !contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }
}
