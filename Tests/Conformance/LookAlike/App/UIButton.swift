import Foundation
import UIKit

// What the app of the kit uses of Apple's UIKit, and no other code does. So it compiles on Linux,
// where nothing calls it. The signatures are Apple's: UIButton.h, UIAction.h, UIScene.h and
// UIApplication.h of iOS 15.

/// A button.
class UIButton: UIView {
  enum ButtonType {
    case system
  }

  convenience init(type: ButtonType) { self.init() }

  func setTitle(_ title: String?, for state: UIControl.State) {}
  func addAction(_ action: UIAction, for events: UIControl.Event) {}
}

enum UIControl {
  struct State {
    static let normal = State()
  }
  struct Event {
    static let touchUpInside = Event()
  }
}

@MainActor
final class UIAction {
  init(handler: @escaping (UIAction) -> Void) {}
}

extension UIView {
  var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }

  func removeFromSuperview() {}
}

final class UISceneSession {}

extension UIScene {
  final class ConnectionOptions {}
}

extension UIApplicationDelegate {
  static func main() {}
}
