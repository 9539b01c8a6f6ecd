import SwivelLog
import SwivelRecorder

/// What the environment of a test run says.
package struct TestSurroundings: Sendable {
  /// The folder below which logs are kept.
  package var base: String
  /// Whether this machine records no golden: `CI` is set.
  package var isAutomated: Bool
  /// Whether goldens are recorded anew: `SWIVEL_RECORD` is set.
  package var recordsGoldens: Bool

  /// Makes surroundings by hand.
  package init(base: String, isAutomated: Bool = false, recordsGoldens: Bool = false) {
    (self.base, self.isAutomated, self.recordsGoldens) = (base, isAutomated, recordsGoldens)
  }

  /// What holds now: what the process was started with, unless a test of these very things says
  /// otherwise.
  @TaskLocal package static var current = TestSurroundings()

  private init() {
    base =
      Environment[Recorder.traceDirectoryVariable]
      ?? Environment.temporaryDirectory + "/swivel-traces"
    isAutomated = Environment["CI"] != nil
    recordsGoldens = Environment["SWIVEL_RECORD"] != nil
  }
}
