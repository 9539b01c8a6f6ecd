import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import SwivelText
import Testing

@testable import SwivelReports

/// The text of a finding in a trace that does not record the version of iOS.
struct UnknownVersionTests {
  private static let (window, scene) = (WindowID(rawValue: 0), SceneID(rawValue: 0))
  private static let page = ControllerID(rawValue: 0)

  @Test func `advice for some versions names them, and no rule is cited`() throws {
    let lines = try Self.lines(on: nil)

    #expect(lines.contains { $0.hasPrefix("  help     on iOS 16+: the masks allow the ") })
    #expect(!lines.contains { $0.hasPrefix("  why ") || $0.hasPrefix("  despite ") })
    #expect(lines.contains("  page     controller 0 in portrait"))
    #expect(lines.contains("  basis    observed in portrait (event 4)"))
  }

  @Test func `with a version the advice names it, and a rule is cited`() throws {
    let lines = try Self.lines(on: SystemVersion(17))

    #expect(lines.contains { $0.hasPrefix("  help     on iOS 17.0: the masks allow the ") })
    #expect(lines.contains { $0.hasPrefix("  despite ") })
  }

  /// A request for landscape after which the interface is observed in portrait.
  private static func lines(on system: SystemVersion?) throws -> [String] {
    let seen = Event.Kind.observation(.interfaceOrientation(window: window, orientation: .portrait))
    let kinds: [Event.Kind] = [
      .window(.windowAdded(window: window, scene: scene, level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: page)), seen,
      .request(.geometryRequest(scene: scene, mask: .landscape, cause: nil)), seen,
    ]
    let version = system.map { [Event.Kind.session(.systemVersion(version: $0))] } ?? []
    var analysis = Analysis()
    for event in EventList.of(version + kinds) { analysis.apply(event) }
    let diagnosis = try #require(Diagnosis.of(analysis.findings).first)
    #expect(diagnosis.root.id == "force-ineffective")
    return FindingText(diagnosis, trace: "a.ndjson", NameTable()).lines
  }
}
