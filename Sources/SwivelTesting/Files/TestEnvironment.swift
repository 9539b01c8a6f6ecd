import SwivelLog
import SwivelRecorder

/// The environment of a test run.
package struct TestEnvironment: Sendable {
  /// The folder under which logs are kept.
  package var base: String
  /// Whether this machine must not record goldens: `CI` is set.
  package var isAutomated: Bool
  /// Whether goldens are rerecorded: `SWIVEL_RECORD` is set.
  package var recordsGoldens: Bool

  /// Makes an environment explicitly.
  package init(base: String, isAutomated: Bool = false, recordsGoldens: Bool = false) {
    (self.base, self.isAutomated, self.recordsGoldens) = (base, isAutomated, recordsGoldens)
  }

  /// The current environment: the process's, unless a test of this code overrides it.
  @TaskLocal package static var current = TestEnvironment()

  private init() {
    base =
      Environment[Recorder.traceDirectoryVariable]
      ?? Environment.temporaryDirectory + "/swivel-traces"
    isAutomated = Environment["CI"] != nil
    recordsGoldens = Environment["SWIVEL_RECORD"] != nil
  }
}
