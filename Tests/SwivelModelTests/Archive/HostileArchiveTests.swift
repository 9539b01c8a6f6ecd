import SwivelModel
import SwivelTestKit
import Testing

struct HostileArchiveTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `bytes that end early are no state`(seed: UInt64) {
    let bytes = Self.state(seed: seed).archived

    for count in 0..<bytes.count {
      #expect(SceneState(archived: Array(bytes.prefix(count))) == nil)
    }
  }

  @Test func `bytes that continue, or are of another version, are no state`() {
    var bytes = Self.state(seed: 3).archived

    #expect(SceneState(archived: bytes + [0]) == nil)
    for version in UInt8.min ... .max where !SceneState.readableVersions.contains(version) {
      bytes[0] = version
      #expect(SceneState(archived: bytes) == nil)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a changed byte is noticed, or leaves a state that events can continue with`(seed: UInt64) {
    let bytes = Self.state(seed: seed).archived
    let events = RandomEvents(seed: seed + 100, count: 24).events
    var readCount = 0

    for offset in bytes.indices {
      for value in Self.values where value != bytes[offset] {
        var changed = bytes
        changed[offset] = value
        guard var state = SceneState(archived: changed) else { continue }
        readCount += 1
        for event in events { state.apply(event) }
        #expect(SceneState(archived: state.archived) == state)
      }
    }

    #expect(readCount > 100)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `bytes of any kind are no state, or one that events can continue with`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = Self.state(seed: seed).archived
    let events = RandomEvents(seed: seed + 200, count: 24).events

    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        let offset = Int.random(in: 1..<bytes.count, using: &random)
        changed[offset] = UInt8.random(in: 0...9, using: &random)
      }
      guard var state = SceneState(archived: changed) else { continue }
      for event in events { state.apply(event) }
    }
  }

  @Test func `a few bytes do not claim more than the handles there are`() {
    let empty = SceneState().archived

    // The last two bytes: how many controllers there are, and that none of them is described.
    for count in [[0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [0x81, 0x80, 0x04]] as [[UInt8]] {
      let bytes = Array(empty.dropLast(2)) + count + [0]
      #expect(SceneState(archived: bytes) == nil)
    }
    let full = Array(empty.dropLast(2)) + [0x80, 0x80, 0x04, 0]
    #expect(SceneState(archived: full)?.archived == full)
  }

  // Numbers that stand for much, and those that stand for nothing or too much.
  private static let values: [UInt8] =
    Array(0...12) + [0x1F, 0x20, 0x40, 0x7F, 0x80, 0x81, 0xC0, 0xFE, 0xFF]

  private static func state(seed: UInt64) -> SceneState {
    var state = SceneState()
    for event in RandomEvents(seed: seed, count: 1_000).events { state.apply(event) }
    return state
  }
}
