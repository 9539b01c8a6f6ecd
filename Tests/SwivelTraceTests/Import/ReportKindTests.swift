import SwivelModel
import SwivelTrace
import Testing

/// Reports of several devices, of other services, and in other forms.
struct ReportKindTests {
  private static func report(_ second: Int, _ version: String, _ model: String) -> String {
    #"{"timestamp":"2026-05-04T10:00:00Z","contexts":{"os":{"name":"iOS","version":"\#(version)"},"#
      + #""device":{"model":"\#(model)"}},"breadcrumbs":[{"timestamp":\#(1_777_888_800 + second),"#
      + #""category":"device.orientation","data":{"position":"landscape"}}]}"#
  }

  @Test(arguments: [("[", ",", "]"), ("", "\n", "")])
  func `each of several reports has its version and device`(
    opening: String, separator: String, closing: String
  ) throws {
    let reports = [Self.report(0, "18.6", "iPhone15,2"), Self.report(9, "15.8", "iPad14,3")]
    let report = try ImportedReport(
      .sentry, Array((opening + reports.joined(separator: separator) + closing).utf8))
    let lines = try imported(
      .sentry, opening + reports.joined(separator: separator) + closing
    ).lines

    let words = ["18.6", "iPhone15,2", "[0]", "sides", "15.8", "iPad14,3", "[1]", "sides"]
    #expect(lines.count == words.count)
    for (line, word) in zip(lines, words) { #expect(line.contains(word)) }
    // The header would be true of one of them only.
    #expect(report.header[.system] == nil)
    #expect(report.header[.device] == nil)
  }

  @Test func `breadcrumbs are in the order of their times`() throws {
    let crumb = { (second: Int, state: String) in
      #"{"timestamp":\#(1_777_888_800 + second),"category":"app.lifecycle","#
        + #""data":{"state":"\#(state)"}}"#
    }
    let trace = try imported(
      .sentry, crumbs: crumb(5, "inactive"), crumb(9, "background"), crumb(1, "foreground"),
      crumb(5, "active"))

    let states = ["foreground", "inactive", "active", "background"]
    #expect(trace.lines.count == 4)
    for (line, state) in zip(trace.lines, states) { #expect(line.contains(state)) }
  }

  @Test func `a report in UTF-16 is read, with a mark or without one`() throws {
    let units = Self.report(0, "18.6", "iPhone15,2").utf16
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }

    for bytes in [little, [0xFF, 0xFE] + little] {
      #expect(try ImportedReport(.sentry, bytes).counts.events == 3)
    }
    #expect(
      readText(
        Array("swivel: {\"kind\":\"note\",\"text\":\"x\"}".utf16).flatMap {
          [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)]
        }
      ).lines.count == 1)
  }

  @Test func `what cannot be read is named`() {
    #expect(throws: ImportError.compressed) { try ImportedReport(.sentry, [0x1F, 0x8B, 8, 0]) }
    #expect(throws: ImportError.noActivities) { try imported(.xcresult, #"{"testNodes":[]}"#) }
    #expect(throws: ImportError.otherService("Datadog")) {
      try imported(.sentry, #"{"data":[{"type":"rum","attributes":{}}]}"#)
    }
    #expect(throws: ImportError.otherService("Instabug")) {
      try imported(.sentry, #"{"bug":{"user_steps":[{"message":"x"}]}}"#)
    }
    #expect(throws: ImportError.otherSystem("tvOS Simulator")) {
      try imported(
        .xcresult, #"{"testRuns":[{"device":{"platform":"tvOS Simulator"},"activities":[]}]}"#)
    }
    for item in [
      #"{"type":"replay_video","length":2}"# + "\nab",
      #"{"type":"replay_recording","length":19}"# + "\n{\"segment_id\":0}\nx[]",
    ] {
      #expect(throws: ImportError.packedReplay, "\(item)") {
        try imported(.sentry, "{\"event_id\":\"a\"}\n\(item)")
      }
    }
  }
}
