import SwivelModel
import Testing

struct ClassNameTests {
  @Test(arguments: [
    "AVPlayerViewController", "AVPlayerViewControllerContentView", "AVFullScreenViewController",
    "MPMoviePlayerViewController", "MPInlineVideoFullscreenViewController",
  ])
  func `a player of the system is a video player`(name: String) {
    #expect(ControllerKind(systemClass: name) == .videoPlayer)
  }

  @Test(arguments: [
    "", "SFSafariViewController", "UIImagePickerController", "PUUIAlbumListViewController",
    "LandscapeAVPlayerViewController", "MPMoviePlayerViewControllerCopy",
  ])
  func `any other class is a system controller`(name: String) {
    #expect(ControllerKind(systemClass: name) == .system)
  }

  @Test(
    arguments: [
      ("UINavigationController", .navigation), ("UITabBarController", .tab),
      ("UISplitViewController", .split), ("UIPageViewController", .page),
      ("UIAlertController", .alert), ("AVPlayerViewController", .videoPlayer),
      ("UIImagePickerController", .system), ("MFMailComposeViewController", .system),
      ("_UIResilientRemoteViewContainer", .system),
      ("AVBackgroundPlayer", .system), ("UIKitDemo.Page", .plain), ("AVDemo.Page", .plain),
      ("LoginViewController", .plain), ("", .plain),
    ] as [(String, ControllerKind)])
  func `a class that is not UIKit's is a page of the app`(name: String, kind: ControllerKind) {
    #expect(ControllerKind(className: name) == kind)
  }
}
