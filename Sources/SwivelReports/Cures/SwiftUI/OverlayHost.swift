import SwiftUI

/// The root of a window above the app's, which rotates as the app does.
final class BannerHost<Content: View>: UIHostingController<Content> {
  weak var appWindow: UIWindow?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    appWindow?.rootViewController?.supportedInterfaceOrientations ?? .portrait
  }
}
