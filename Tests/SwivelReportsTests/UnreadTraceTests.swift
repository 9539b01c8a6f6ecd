import SwivelModel
import SwivelReports
import Testing

struct UnreadTraceTests {
  @Test(arguments: CheckFormat.allCases.filter(\.isWhole))
  func `every form that states traces as a whole reports one that could not be read`(
    format: CheckFormat
  ) throws {
    let traces = ["runs/a.swivel", "runs/b.swivel"].map { path in
      CheckReport.Trace(
        path: path, [], NameTable(), fault: path.contains("b") ? "ends early at byte 7" : nil)
    }

    let text = try #require(
      format.document(of: CheckReport(traces, version: "1", base: "/")))

    #expect(text.contains("ends early at byte 7"))
    #expect(text.contains("b.swivel"))
    #expect(format == .junit || !text.contains("a.swivel"))
  }
}
