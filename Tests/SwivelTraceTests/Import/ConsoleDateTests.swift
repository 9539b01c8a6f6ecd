import SwivelTrace
import Testing

/// Times of lines as formatters, servers and people write them.
struct ConsoleDateTests {
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#

  private static func times(_ read: Imported) -> [String] {
    read.lines.map { String($0.split(separator: ",")[1].dropFirst(4)) }
  }

  @Test(arguments: [
    "12.11.2026 14:03:0%.5", "12.11.26, 14:03:0%,5", "12/11/2026 14:03:0%", "11/12/26, 2:03:0% PM",
    "2026.11.12 14:03:0%", "2026年11月12日 14:03:0%", "12-Nov-2026 14:03:0%",
    "12/Nov/2026:14:03:0% +0100", "Thu, 12 Nov 2026 14:03:0% GMT", "Thu Nov 12 14:03:0% 2026",
    "Thu Nov 12 14:03:0% CET 2026", "Thu Nov 12 2026 14:03:0% GMT+0100 (CET)",
    "Nov 12, 2026 @ 14:03:0%.5", "November 12, 2026 at 2:03:0%\u{202F}PM", "2:03:0% PM",
    "[14:03:0%]", "[14:03:0% ] :\t", "- 14:03:0%.5", "* 2026-11-12 14:03:0%", "1. 14:03:0%.5",
    "+2026-11-12 14:03:0%", "(14:03:0%.5)", "| 14:03:0%.5 |", "\u{200B}14:03:0%.5", "“14:03:0%.5",
    "`14:03:0%.5", "**14:03:0%.5**", "'14:03:0%.5', ", "<14:03:0%.5>", "2:03:0% p.m.",
    "2026-11-12T14:03:0%.5+01", "\u{1B}_bk;t=179448860%123\u{7}", "179448860%,", "179448860%123\t",
    "\"179448860%.5\",",
  ])
  func `a line has the time before it`(form: String) {
    let lines = [2, 5].map { "\(form.replacing("%", with: "\($0)")) \(Self.event)" }

    #expect(Self.times(read(lines[0], lines[1])) == ["0", "3000000"])
  }

  @Test func `a half of the day has its hours, and is not the name of a process`() {
    let stamps = ["11:59:50 AM", "12:00:10 PM", "11:59:50 PM", "12:00:10 AM"]
    let named = read(
      "2026-03-01 10:00:02.5 AMDevice[7:1] \(Self.event)",
      "2026-03-01 12:00:02.5 PMDevice[8:1] \(Self.event)")

    #expect(
      Self.times(readText(stamps.map { "\($0) \(Self.event)" }.joined(separator: "\n")))
        == ["0", "20000000", "43200000000", "43220000000"])
    #expect(named.counts.process == "AMDevice")
    #expect(named.counts.othersEvents == 1)
  }

  @Test(arguments: [
    "14:03:0% then ", "5551794488% ", "The 12 Nov 2026 14:03:0% ", "0.179448860%,",
  ])
  func `what is no time is none`(form: String) {
    let lines = [2, 5].map { "\(form.replacing("%", with: "\($0)"))\(Self.event)" }

    #expect(read(lines[0], lines[1]).counts.assumedTimes == 2)
  }

  @Test func `an event has the time in the line above it`() {
    let trace = read(
      "0", "Nov 12, 2026, 02:03:20.5 PM", Self.event, "1", "Nov 12, 2026, 02:03:23.5 PM", Self.event
    )

    #expect(Self.times(trace) == ["0", "3000000"])
  }
}
