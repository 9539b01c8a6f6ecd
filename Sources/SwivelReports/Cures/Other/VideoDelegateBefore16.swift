import AVKit

final class TrailerAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let page = window?.rootViewController?.presentedViewController
    let isPlaying = page is AVPlayerViewController && page?.isBeingDismissed == false
    return isPlaying ? .allButUpsideDown : .portrait
  }
}
