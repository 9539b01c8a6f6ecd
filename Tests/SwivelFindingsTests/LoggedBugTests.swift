import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

/// What UIKit itself calls a mistake of the app.
struct LoggedBugTests {
  private static let logged = Event.Kind.outcome(.messageLogged(message: .kvcUnsupported))
  private static let set = Event.Kind.request(
    .setDeviceOrientation(orientation: .landscapeLeft, cause: nil))

  @Test func `a message that comes again and again is one finding`() {
    let findings = Examination([Self.logged, Self.logged, Self.logged]).findings

    #expect(findings.map(\.id) == ["client-bug-logged"])
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.map(\.evidence) == [[0]])
  }

  @Test func `the request that was logged is evidence, and the message follows from its failure`() {
    let window = WindowID(rawValue: 0)
    let page = ControllerID(rawValue: 1)
    let findings = Examination([
      .session(.systemVersion(version: SystemVersion(17))),
      .app(.appMask(mask: .allButUpsideDown)),
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: page)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      Self.set, Self.logged,
    ]).findings

    #expect(findings.map(\.id) == ["force-ineffective", "client-bug-logged"])
    #expect(findings.last?.evidence == [6, 7])
    #expect(Diagnosis.of(findings).map(\.root.id) == ["force-ineffective"])
  }

  @Test func `a message that the rules expect and no one saw is no finding`() {
    #expect(
      !Examination([.session(.systemVersion(version: SystemVersion(17))), Self.set])
        .ids.contains("client-bug-logged"))
  }

  @Test func `an exception without a known reason is an error`() {
    let findings = Examination([.outcome(.exceptionRaised(exception: .other))]).findings

    #expect(findings.map(\.id) == ["orientation-exception"])
    #expect(findings.map(\.severity) == [.error])
  }
}
