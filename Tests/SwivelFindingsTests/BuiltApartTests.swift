import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

/// Hierarchies that an app builds while pages change, and does not show.
struct BuiltApartTests {
  private static let (stack, list, film) = (handle(0), handle(1), handle(2))
  private static let (box, content) = (handle(3), handle(4))
  private static let window = WindowID(rawValue: 0)

  private static func handle(_ number: UInt16) -> ControllerID { ControllerID(rawValue: number) }

  private static func ids(_ built: [Event.Kind]) -> Set<Detector.ID> {
    let start: [Event.Kind] = [
      .session(.systemVersion(version: SystemVersion(15))),
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.controller(controller: list, type: .plain, name: nil)),
      .controller(.controller(controller: film, type: .plain, name: nil)),
      .controller(.supported(controller: film, mask: .landscape)),
      .hierarchy(.childAdded(parent: stack, child: list)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: stack)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      .navigation(.willShow(on: stack, controller: film, animated: true, interactive: false)),
    ]
    let end: [Event.Kind] = [.navigation(.didShow(on: stack, controller: film))]
    var analysis = Analysis()
    for event in EventList.of(start + built + end) { analysis.apply(event) }
    analysis.finish()
    return Set(analysis.findings.map(\.id))
  }

  @Test func `a container that is built apart does not end a push`() {
    let built: [Event.Kind] = [
      .controller(.controller(controller: Self.box, type: .container, name: nil)),
      .controller(.controller(controller: Self.content, type: .plain, name: nil)),
      .hierarchy(.childAdded(parent: Self.box, child: Self.content)),
    ]

    #expect(Self.ids([]).contains("container-ignores-child"))
    #expect(Self.ids(built) == Self.ids([]))
  }
}
