import SwivelTrace
import SwivelTestKit
import Testing

struct HostileLogTests {
  private static let lines = [
    #"[{"eventMessage":"swivel: {\"kind\":\"note\",\"text\":\"x\"}"}]"#,
    "Mar  1 10:00:02 iPhone Reader(UIKitCore)[321] <Error>: swivel: {\"kind\":\"note\",\"text\":\"x\"}",
    "default\t19:36:01.4+0800\tReader\t<UIWindowScene: 0x1> Scene updated orientation preferences: ( Pu ) -> none",
    #"{"subsystem":"swivel","eventMessage":"{\"kind\":\"appeared\",\"controller\":3}"}"#,
    #"{"eventMessage":"UISceneErrorDomain Code=101 \"a: portrait; b: landscapeLeft\""}"#,
    "Supported orientations has no common orientation with the application, and [A shouldAutorotate]",
    "preferredInterfaceOrientationForPresentation 'portrait' must match: 'landscapeLeft'!",
    "[+12 ms] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use",
    "None of the requested orientations are supported by the view controller. Requested: portrait;",
  ]

  @Test(arguments: 0..<300) func `damaged lines are read or refused`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var reader = ConsoleReader()
    for _ in 0..<30 {
      var line = Array(Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)].utf8)
      if Bool.random(using: &random) {
        line[Int.random(in: 0..<line.count, using: &random)] =
          UInt8.random(in: .min ... .max, using: &random)
      }
      line.removeLast(Int.random(in: 0..<line.count, using: &random) / 3)
      _ = reader.read(line: line[...])
    }
    _ = reader.finish()

    let counts = reader.counts
    #expect(counts.records >= counts.duplicates + counts.passedOver + counts.rejected)
  }
}
