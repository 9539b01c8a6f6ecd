import SwivelFindings
import SwivelModel
import Testing

/// Masks of the app that are narrower or wider than what the pages on screen were made for.
struct LeftBehindTests {
  private static let stack = ControllerID(rawValue: 0)
  private static let list = ControllerID(rawValue: 1)
  private static let film = ControllerID(rawValue: 2)
  private static let window = WindowID(rawValue: 0)

  @Test func `an app mask that was narrowed for a page is found when it refuses a turn later`() {
    let turn = Event.Kind.device(.turned(to: .landscapeLeft))

    #expect(Self.ids(Self.film(locked: true) + [turn]).contains("lock-outlives-page"))
    #expect(!Self.ids(Self.film(locked: false) + [turn]).contains("lock-outlives-page"))
    #expect(!Self.ids([.app(.appMask(.portrait)), turn]).contains("lock-outlives-page"))
  }

  @Test func `a launch that only a wider delegate allows is found`() {
    let delegate = Event.Kind.app(.appMask(.allButUpsideDown))
    let launch = Event.Kind.session(.phase(.launched))
    let held: [Event.Kind] = [.device(.turned(to: .landscapeLeft))]

    #expect(Self.ids(held + [delegate, launch], plist: .portrait) == ["launch-orientation-wrong"])
    #expect(Self.ids(held + [launch], plist: .portrait) == [])
    #expect(
      Self.ids(held + [Self.statement, delegate, launch], plist: .portrait)
        .contains("launch-orientation-wrong") == false)
  }

  @Test func `a force that fails is found after one that has worked`() {
    let there = Event.Kind.request(.setDeviceOrientation(.landscapeLeft, cause: nil))
    let back = Event.Kind.request(.setDeviceOrientation(.portrait, cause: nil))
    let landscape = Event.Kind.app(.appMask(.landscape))

    #expect(
      Self.ids([.device(.turned(to: .portrait)), there, landscape, there, back])
        .contains("force-ineffective"))
    #expect(
      !Self.ids([.device(.turned(to: .portrait)), there, back]).contains("force-ineffective"))
  }

  /// The list says itself that it may be rotated.
  private static let statement = Event.Kind.controller(
    .supported(controller: list, mask: .allButUpsideDown))

  /// A page comes and goes, and may lock the app to portrait meanwhile.
  private static func film(locked: Bool) -> [Event.Kind] {
    let lock: [Event.Kind] = locked ? [.app(.appMask(.portrait))] : []
    return [
      .controller(.described(controller: film, kind: .plain, name: nil)),
      .navigation(.willShow(on: stack, controller: film, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: film)),
    ] + lock + [
      .navigation(.willShow(on: stack, controller: list, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: list)),
      .controller(.ended(controller: film)),
    ]
  }

  private static func ids(
    _ kinds: [Event.Kind], plist: InterfaceOrientation? = nil
  ) -> Set<Detector.ID> {
    let listed = plist.map { [$0] } ?? [.portrait, .landscapeLeft, .landscapeRight]
    let setUp: [Event.Kind] =
      [.session(.systemVersion(SystemVersion(15))), .session(.linkedSDK(SystemVersion(15)))]
      + listed.map { .app(.plistOrientation($0)) } + [
        .controller(.described(controller: stack, kind: .navigation, name: nil)),
        .controller(.described(controller: list, kind: .plain, name: nil)),
        .hierarchy(.childAdded(parent: stack, child: list)),
        .window(.added(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
        .window(.root(window: window, controller: stack)),
        .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      ]
    return Examination(setUp + kinds).ids
  }
}
