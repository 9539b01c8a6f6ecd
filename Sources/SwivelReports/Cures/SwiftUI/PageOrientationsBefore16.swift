import SwiftUI

/// Returns the mask for the visible view, because a SwiftUI view has no mask.
final class AppDelegate: NSObject, UIApplicationDelegate {
  private static var mask = UIInterfaceOrientationMask.portrait

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.mask }

  static func rotate(to mask: UIInterfaceOrientationMask) {
    self.mask = mask
    let isWide = mask == .landscape
    let wanted = isWide ? UIInterfaceOrientation.landscapeRight : .portrait
    // Undocumented; has no effect on iOS 16 and later.
    UIDevice.current.setValue(wanted.rawValue, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }
}

@main
struct ReportApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ListPage() }
  }
}
