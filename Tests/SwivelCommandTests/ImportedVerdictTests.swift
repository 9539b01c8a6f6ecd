import SwivelTestKit
import Testing

/// What a person would say of reports and consoles, and what `check` says of them.
struct ImportedVerdictTests {
  private static let refused =
    "Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are supported "
    + "by the view controller. Requested: portrait; Supported: landscapeLeft\""
  private static let message =
    "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please "

  private static let cases: [(kind: String, text: String, verdict: String, finding: String)] = [
    // Screens, the app's life and the device prove nothing.
    ("sentry", ImportSamples.sentry, "unjudged", ""),
    ("bugsnag", ImportSamples.bugsnag, "unjudged", ""),
    ("sentry", #"{"breadcrumbs":[]}"#, "unjudged", ""),
    ("bugsnag", #"{"breadcrumbs":[{"name":"Bugsnag loaded","metaData":{}}]}"#, "unjudged", ""),
    (
      "sentry",
      #"{"tag":"breadcrumb","payload":{"category":"device.orientation","timestamp":1758212033.5,"#
        + #""data":{"position":"landscape"}}}"#, "unjudged", ""
    ),
    ("unified-log", ImportSamples.record("connection lost", "15.000000", "a.b"), "unjudged", ""),
    // A driver that could not turn the device says nothing of whose fault it is.
    ("unified-log", "message: Unable To Rotate Device\n", "unjudged", ""),
    // What UIKit itself calls a mistake is one.
    ("unified-log", refused + "\n", "findings", "request-refused"),
    (
      "unified-log",
      "[+4360 ms] \(message)use\nUIWindowScene.requestGeometryUpdate(_:)\n[+2913 ms] \(message)\n",
      "findings", "client-bug-logged"
    ),
    (
      "unified-log",
      "Supported orientations has no common orientation with the application, and "
        + "[Shop.CropController shouldAutorotate] is returning YES\n",
      "findings", "empty-intersection"
    ),
    (
      "unified-log",
      "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported "
        + "interface orientation: 'portrait'!\n", "findings", "preferred-not-supported"
    ),
    (
      "unified-log",
      "*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation'\n",
      "findings", "orientation-exception"
    ),
  ]

  @Test(arguments: cases) func `the verdict is that of a person, in every form`(
    kind: String, text: String, verdict: String, finding: String
  ) throws {
    try withFolder { folder in
      let log = folder.path("out.swivel")
      _ = try Program.run("import", kind, "-", "-o", log, input: text)

      let row = try #require(Program.run("summarize", log).objects.first)
      #expect(row["verdict"] as? String == verdict)
      let record = try #require(Program.run("check", log, "--json").objects.first)
      #expect(
        (record["verdict"] ?? record["id"]) as? String == (finding.isEmpty ? verdict : finding))
      let junit = try Program.run("check", log, "--format", "junit").output
      #expect(junit.contains("<skipped ") == finding.isEmpty)
      #expect(junit.contains("<failure ") == !finding.isEmpty)
      let sarif = try Program.run("check", log, "--format", "sarif").output
      #expect(sarif.contains(#""descriptor":{"id":"unjudged"}"#) == finding.isEmpty)
      #expect(sarif.contains("\"ruleId\":\"\(finding)\"") == !finding.isEmpty)
      #expect(try Program.run("check", log, "--fail-on", "unjudged").code == 1)
      #expect(try Program.run("check", log).code == (finding.isEmpty ? 0 : 1))
    }
  }

  @Test func `beside a message of UIKit's it is said that no more could be judged`() throws {
    try withFolder { folder in
      let log = folder.path("out.swivel")
      _ = try Program.run("import", "unified-log", "-", "-o", log, input: Self.refused + "\n")

      let outcome = try Program.run("check", log)

      #expect(
        outcome.errors.contains(
          "apart from these findings, the trace is inconclusive: the iOS version"))
      #expect(outcome.lines.last == "1 finding in 1 trace")
    }
  }
}
