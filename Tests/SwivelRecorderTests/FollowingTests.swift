import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Readers of a log that is being recorded.
struct FollowingTests {
  @Test(arguments: 0..<20)
  func `who looks again and again sees each event once, and its name`(seed: UInt64) throws {
    try withFolder { folder in
      var random = SplitMix64(seed: seed)
      let recorder = try Recorder(path: folder.path("a.swivel"))
      let reader = try LogReader(path: folder.path("a.swivel"))
      var (told, seen) = ([String](), [String]())
      for _ in 0..<60 {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          told.append("\(told.count % 7) of \(seed)")
          recorder.record(.remark(.note(text: told[told.count - 1])))
        }
        if UInt8.random(in: 0..<4, using: &random) == 0 { try recorder.flush() }
        // Half of the time it looks twice, the second time in vain.
        for _ in 0..<Int.random(in: 0...2, using: &random) { seen += try Self.look(reader) }
      }
      try recorder.finish()
      seen += try Self.look(reader)

      #expect(seen == told)
      #expect(reader.hasEnded)
    }
  }

  /// What is new, to the end.
  private static func look(_ reader: LogReader) throws -> [String] {
    try reader.lookAgain()
    var names: [String] = []
    while let item = try reader.next() {
      guard case .event(let event) = item, case .remark(.note(let id)) = event.kind else {
        continue
      }
      names.append(reader.vocabulary.names[id] ?? "lost")
    }
    return names
  }
}
