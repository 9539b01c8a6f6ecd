import Foundation
import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTestKit
import Testing

struct MaskClauseTests {
  private static let clauses: [(scenario: String, clause: String, key: String?)] = [
    ("app-lock-stays-for-the-next-page", ", should be in portrait", "expected"),
    ("device-side-taken-for-interface-side", "; the app asks for landscapeLeft", "expected"),
    (
      "custom-alert-turns-the-page-below", ", should be in landscapeLeft or landscapeRight",
      "expected"
    ),
    ("video-exit-bounces", ", after passing through landscapeRight", "passed"),
    ("pagesheet-not-asked", "; allows portrait", "allowed"),
    ("alert-asks-in-a-circle-on-ios9", "; nothing is allowed", "allowed"),
    ("flat-device-taken-for-portrait", "", nil),
    ("findings/turned-by-nobody", ", expected in portrait", "expected"),
  ]

  @Test(arguments: clauses) func `every form shows what the mask of a finding is to the page`(
    scenario: String, clause: String, key: String?
  ) throws {
    let run = try ExampleRun(scenario)
    var analysis = Analysis()
    for event in run.events { analysis.apply(event) }
    let trace = CheckReport.Trace(
      path: "a.swivel", Diagnosis.of(analysis.findings), run.vocabulary.names, fault: nil)
    let report = CheckReport([trace], version: "1", base: "/")

    for format in CheckFormat.allCases
    where ![.markdown, .json, .html].contains(format) {
      let text = format.part(of: trace) ?? format.document(of: report) ?? ""
      #expect(clause.isEmpty || text.contains(clause), "\(format)")
      #expect(key == "allowed" || !text.contains("; allows "), "\(format)")
    }
    let json = try #require(CheckFormat.json.part(of: trace)?.split(separator: "\n").first)
    let record = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let keys = ["allowed", "expected", "passed"].filter { record?[$0] != nil }
    #expect(keys == [key].compactMap(\.self))
  }
}
