import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit

@testable import SwivelRecorder

// What recorders leave that cannot be recognized.
extension RecordingFamilyTests {
  static func recorder(in folder: TemporaryFolder) throws -> Recorder {
    try Recorder(directory: folder.path, name: "a", byteLimit: 1 << 19)
  }

  /// Leaves what a recorder leaves that was killed, and whose number another process has.
  @discardableResult
  static func leaveUnknown(
    in folder: TemporaryFolder, _ process: Int32 = getpid()
  ) throws -> OrphanedFiles {
    var orphan = try OrphanedFiles(sealing: 0..<10, 10..<20, inFolder: true)
    orphan.setOwner(process)
    try orphan.write(to: folder)
    return orphan
  }

  /// Removes the boot from the header of a hot file that is in use.
  static func forgetBoot(of path: String) throws {
    var header = HotHeader(Array(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(80)))
    header.setOwner(getpid())
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try file.write(contentsOf: Data(header.file))
  }

  /// Leaves several segments and a hot file with events, of a recorder that was killed.
  static func leaveSegments(
    _ count: Int, byteLimit: UInt64, in folder: TemporaryFolder
  ) throws {
    try withFolder { other in
      var options = Recorder.Options()
      options.durability = .none
      let recorder = try Recorder(
        directory: other.path, name: "a-2", byteLimit: byteLimit, options: options)
      var random = SplitMix64(seed: 7)
      while recorder.status.segmentCount < count {
        recorder.note((0..<100).map { _ in String(random.next(), radix: 16) }.joined())
        try recorder.flush()
      }
      recorder.record(Record(code: 0x7F, 0, 0))
      for name in try other.names { try folder.write(other.bytes(name), to: name) }
      try recorder.finish()
    }
    var header = HotHeader(try folder.bytes("a-2.swivel.hot"))
    header.change(.start, by: 1)
    try folder.write(header.file, to: "a-2.swivel.hot")
  }
}
