import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

/// Windows above the main one that the app rotates by a request.
struct RequestedWindowTests {
  private static let window = WindowID(rawValue: 1)
  private static let scene = SceneID(rawValue: 0)

  /// A player above a portrait page, for which the app requests landscape.
  private static let player = HandmadeRun(17).shown(in: .portrait, held: .portrait)
    .adding(.controller(.supported(controller: HandmadeRun.root, mask: .portrait)))
    .showing(HandmadeRun.page, in: window)
    .adding(
      .window(.windowKey(window: window)),
      .request(.geometryRequest(scene: scene, mask: .landscape, cause: nil)))

  @Test func `it is no overlay, however the device is rotated later`() {
    #expect(!Self.isOverlay(Self.player))
  }

  @Test func `it is one once another window is key`() {
    #expect(Self.isOverlay(Self.player.adding(.window(.windowKey(window: HandmadeRun.window)))))
  }

  @Test func `another window with its handle is one`() {
    let removed = Self.player.adding(.window(.windowRemoved(window: Self.window)))

    #expect(Self.isOverlay(removed.showing(HandmadeRun.other, in: Self.window)))
  }

  private static func isOverlay(_ run: HandmadeRun) -> Bool {
    run.adding(
      .device(.deviceTurned(to: .portrait)), .device(.deviceTurned(to: .landscapeLeft))
    ).ids.contains("overlay-window-rotates")
  }
}

extension HandmadeRun {
  /// Adds a window above the main one, with a root.
  fileprivate func showing(_ page: ControllerID, in window: WindowID) -> Self {
    adding(
      .window(
        .windowAdded(window: window, scene: SceneID(rawValue: 0), level: 10, hidden: false)),
      .window(.rootChanged(window: window, controller: page)))
  }
}
