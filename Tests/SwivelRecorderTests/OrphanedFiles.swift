import SwivelLog
import SwivelModel
import SwivelTestKit

@testable import SwivelRecorder

/// A log and its hot file as a recorder leaves them that is killed.
struct OrphanedFiles {
  var log: [UInt8]
  var hot: [UInt8]
  /// What the names of the files begin with.
  var name = "a"
  // Of a recording in a folder the only segment.
  private let isInFolder: Bool

  private var logName: String { isInFolder ? "\(name).000001.swivel" : "\(name).swivel" }

  /// Takes the files away from a recorder that has sealed some events, and recorded others since.
  init(sealing sealed: Range<UInt32>, _ unsealed: Range<UInt32>, inFolder: Bool = false) throws {
    try self.init(inFolder: inFolder) { recorder in
      for number in sealed {
        recorder.record(Record(code: 0x7F, 0, number))
        // Before the journal is full.
        if (number + 1).isMultiple(of: 1_000) { try recorder.flush() }
      }
      try recorder.flush()
      for number in unsealed { recorder.record(Record(code: 0x7F, 0, number)) }
    }
  }

  /// Takes the files away from a recorder that is used in some way; the journal of one in a folder
  /// is short.
  init(inFolder: Bool = false, using body: (Recorder) throws -> Void) throws {
    let logName = inFolder ? "a.000001.swivel" : "a.swivel"
    isInFolder = inFolder
    (log, hot) = try withFolder { folder in
      let recorder =
        inFolder
        ? try Recorder(directory: folder.path, name: "a", byteLimit: 1 << 19)
        : try Recorder(path: folder.path("a.swivel"))
      return try withExtendedLifetime(recorder) {
        try body(recorder)
        return (try folder.bytes(logName), try folder.bytes("a.swivel.hot"))
      }
    }
    // Its process began at another time than the one that has its number now.
    changeHeader(.start, by: 1)
  }

  func write(to folder: TemporaryFolder) throws {
    try folder.write(log, to: logName)
    try folder.write(hot, to: "\(name).swivel.hot")
  }

  /// Reads it where it was written.
  func read(in folder: TemporaryFolder) throws -> RecordedLog {
    try RecordedLog(folder.path(logName))
  }
}

// MARK: - The header of the hot file

extension OrphanedFiles {
  /// Flips bits of a word, and has the header's check match.
  mutating func changeHeader(_ word: HotHeader.Word, by bits: UInt64) {
    var header = HotHeader(hot)
    header.change(word, by: bits)
    hot = header.file
  }

  /// Has a process own the hot file that may be the recorder or not.
  mutating func setOwner(_ process: Int32) {
    var header = HotHeader(hot)
    header.setOwner(process)
    hot = header.file
  }
}
