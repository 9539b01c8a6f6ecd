import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {
  static var mask = UIInterfaceOrientationMask.allButUpsideDown

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.mask }
}

@main
struct CheckoutApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { CheckoutPage() }
  }
}

struct CheckoutPage: View {
  @State private var isScanning = false

  var body: some View {
    Button("Scan") {
      AppDelegate.mask = .portrait
      isScanning = true
    }
    // Use this and not a sheet: UIKit does not read the mask of a sheet.
    .fullScreenCover(isPresented: $isScanning) {
      AppDelegate.mask = .allButUpsideDown
    } content: {
      Text("Scanner")
    }
  }
}
