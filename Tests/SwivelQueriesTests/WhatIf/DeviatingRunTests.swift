import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelFindings
@testable import SwivelQueries

/// Changes of a run in which UIKit does not do what a disputed rule says.
struct DeviatingRunTests {
  private static let session = "../Tests/SwivelFindingsTests/Sessions/forwarded-pop"

  /// The device is held upright, and the film shown again, and left again.
  private static let again = """
    {"kind":"deviceOrientation","orientation":"portrait"}
    {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}
    {"kind":"willShow","on":1,"controller":3,"animated":true}
    {"kind":"didShow","on":1,"controller":3}
    {"kind":"deviceOrientation","orientation":"landscapeLeft"}
    {"kind":"interfaceOrientation","window":1,"orientation":"landscapeRight"}
    {"kind":"willShow","on":1,"controller":2,"animated":true}
    {"kind":"didShow","on":1,"controller":2}
    {"kind":"interfaceOrientation","window":1,"orientation":"landscapeRight"}
    """

  private static func twice() throws -> Run {
    try Run(text: Traces.text(of: session + ".ndjson") + "\n" + again)
  }

  private static func update(_ place: UInt64) -> Change {
    .insert(Insertion(before: place, #"{"kind":"needsUpdate","controller":1}"#))
  }

  @Test(arguments: ["controller.List.supported=all", "controller.List.supported=landscape"])
  func `a page that allows what was observed has no finding, whatever UIKit does`(
    declaration: String
  ) throws {
    let findings = try Run(example: Self.session).compared(with: [.set(declaration)]).findings

    #expect(findings.fixed.map(\.id) == ["back-navigation-rotated"])
    #expect(findings.remaining.isEmpty)
  }

  @Test func `where the device never turns, UIKit cannot leave the page rotated`() throws {
    let findings = try Run(example: Self.session).compared(with: [.drop(16...16)]).findings

    #expect(findings.fixed.map(\.id) == ["back-navigation-rotated"])
    #expect(findings.remaining.isEmpty)
  }

  @Test func `where the same is decided, UIKit may do the same again`() throws {
    let system = try Change.set(ChangeReader.system("15"))
    let findings = try Run(example: Self.session).compared(with: [system]).findings

    #expect(findings.open.map(\.id) == ["back-navigation-rotated"])
    #expect(findings.fixed.isEmpty)
  }

  @Test func `a call before the observation is made where UIKit did not rotate`() throws {
    let run = try Run(example: Self.session)
    let away = Insertion(before: 19, #"{"kind":"geometryRequest","scene":1,"mask":["portrait"]}"#)

    #expect(try run.compared(with: [.insert(away)]).findings.remaining.isEmpty)
    #expect(try run.compared(with: [Self.update(18)]).findings.fixed.isEmpty)
  }

  @Test func `a row without a call has the orientation in which the page is found`() throws {
    let lines = try Traces.text(of: Self.session + ".ndjson").split(separator: "\n").prefix(20)
    let cure = """
      {"kind":"needsUpdate","controller":1}
      {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}
      """
    let run = try Run(text: lines.joined(separator: "\n") + "\n" + cure)
    let comparison = ComparedRun(try run.plan([.drop(20...20)]))
    var rows: [ComparedRow] = []
    for event in run.events {
      comparison.apply(.event(event)) { rows += ComparedRow.rows(of: $0) }
    }
    comparison.finish { _ in }

    let found = try #require(comparison.findings.new.first)
    guard case .state(let shown)? = rows.last?.after else { throw Missing() }
    #expect(shown == found.orientation)
    #expect(rows.last?.differs == true)
  }

  private struct Missing: Error {}

  @Test func `a call at the first place does not cure the second`() throws {
    let findings = try Self.twice().compared(with: [Self.update(20)]).findings
    let open = try #require(findings.open.first)

    #expect(open.occurrenceCount == 2)
    #expect(findings.cured(open) == [19])
    #expect(findings.fixed.isEmpty)
  }

  @Test func `a call is suggested at each place`() throws {
    let run = try Self.twice()
    let finding = try #require(run.findings.first)
    let cure = TriedRun(run.events.map(TraceItem.event), run.vocabulary).cure(for: finding)

    let update = #"{"kind":"needsUpdate","controller":1}"#
    #expect(cure?.suggestion.insertions == ["20:\(update)", "29:\(update)"])
    #expect(cure?.fixed == [finding])
  }
}
