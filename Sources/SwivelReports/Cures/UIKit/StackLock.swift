import UIKit

final class GameStack: UINavigationController {
  override var childForInterfaceOrientationLock: UIViewController? {
    topViewController
  }
}
