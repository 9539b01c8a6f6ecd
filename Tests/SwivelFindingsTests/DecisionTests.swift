import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

struct DecisionTests {
  /// What a scan of a whole run finds.
  private struct Scan {
    var told: [UInt64] = []
    var evaluated: [UInt64: Set<WindowID>] = [:]

    func decision(on finding: Finding) -> UInt64? {
      let isOwn = evaluated[finding.sequence]?.contains(finding.window) ?? false
      return isOwn ? finding.sequence : told.last { $0 < finding.sequence }
    }
  }

  @Test(arguments: Detector.all.map(\.loudExample))
  func `a finding names the event at which UIKit decided what it is about`(name: String) throws {
    var (analysis, scan) = (Analysis(), Scan())
    for event in try ExampleRun(name).events {
      let moment = analysis.apply(event)
      scan.evaluated[event.sequence] = Set(moment.rulings.map(\.window))
      if moment.rulings.contains(where: \.isDecision) { scan.told.append(event.sequence) }
    }
    analysis.finish()

    #expect(!analysis.findings.isEmpty)
    for finding in analysis.findings {
      #expect(finding.decided == scan.decision(on: finding), "event \(finding.sequence)")
    }
  }
}
