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
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      scene.keyWindow?.rootViewController?
        .setNeedsUpdateOfSupportedInterfaceOrientations()
      scene.requestGeometryUpdate(
        .iOS(interfaceOrientations: mask)
      ) { @Sendable error in
        print("The interface was not rotated: \(error.localizedDescription)")
      }
    }
  }
}

@main
struct ReportApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ListPage() }
  }
}
