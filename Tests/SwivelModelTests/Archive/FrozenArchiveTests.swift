import SwivelModel
import SwivelTestKit
import Testing

/// Bytes as they lie in logs; they are never made anew.
struct FrozenArchiveTests {
  private static let frozen: [UInt8] = [
    0x02, 0x8D, 0x80, 0x88, 0x3C, 0x03, 0x00, 0x1E, 0x00, 0x31, 0x03, 0x01, 0x00, 0x00, 0x0D, 0x03,
    0x01, 0x00, 0x01, 0x01, 0x95, 0x01, 0x00, 0xAC, 0x02, 0x0E, 0x1A, 0x01, 0x00, 0xAD, 0x02, 0x01,
    0x07, 0x01, 0x01, 0x00, 0x60, 0x01, 0x01, 0x24, 0x01, 0x00, 0x00, 0x01, 0x1D, 0xC8, 0x01, 0x02,
    0x00, 0x20, 0x00, 0x00, 0x10, 0xB3, 0x01, 0xAB, 0x02, 0x00, 0x00, 0x02, 0x18, 0xC0, 0x00, 0x01,
    0x02, 0x00,
  ]

  private static let frozenInVersion1: [UInt8] = [
    0x01, 0x8D, 0x80, 0x88, 0x3C, 0x03, 0x00, 0x9E, 0x00, 0x31, 0x03, 0x01, 0x03, 0x06, 0x01, 0x00,
    0x01, 0x01, 0x95, 0x01, 0x00, 0xAC, 0x02, 0x0E, 0x1A, 0x01, 0x00, 0xAD, 0x02, 0x01, 0x07, 0x01,
    0x01, 0x00, 0x60, 0x01, 0x01, 0x24, 0x01, 0x00, 0x00, 0x01, 0x1D, 0xC8, 0x01, 0x02, 0x00, 0x20,
    0x00, 0x00, 0x20, 0xB3, 0x01, 0xAB, 0x02, 0x00, 0x00, 0x02, 0x18, 0xC0, 0x00, 0x01, 0x02, 0x00,
  ]

  @Test func `bytes of version 1 still read`() {
    var state = SceneState()
    for kind in Self.kinds { state.fold(kind) }

    #expect(SceneState(archived: Self.frozenInVersion1) == state)
  }

  @Test func `bytes of version 2 still read, and are still written so`() {
    var state = SceneState()
    for kind in Self.kinds { state.fold(kind) }

    #expect(
      SceneState(archived: Self.frozen) == state,
      "logs hold such bytes: raise `SceneState.archiveVersion`, and freeze those of the new version"
    )
    #expect(state.archived == Self.frozen)
  }

  private static let kinds: [Event.Kind] = {
    let window = WindowID(rawValue: 0)
    let (stack, page, sheet) = (
      ControllerID(rawValue: 0), ControllerID(rawValue: 1), ControllerID(rawValue: 300)
    )
    return [
      .session(.systemVersion(SystemVersion(15, 4))),
      .session(.device([.pad, .homeButton], identifier: NameID(rawValue: 0))),
      .session(.phase(.launched)),
      .app(.plistOrientation(.portrait)), .app(.plistOrientation(.landscapeRight)),
      .window(.added(window: window, scene: SceneID(rawValue: 0), level: -1, hidden: false)),
      .app(.appMaskForWindow(window: window, mask: .allButUpsideDown)),
      .controller(.described(controller: stack, kind: .navigation, name: NameID(rawValue: 1))),
      .controller(.described(controller: page, kind: .plain, name: NameID(rawValue: 200))),
      .controller(.supported(controller: page, mask: .portrait)),
      .controller(.shouldAutorotate(controller: page, value: false)),
      .window(.root(window: window, controller: stack)),
      .navigation(.willShow(on: stack, controller: page, animated: true, interactive: false)),
      .presentation(.presentBegan(on: page, controller: sheet, animated: true)),
      .answer(.mask(controller: sheet, mask: .landscape)),
      .device(.turned(to: .landscapeLeft)),
      .observation(.viewTransform(controller: page, degrees: -90)),
    ]
  }()
}
