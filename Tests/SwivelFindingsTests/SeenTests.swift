import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// What a recorder sees, and no rule concludes.
struct SeenTests {
  private let window = WindowID(rawValue: 0)
  private let page = ControllerID(rawValue: 0)
  private let scene = SceneID(rawValue: 0)

  @Test func `a refusal that was seen is a finding where the rules expected none`() {
    #expect(
      ids([
        .request(.geometryRequest(scene: scene, mask: .landscape, cause: nil)),
        .outcome(.geometryRefused(code: 101, request: nil)),
      ]) == ["request-refused"])
  }

  @Test(arguments: [
    (UIKitException.noCommonOrientation, "empty-intersection"),
    (.preferredNotSupported, "preferred-not-supported"), (.recursion, "forwarding-recursion"),
  ])
  func `an exception that was seen is a finding`(exception: UIKitException, id: String) {
    #expect(ids([.outcome(.exceptionRaised(exception: exception))]) == [id])
  }

  @Test func `bounds of the orientation before are stale once the turn is over`() {
    let turn = Event.Kind.device(.deviceTurned(to: .landscapeLeft))
    let bounds = Event.Kind.observation(.windowBounds(window: window, shape: .portrait))

    #expect(ids([turn, bounds], apart: 600_000) == ["stale-layout"])
    // Others may follow, which only an observation makes unlikely.
    #expect(ids([turn, bounds], apart: 100_000) == [])
    let seen = Event.Kind.observation(
      .interfaceOrientation(window: window, orientation: .landscapeRight))
    #expect(ids([turn, bounds, seen], apart: 100_000) == ["stale-layout"])
    let landscape = Event.Kind.observation(.windowBounds(window: window, shape: .landscape))
    #expect(ids([turn, bounds, seen, landscape], apart: 100_000) == [])
    let back = Event.Kind.device(.deviceTurned(to: .portrait))
    #expect(ids([turn, bounds, seen, back], apart: 100_000) == [])
  }

  @Test func `a turn and another one back are a bounce if they are one motion`() {
    let there = Event.Kind.request(.setDeviceOrientation(orientation: .landscapeLeft, cause: nil))
    let back = Event.Kind.request(.setDeviceOrientation(orientation: .portrait, cause: nil))

    let seen = Event.Kind.observation(
      .interfaceOrientation(window: window, orientation: .landscapeRight))

    #expect(ids([there, seen, back], apart: 200_000) == ["rotation-bounce"])
    #expect(ids([there, seen, back], apart: 2_000_000) == [])
    #expect(
      ids([there, seen, .device(.deviceTurned(to: .landscapeLeft)), back], apart: 100_000) == [])
  }

  @Test func `two turns of which neither was seen are no bounce in a recording`() {
    let there = Event.Kind.request(.setDeviceOrientation(orientation: .landscapeLeft, cause: nil))
    let back = Event.Kind.request(.setDeviceOrientation(orientation: .portrait, cause: nil))

    #expect(ids([there, back], apart: 200_000) == [])
  }

  @Test func `a value that means nothing is reported when it is read`() {
    #expect(
      ids([
        .device(.deviceTurned(to: .faceUp)), .device(.deviceOrientationRead(orientation: .faceUp)),
      ]) == ["flat-misread"])
    #expect(
      ids([
        .device(.deviceTurned(to: .landscapeLeft)),
        .device(.deviceOrientationRead(orientation: .landscapeLeft)),
      ]) == [])
    #expect(
      ids([.device(.deviceOrientationRead(orientation: nil))], watching: false) == ["flat-misread"])
  }

  @Test func `a turn is explained by what a page answered when it came back`() {
    let (stack, second) = (ControllerID(rawValue: 1), ControllerID(rawValue: 2))
    let back: [Event.Kind] = [
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.controller(controller: second, type: .plain, name: nil)),
      .hierarchy(.childAdded(parent: stack, child: page)),
      .hierarchy(.childAdded(parent: stack, child: second)),
      .window(.rootChanged(window: window, controller: stack)),
      .device(.deviceTurned(to: .landscapeLeft)),
      .navigation(.willShow(on: stack, controller: page, animated: true, interactive: false)),
    ]
    let answer = Event.Kind.answer(.maskAnswered(controller: stack, mask: .portrait))
    let seen = Event.Kind.observation(
      .interfaceOrientation(window: window, orientation: .portrait))
    let other = Event.Kind.observation(
      .interfaceOrientation(window: window, orientation: .portraitUpsideDown))

    #expect(ids(back + [answer, seen]) == [])
    #expect(ids(back + [answer, other]) == ["unexplained-rotation"])
  }

  @Test func `an alert of the system goes by the app's mask alone`() {
    let shown: [Event.Kind] = [
      .controller(.supported(controller: page, mask: .portrait)),
      .device(.deviceTurned(to: .landscapeLeft)), .window(.systemAlertShown),
    ]

    #expect(ids(shown, version: 12) == ["overlay-window-rotates"])
    #expect(ids([.app(.appMask(mask: .portrait))] + shown, version: 12) == [])
    #expect(ids(shown) == [])
  }

  private func ids(
    _ kinds: [Event.Kind], apart: UInt64 = 1_000, watching: Bool = true, version: UInt16 = 15
  ) -> [String] {
    let setUp: [Event.Kind] = [
      .session(.systemVersion(version: SystemVersion(version, 5))),
      .session(.linkedSDK(version: SystemVersion(version, 5))),
      .session(.deviceNotifications(on: watching)),
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .window(.windowAdded(window: window, scene: scene, level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: page)),
      .device(.deviceTurned(to: .portrait)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
    ]
    let events = (setUp + kinds).enumerated().map { index, kind in
      Event(
        sequence: UInt64(index), instant: Instant(rawValue: UInt64(index) * apart), kind)
    }
    var analysis = Analysis()
    for event in events { analysis.apply(event) }
    analysis.finish()
    return analysis.findings.map(\.id.rawValue)
  }
}
