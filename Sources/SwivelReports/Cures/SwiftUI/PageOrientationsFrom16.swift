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

struct ListPage: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .onAppear { AppDelegate.rotate(to: .portrait) }
  }
}

struct ChartPage: View {
  var body: some View {
    Text("Chart").onAppear { AppDelegate.rotate(to: .landscape) }
  }
}
