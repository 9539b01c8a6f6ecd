import Foundation

/// What children have acknowledged, by the numbers of their threads.
struct Acknowledged {
  /// How many events were recorded.
  private(set) var recorded: [UInt32: UInt32] = [:]
  /// How many of them survive a loss of power.
  private(set) var synchronized: [UInt32: UInt32] = [:]
  /// Whether the child waited for its standard input.
  private(set) var isReady = false

  init() {}

  init(recorded: [UInt32: UInt32]) { self.recorded = recorded }

  /// Reads what a child wrote, as its `Acknowledgement` does.
  init(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    for place in stride(from: 0, to: bytes.count - 7, by: 8) {
      let (thread, count) = (Self.word(bytes, place), Self.word(bytes, place + 4))
      if thread == .max {
        isReady = true
      } else if thread >> 31 == 1 {
        synchronized[thread & .max >> 1] = count
      } else {
        recorded[thread] = count
      }
    }
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// How many events of all threads.
  var count: Int { recorded.values.reduce(0) { $0 + Int($1) } }

  mutating func add(_ other: Self) {
    recorded.merge(other.recorded) { max($0, $1) }
    synchronized.merge(other.synchronized) { max($0, $1) }
  }
}
