import SwivelModel
import Workload

/// A recording, and a copy with some events changed, removed or inserted.
struct EditedRun {
  let base: NamedRecording
  /// The events of the head.
  private(set) var head: ContiguousArray<Event> = []

  /// Makes both runs.
  ///
  /// - Parameters:
  ///   - count: The number of events of the base.
  ///   - share: The fraction of events that are edited.
  init(count: Int, share: Double) {
    base = NamedRecording(seed: 42, count: count)
    var random = EditRandom(seed: 7)
    head.reserveCapacity(count)
    for event in base.events {
      guard random.unit() < share else {
        add(event)
        continue
      }
      edit(event, &random)
    }
  }

  private mutating func edit(_ event: Event, _ random: inout EditRandom) {
    switch event.kind {
    case .controller(.supported(let page, let mask)):
      let other: InterfaceOrientationMask = mask == .portrait ? .landscape : .portrait
      add(
        Event(
          sequence: 0, instant: event.instant,
          .controller(.supported(controller: page, mask: other))))
    case .device, .observation:
      // Removed.
      break
    default:
      add(event)
      let side = DeviceOrientation.allCases.randomElement(using: &random) ?? .faceUp
      add(
        Event(sequence: 0, instant: event.instant, .device(.deviceOrientation(orientation: side))))
    }
  }

  private mutating func add(_ event: Event) {
    var event = event
    event.sequence = UInt64(head.count)
    head.append(event)
  }
}

/// A seeded random number generator.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct EditRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
