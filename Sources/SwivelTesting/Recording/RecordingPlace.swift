import SwivelLog
import SwivelModel
import SwivelRecorder

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
