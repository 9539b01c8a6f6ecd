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

struct ListPage: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .onAppear { AppDelegate.rotate(to: .portrait) }
  }
}
