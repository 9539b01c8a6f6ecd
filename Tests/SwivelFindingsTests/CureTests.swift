import SwivelFindings
import SwivelModel
import Testing

/// A landscape page that is pushed in portrait, and what the app does about it.
struct CureTests {
  private let window = WindowID(rawValue: 0)
  private let stack = ControllerID(rawValue: 0)
  private let list = ControllerID(rawValue: 1)
  private let film = ControllerID(rawValue: 2)
  private let request = Event.Kind.request(
    .setDeviceOrientation(orientation: .landscapeLeft, cause: nil))

  @Test func `a page that waits for a turn is found`() {
    #expect(ids(after: []) == ["pushed-page-not-rotated"])
  }

  @Test func `what the app rotates itself before the user can is taken back`() {
    #expect(ids(after: [request]) == [])
  }

  @Test func `what the app rotates after the user had to is not`() {
    let turns: [Event.Kind] = [.device(.deviceTurned(to: .faceUp)), request]

    #expect(ids(after: turns) == ["pushed-page-not-rotated"])
  }

  @Test func `a request that does not lead to what the page allows takes nothing back`() {
    let other = Event.Kind.request(
      .setDeviceOrientation(orientation: .portraitUpsideDown, cause: nil))

    #expect(ids(after: [other]).contains("pushed-page-not-rotated"))
  }

  @Test func `a container that is built apart does not end a push`() {
    let (box, content) = (ControllerID(rawValue: 3), ControllerID(rawValue: 4))
    let built: [Event.Kind] = [
      .controller(.controller(controller: box, type: .container, name: nil)),
      .controller(.controller(controller: content, type: .plain, name: nil)),
      .hierarchy(.childAdded(parent: box, child: content)),
    ]
    let run = Examination(pushed.dropLast() + built + pushed.suffix(1))

    #expect(run.ids.contains("pushed-page-not-rotated"))
  }

  private func ids(after kinds: [Event.Kind]) -> [String] {
    Examination(pushed + kinds).findings.map(\.id.rawValue)
  }

  private var pushed: [Event.Kind] {
    [
      .session(.systemVersion(version: SystemVersion(12))),
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.forwarding(controller: stack, to: .top, hook: .override)),
      .controller(.controller(controller: list, type: .plain, name: nil)),
      .controller(.controller(controller: film, type: .plain, name: nil)),
      .controller(.supported(controller: film, mask: .landscape)),
      .hierarchy(.childAdded(parent: stack, child: list)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: stack)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      .navigation(.willShow(on: stack, controller: film, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: film)),
    ]
  }
}
