import SwivelFindings
import SwivelModel
import SwivelReports
import Testing

struct UnjudgedTraceTests {
  private static let traces = ["runs/a.swivel", "runs/b.swivel"].map { path in
    CheckReport.Trace(
      path: path, [], NameTable(), fault: nil,
      missing: path.contains("b") ? [.version, .masks] : [])
  }

  // Pages are made by the command.
  @Test(arguments: CheckFormat.allCases.filter { $0 != .html })
  func `every form says which trace could not be judged, and why`(format: CheckFormat) {
    let report = CheckReport(Self.traces, version: "1", base: "/")
    let parts = Self.traces.compactMap { format.part(of: $0) }.joined()
    let text = parts + (format.document(of: report) ?? "")

    #expect(text.contains("the iOS version is unknown"))
    #expect(text.contains("no mask of the app or of any page was recorded"))
    #expect(text.contains("b.swivel"))
    #expect(format == .junit || !text.contains("a.swivel"))
  }

  @Test func `JUnit skips it, and passes the other`() throws {
    let text = try #require(
      CheckFormat.junit.document(of: CheckReport(Self.traces, version: "1", base: "/")))

    #expect(text.contains(#"tests="2" failures="0" errors="0" skipped="1""#))
    #expect(text.split(separator: "<skipped ").count == 2)
    #expect(text.contains(#"classname="runs/a.swivel" name="no findings"/>"#))
    #expect(!text.contains(#"classname="runs/b.swivel" name="no findings"/>"#))
  }

  @Test func `SARIF notifies of it, and the run was a success`() throws {
    let text = try #require(
      CheckFormat.sarif.document(of: CheckReport(Self.traces, version: "1", base: "/")))

    #expect(text.contains(#""executionSuccessful":true"#))
    #expect(text.contains(#""descriptor":{"id":"unjudged"}"#))
    #expect(text.contains(#""level":"warning""#))
    #expect(text.contains(#""uri":"runs/b.swivel""#))
  }
}
