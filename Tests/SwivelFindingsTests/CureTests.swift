import SwivelFindings
import SwivelModel
import Testing

/// A landscape page that is pushed in portrait, and what the app does about it.
struct CureTests {
  private let window = WindowID(rawValue: 0)
  private let stack = ControllerID(rawValue: 0)
  private let list = ControllerID(rawValue: 1)
  private let film = ControllerID(rawValue: 2)
  private let request = Event.Kind.request(.setDeviceOrientation(.landscapeLeft, cause: nil))

  @Test func `a page that waits for a turn is found`() {
    #expect(ids(after: []) == ["pushed-page-not-rotated"])
  }

  @Test func `what the app rotates itself before the user can is taken back`() {
    #expect(ids(after: [request]) == [])
  }

  @Test func `what the app rotates after the user had to is not`() {
    let turns: [Event.Kind] = [.device(.turned(to: .faceUp)), request]

    #expect(ids(after: turns) == ["pushed-page-not-rotated"])
  }

  @Test func `a request that does not lead to what the page allows takes nothing back`() {
    let other = Event.Kind.request(.setDeviceOrientation(.portraitUpsideDown, cause: nil))

    #expect(ids(after: [other]).contains("pushed-page-not-rotated"))
  }

  private func ids(after kinds: [Event.Kind]) -> [String] {
    Examination(pushed + kinds).findings.map(\.id.rawValue)
  }

  private var pushed: [Event.Kind] {
    [
      .session(.systemVersion(SystemVersion(12))),
      .controller(.described(controller: stack, kind: .navigation, name: nil)),
      .controller(.forwarding(controller: stack, to: .top, hook: .override)),
      .controller(.described(controller: list, kind: .plain, name: nil)),
      .controller(.described(controller: film, kind: .plain, name: nil)),
      .controller(.supported(controller: film, mask: .landscape)),
      .hierarchy(.childAdded(parent: stack, child: list)),
      .window(.added(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.root(window: window, controller: stack)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      .navigation(.willShow(on: stack, controller: film, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: film)),
    ]
  }
}
