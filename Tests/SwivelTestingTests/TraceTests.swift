import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import SwivelTesting
import Testing

struct TraceTests {
  @Test func `a trace has what a replay states`() throws {
    let trace = try Runs.turned()

    #expect(trace.events.count == 33)
    #expect(trace.moments.count == 33)
    #expect(trace.findings.map(\.id) == [.backNavigationRotated])
    #expect(trace.lostCount == 0)
    let golden = try Runs.text(of: "traces/goldens/replay-previous-page.txt")
    #expect(golden.hasSuffix(trace.text + "\n"))
  }

  @Test func `the timeline shows what was predicted and what was observed`() throws {
    let steps = try Runs.turned().timeline

    #expect(
      steps.map(\.kind) == [
        .seen(isExpected: true), .stayed, .stayed, .turned, .seen(isExpected: true), .stayed,
        .seen(isExpected: true),
      ])
    #expect(steps.map(\.event) == [18, 20, 23, 25, 27, 28, 31])
    #expect(steps[3].before == .portrait)
    #expect(steps[3].orientation == .landscapeRight)
    #expect(steps[3].controllers == ["VideoController"])
    #expect(steps[5].rules.contains(.popStays))
  }

  @Test func `a trace without its end is no trace`() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("{\"seq\":0".utf8, to: "run.ndjson")

      #expect(throws: (any Error).self) { try Trace(contentsOf: folder.path("run.ndjson")) }
    }
  }
}
