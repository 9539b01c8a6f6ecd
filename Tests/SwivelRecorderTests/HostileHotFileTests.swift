import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Hot files that nobody wrote, or that something changed.
struct HostileHotFileTests {
  @Test(arguments: 0..<40)
  func `whatever is in a hot file, it is read to its end`(seed: UInt64) throws {
    try withFolder { folder in
      var random = SplitMix64(seed: seed)
      var orphan = try Orphan(sealing: 0..<10, 10..<1_500)
      for _ in 0..<(1 << Int.random(in: 0...14, using: &random)) {
        // All but the magic word and the id.
        let place = Int.random(in: 24..<orphan.hot.count, using: &random)
        orphan.hot[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      try orphan.write(to: folder)

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.events.count <= 10 + Int(HotShape.usual.slotCount))
      #expect(log.events.prefix(10).map(\.sequence) == Array(0..<10))
      #expect(zip(log.events, log.events.dropFirst()).allSatisfy { $0.sequence < $1.sequence })
    }
  }

  @Test(arguments: 0..<20)
  func `a changed slot costs its event, and no other`(seed: UInt64) throws {
    try withFolder { folder in
      var random = SplitMix64(seed: seed)
      var orphan = try Orphan(sealing: 0..<10, 10..<500)
      let slot = Int.random(in: 10..<500, using: &random)
      let place = 4_096 + slot * 32 + Int.random(in: 8..<32, using: &random)
      orphan.hot[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try orphan.write(to: folder)

      let numbers = try #require(try RecordedLog(folder.path("a.swivel")).countsByThread[0])
      #expect(numbers == (0..<500).filter { $0 != slot }.map(UInt32.init))
    }
  }
}
