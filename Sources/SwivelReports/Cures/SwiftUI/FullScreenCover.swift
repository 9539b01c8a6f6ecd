import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {
  static var mask = UIInterfaceOrientationMask.allButUpsideDown

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.mask }
}

struct CheckoutPage: View {
  @State private var isScanning = false

  var body: some View {
    Button("Scan") {
      AppDelegate.mask = .portrait
      isScanning = true
    }
    // Not a sheet: it does not fill the window, so UIKit does not read its mask.
    .fullScreenCover(isPresented: $isScanning) {
      AppDelegate.mask = .allButUpsideDown
    } content: {
      Text("Scanner")
    }
  }
}
