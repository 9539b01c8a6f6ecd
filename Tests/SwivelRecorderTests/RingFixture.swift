import CSwivel
import Dispatch
import SwivelLog
import SwivelModel

@testable import SwivelRecorder

/// A ring in memory, and the walk of a sealer through it.
struct RingFixture {
  let ring: Ring
  private let slots: HotSlots
  private(set) var walk = HotWalk()

  init() throws {
    ring = try Ring(Ring.Plan(path: nil, id: RecordingID(), shape: .shortest))
    slots = ring.makeSlots()
  }

  /// Records numbered events.
  func record(_ numbers: Range<UInt32>) {
    for number in numbers { _ = ring.record(Self.event(number)) }
  }

  static func event(_ number: UInt32) -> Record {
    Record(code: 0x7F, number)
  }

  /// How often the sealer was woken since the last time.
  func takeSignals() -> Int {
    var count = 0
    while ring.wake.wait(timeout: .now()) == .success { count += 1 }
    return count
  }

  /// What the walk finds up to the first slot that is not resolved.
  mutating func take() -> [SpelledEntry] {
    var entries: [SpelledEntry] = []
    while case .entry(let entry) = next() { entries.append(SpelledEntry(entry, slots.names)) }
    return entries
  }

  mutating func next() -> HotWalk.Step {
    walk.next(in: slots)
  }

  /// Leaves the slot behind at which the walk is held up.
  mutating func pass() -> Ring.Passing {
    let passing = ring.pass(walk.position)
    if case .notNeeded = passing { return passing }
    walk.pass()
    return passing
  }
}

extension SpelledEntry {
  var record: Record { entry.record }
}

extension [SpelledEntry] {
  /// The first number of each.
  var numbers: [UInt32] { map { $0.record[0] } }
}

extension Ring.Answer {
  /// Whether the sealer was woken.
  var wakes: Bool { bits & UInt32(SWIVEL_WAKE) != 0 }
}
