import SwivelModel
import Testing

struct SystemClassTests {
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
}
