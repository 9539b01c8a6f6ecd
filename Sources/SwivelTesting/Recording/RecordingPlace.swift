import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelTrace

/// Where the log of a test goes.
struct RecordingPlace {
  /// The folder.
  let folder: String
  private let name: String
  private let attempt: TraceAttempt?

  /// Finds the folder of the attempt that is going on, else that of the test, and makes it.
  init(_ name: String, _ identity: TestIdentity) throws(LogError) {
    attempt = TraceAttempt.current
    let own = TestFramework.runningTest ?? identity
    folder = attempt?.running ?? "\(TestSurroundings.current.base)/\(own.folder)"
    self.name = TestIdentity.safe(name)
    try Files.makeFolder(folder)
  }

  private var fileName: String { name + LogPlace.suffix }

  /// A recorder that begins anew.
  func recorder(_ header: TraceHeader) throws(LogError) -> Recorder {
    var options = Recorder.Options()
    options.continuesLog = false
    options.durability = .none
    return try Recorder(path: "\(folder)/\(fileName)", header: header, options: options)
  }

  /// What was recorded.
  func trace(_ recorder: Recorder) throws -> Trace {
    try recorder.finish()
    return try Trace(contentsOf: "\(folder)/\(fileName)")
  }
}
