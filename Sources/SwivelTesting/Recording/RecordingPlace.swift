import Dispatch
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelRecorder
import SwivelTrace

/// The location of a test's log.
struct RecordingPlace {
  /// The folder.
  let folder: String

  /// Finds the folder of the current attempt, else of the test, and creates it.
  init(_ identity: TestIdentity) throws(LogError) {
    let own = TestFramework.runningTest ?? identity
    folder =
      TraceAttempt.current?.running ?? "\(TestEnvironment.current.base)/\(own.folder)"
    try Files.makeFolder(folder)
  }

  /// A path for a recording, unique in the attempt.
  func path(_ name: String) -> String {
    let names = TraceAttempt.current?.names ?? .shared
    return names.take("\(folder)/\(TestIdentity.safe(name))") + LogPlace.suffix
  }
}

extension Recorder {
  /// A recorder for a test, which starts a new log.
  convenience init(testing path: String, _ header: TraceHeader) throws(LogError) {
    var options = Options()
    options.continuesLog = false
    options.durability = .none
    try self.init(path: path, header: header, options: options)
  }
}

/// The names of an attempt's recordings, so that they stay unique.
///
/// Safe: the paths are only accessed on the queue.
final class RecordingNames: @unchecked Sendable {
  /// The names of tests without an attempt.
  static let shared = RecordingNames()

  private let queue = DispatchQueue(label: "swivel.recording-names")
  private var taken: Set<String> = []

  /// A unique path: the second of a name is `NAME-2`.
  func take(_ path: String) -> String {
    queue.sync {
      var free = path
      var number = 1
      while !taken.insert(free).inserted {
        number += 1
        free = "\(path)-\(number)"
      }
      return free
    }
  }
}

/// The environment of a test run.
package struct TestEnvironment: Sendable {
  /// The folder under which logs are kept.
  package var base: String
  /// Whether this machine must not record goldens: `CI` is set.
  package var isAutomated: Bool
  /// Whether goldens are rerecorded: `SWIVEL_RECORD` is set.
  package var recordsGoldens: Bool

  /// The command that makes pages; none unless ``TracePage/variable`` is set.
  package var program: String?

  /// Makes an environment explicitly.
  package init(
    base: String, isAutomated: Bool = false, recordsGoldens: Bool = false, program: String? = nil
  ) {
    (self.base, self.isAutomated, self.recordsGoldens) = (base, isAutomated, recordsGoldens)
    self.program = program
  }

  /// The folder for the logs of a project: those of others in the same folder stay apart.
  ///
  /// - Parameters:
  ///   - folder: The folder for temporary files, which all projects share.
  ///   - project: The folder in which the tests were started; `nil` or the root in a simulator,
  ///     where each app has its own folder for temporary files.
  /// - Returns: The path.
  static func base(in folder: String, runIn project: String?) -> String {
    let base = "\(folder)/swivel-traces"
    guard let project, project != "/" else { return base }
    return "\(base)/\(TestIdentity.project(project))"
  }

  /// The current environment: the process's, unless a test of this code overrides it.
  @TaskLocal package static var current = TestEnvironment()

  private init() {
    base =
      Environment[Recorder.traceDirectoryVariable]
      ?? Self.base(in: Environment.temporaryDirectory, runIn: Environment["PWD"])
    isAutomated = GoldenFolder.isAutomated
    recordsGoldens = Environment["SWIVEL_RECORD"] != nil
    program = Environment[TracePage.variable]
  }
}
