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
    let turn = Event.Kind.device(.deviceTurned(to: .landscapeLeft))

    #expect(Self.ids(Self.film(locked: true) + [turn]).contains("lock-outlives-page"))
    #expect(!Self.ids(Self.film(locked: false) + [turn]).contains("lock-outlives-page"))
    #expect(!Self.ids([.app(.appMask(mask: .portrait)), turn]).contains("lock-outlives-page"))
  }

  @Test func `an app mask that is set just before its page appears belongs to that page`() {
    let lock = Event.Kind.app(.appMask(mask: .landscape))
    let seen = {
      Event.Kind.observation(.interfaceOrientation(window: Self.window, orientation: $0))
    }
    let film = Self.film(locked: false)
    let shown = film.prefix(3) + [seen(.landscapeRight)]
    let left = film.suffix(3) + [seen(.landscapeRight)]

    #expect(Self.ids([lock] + shown + left, plist: .portrait).contains("lock-outlives-page"))
    // It may be turned first, in the same second.
    let turned = [lock, seen(.landscapeRight)]
    #expect(Self.ids(turned + shown + left, plist: .portrait).contains("lock-outlives-page"))
    // The list was observed with its own lock long before the film came.
    let second = Array(repeating: seen(.landscapeRight), count: 1_000)
    #expect(
      !Self.ids(turned + second + shown + left, plist: .portrait).contains("lock-outlives-page"))
  }

  @Test func `a launch that only a wider delegate allows is found`() {
    let delegate = Event.Kind.app(.appMask(mask: .allButUpsideDown))
    let launch = Event.Kind.session(.phase(phase: .launched))
    let held: [Event.Kind] = [.device(.deviceTurned(to: .landscapeLeft))]

    #expect(Self.ids(held + [delegate, launch], plist: .portrait) == ["launch-orientation-wrong"])
    #expect(Self.ids(held + [launch], plist: .portrait) == [])
    #expect(
      Self.ids(held + [Self.statement, delegate, launch], plist: .portrait)
        .contains("launch-orientation-wrong") == false)
  }

  @Test func `a force that fails is found after one that has worked`() {
    let there = Event.Kind.request(.setDeviceOrientation(orientation: .landscapeLeft, cause: nil))
    let back = Event.Kind.request(.setDeviceOrientation(orientation: .portrait, cause: nil))
    let landscape = Event.Kind.app(.appMask(mask: .landscape))

    #expect(
      Self.ids([.device(.deviceTurned(to: .portrait)), there, landscape, there, back])
        .contains("force-ineffective"))
    #expect(
      !Self.ids([.device(.deviceTurned(to: .portrait)), there, back]).contains("force-ineffective"))
  }

  /// The list says itself that it may be rotated.
  private static let statement = Event.Kind.controller(
    .supported(controller: list, mask: .allButUpsideDown))

  /// A page comes and goes, and may lock the app to portrait meanwhile.
  private static func film(locked: Bool) -> [Event.Kind] {
    let lock: [Event.Kind] = locked ? [.app(.appMask(mask: .portrait))] : []
    return [
      .controller(.controller(controller: film, type: .plain, name: nil)),
      .navigation(.willShow(on: stack, controller: film, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: film)),
    ] + lock + [
      .navigation(.willShow(on: stack, controller: list, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: list)),
      .controller(.controllerEnded(controller: film)),
    ]
  }

  private static func ids(
    _ kinds: [Event.Kind], plist: InterfaceOrientation? = nil
  ) -> Set<Detector.ID> {
    let listed = plist.map { [$0] } ?? [.portrait, .landscapeLeft, .landscapeRight]
    let setUp: [Event.Kind] =
      [
        .session(.systemVersion(version: SystemVersion(15))),
        .session(.linkedSDK(version: SystemVersion(15))),
      ]
      + listed.map { .app(.plistOrientation(orientation: $0)) } + [
        .controller(.controller(controller: stack, type: .navigation, name: nil)),
        .controller(.controller(controller: list, type: .plain, name: nil)),
        .hierarchy(.childAdded(parent: stack, child: list)),
        .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
        .window(.rootChanged(window: window, controller: stack)),
        .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      ]
    return Examination(setUp + kinds).ids
  }
}
