import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct HostileLogTests {
  private let log: HostileLog

  init() throws { log = try HostileLog() }

  @Test func `the log is read as a whole, and from its checkpoints`() {
    for reading in HostileReading.allCases {
      let first: UInt64 = reading == .seek ? 6 : reading == .skim ? 12 : 0
      #expect(log.read(log.bytes, reading, "nothing") == Set(first..<16))
    }
    #expect(log.starts.count > 10)
  }

  @Test(arguments: HostileReading.allCases)
  func `a log that is cut at any byte has the events of its whole blocks`(reading: HostileReading) {
    for length in log.bytes.indices {
      let found = log.read(Array(log.bytes[..<length]), reading, "\(length) bytes")

      let whole = log.sequences(without: Set(log.block(of: length)..<log.sequences.count))
      #expect((found == nil) == (length < log.starts[1]))
      #expect(reading.isPartial || found ?? [] == whole, "\(length) bytes")
    }
  }

  @Test(arguments: HostileReading.allCases, 0..<8)
  func `no bit that is flipped makes an event, and salvage loses one block`(
    reading: HostileReading, bit: Int
  ) {
    // Salvage takes all of them; each other way, a quarter of them.
    for place in log.bytes.indices where reading == .salvage || place % 4 == bit % 4 {
      var bytes = log.bytes
      bytes[place] ^= 1 << bit
      let found = log.read(bytes, reading, "byte \(place) bit \(bit)")

      guard reading == .salvage, place >= log.starts[1] else { continue }
      let others = log.sequences(without: [log.block(of: place)])
      #expect(found?.isSuperset(of: others) == true, "byte \(place) bit \(bit)")
    }
  }

  @Test(arguments: HostileReading.allCases)
  func `runs that are zeroed, left out or repeated make no event`(reading: HostileReading) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let start = Int.random(in: log.starts[1]..<log.bytes.count, using: &random)
      let limit = min(log.bytes.count - start, 1 << Int.random(in: 0...9, using: &random))
      let run = start..<start + Int.random(in: 1...limit, using: &random)
      let blocks = Set(log.block(of: run.lowerBound)...log.block(of: run.upperBound - 1))
      let others = log.sequences(without: blocks)
      for (what, bytes) in changes(run) {
        let found = log.read(bytes, reading, "\(run) \(what)")
        #expect(reading != .salvage || found?.isSuperset(of: others) == true, "\(run) \(what)")
      }
    }
  }

  private func changes(_ run: Range<Int>) -> [(what: String, bytes: [UInt8])] {
    let (front, back) = (log.bytes[..<run.lowerBound], log.bytes[run.upperBound...])
    return [
      ("zeroed", front + [UInt8](repeating: 0, count: run.count) + back),
      ("left out", Array(front + back)),
      ("repeated", Array(front + log.bytes[run] + log.bytes[run] + back)),
    ]
  }

  @Test(arguments: HostileReading.allCases)
  func `blocks in another order, twice or not at all make no event`(reading: HostileReading) {
    var random = SplitMix64(seed: 6)
    let blocks = zip(log.starts, log.starts.dropFirst()).map { log.bytes[$0..<$1] }
    for round in 0..<600 {
      var order = Array(1..<blocks.count)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let (one, other) = (order.indices.randomElement(using: &random) ?? 0, order.count / 2)
        switch round % 3 {
        case 0: order.swapAt(one, other)
        case 1: order.insert(order[one], at: other)
        default: order.remove(at: one)
        }
      }
      let bytes = Array(blocks[0]) + order.flatMap { blocks[$0] }
      _ = log.read(bytes, reading, "\(order)")
    }
  }
}

extension HostileReading {
  /// Whether only the events behind a checkpoint are read.
  fileprivate var isPartial: Bool { self == .seek || self == .skim }
}
