import SwivelLog
import SwivelModel
import SwivelRecorder

/// Where the log of a test goes.
struct RecordingPlace {
  /// The folder.
  let folder: String

  /// Finds the folder of the attempt that is going on, else that of the test, and makes it.
  init(_ identity: TestIdentity) throws(LogError) {
    let own = TestFramework.runningTest ?? identity
    folder =
      TraceAttempt.current?.running ?? "\(TestSurroundings.current.base)/\(own.folder)"
    try Files.makeFolder(folder)
  }

  /// A path for a recording, which no other one of the attempt has.
  func path(_ name: String) -> String {
    let names = TraceAttempt.current?.names ?? .shared
    return names.take("\(folder)/\(TestIdentity.safe(name))") + LogPlace.suffix
  }
}

extension Recorder {
  /// A recorder of a test, which begins anew.
  convenience init(testing path: String, _ header: TraceHeader) throws(LogError) {
    var options = Options()
    options.continuesLog = false
    options.durability = .none
    try self.init(path: path, header: header, options: options)
  }
}
