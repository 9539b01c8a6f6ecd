import SwivelLog
import SwivelModel
import SwivelTestKit

@testable import SwivelRecorder

/// A log and its hot file as a recorder leaves them that is killed.
struct Orphan {
  var log: [UInt8]
  var hot: [UInt8]

  /// Takes the files away from a recorder that has sealed some events, and recorded others since.
  init(sealing sealed: Range<UInt32>, _ unsealed: Range<UInt32>) throws {
    try self.init { recorder in
      for number in sealed {
        recorder.record(Record(code: 0x7F, 0, number))
        // Before the ring comes round.
        if (number + 1).isMultiple(of: 1_000) { try recorder.flush() }
      }
      try recorder.flush()
      for number in unsealed { recorder.record(Record(code: 0x7F, 0, number)) }
    }
  }

  /// Takes the files away from a recorder that is used in some way.
  init(using body: (Recorder) throws -> Void) throws {
    (log, hot) = try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      try body(recorder)
      return (try folder.bytes("a.swivel"), try folder.bytes("a.swivel.hot"))
    }
    // Its process began at another time than the one that has its number now.
    hot[56] ^= 1
  }

  func write(to folder: TemporaryFolder, _ name: String = "a.swivel") throws {
    try folder.write(log, to: name)
    try folder.write(hot, to: name + ".hot")
  }
}
