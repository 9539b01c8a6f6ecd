import SwivelTrace
import Testing

/// Reports of an exception of UIKit about orientations.
struct ExceptionReportTests {
  private static let name = "UIApplicationInvalidInterfaceOrientation"
  private static let reason =
    "Supported orientations has no common orientation with the application, and "
    + "[PlayerPage shouldAutorotate] is returning YES"
  private static let thrown = [
    #"controller","controller":0,"type":"plain","name":"PlayerPage"}"#,
    #"shouldAutorotateAnswered","controller":0,"value":true}"#,
    #"exceptionRaised","exception":"noCommonOrientation"}"#,
  ]

  private static func kinds(_ lines: [String]) -> [String] {
    lines.map { line in String(line.split(separator: #""kind":""#).last ?? "") }
  }

  @Test(arguments: [
    (
      ReportKind.sentry,
      #"{"timestamp":1777888809,"title":"NAME: REASON","exception":{"values":[{"type":"NAME","#
        + #""value":"REASON"}]},"breadcrumbs":[{"timestamp":1777888800,"category":"x"}]}"#
    ),
    (
      .sentry,
      #"{"crash":{"error":{"nsexception":{"name":"NAME"},"reason":"REASON"}},"#
        + #""scope":{"timestamp":1777888809,"breadcrumbs":[{"timestamp":1777888800,"category":"x"}]}}"#
    ),
    (
      .bugsnag,
      #"{"events":[{"receivedAt":"2026-05-04T10:00:09Z","exceptions":[{"errorClass":"NAME","#
        + #""message":"REASON"}],"breadcrumbs":[{"timestamp":1777888800,"name":"x"}]}]}"#
    ),
    (.sentry, #"{"exception":{"values":[{"value":"REASON","type":"NAME"}]}}"#),
  ])
  func `the exception of a report is raised once, at its time`(
    kind: ReportKind, report: String
  ) throws {
    let trace = try imported(kind, Self.filled(report))

    #expect(Self.kinds(trace.lines) == Self.thrown)
    let time = report.contains("breadcrumbs") ? #""t":9000000"# : #""t":0"#
    #expect(trace.lines.allSatisfy { $0.contains(time) })
  }

  @Test(arguments: [
    #"{"name":"NAME","format_string":"TEMPLATE","composed_message":"REASON","type":"objc-exception"}"#,
    #"{"composedMessage":"REASON","formatString":"TEMPLATE","exceptionName":"NAME"}"#,
  ])
  func `a crash report of iOS has one exception, and no template`(exception: String) {
    let trace = readText(
      Self.filled(
        """
        {"app_name":"Shop","timestamp":"2026-05-04 10:00:09.00 +0200"}
        {
          "captureTime" : "2026-05-04 10:00:08.1234 +0200",
          "exceptionReason" : \(exception)
        }
        """))

    #expect(Self.kinds(trace.lines) == Self.thrown)
    #expect(trace.counts.assumedTimes == 0)
  }

  @Test func `an exception for another reason is another one`() throws {
    let report = #"{"exception":{"values":[{"type":"NAME","value":"x"}]},"breadcrumbs":[]}"#

    #expect(
      Self.kinds(try imported(.sentry, Self.filled(report)).lines)
        == [#"exceptionRaised","exception":"other"}"#])
  }

  private static func filled(_ report: String) -> String {
    [
      ("NAME", name), ("REASON", reason),
      ("TEMPLATE", reason.replacing("PlayerPage", with: "%@")),
    ].reduce(report) { $0.replacing($1.0, with: $1.1) }
  }
}
