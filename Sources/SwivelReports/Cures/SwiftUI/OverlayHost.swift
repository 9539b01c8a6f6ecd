import SwiftUI

/// The root view controller of an overlay window; it rotates only as the app does.
final class BannerHost<Content: View>: UIHostingController<Content> {
  weak var appWindow: UIWindow?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    appWindow?.rootViewController?.supportedInterfaceOrientations ?? .portrait
  }
}
