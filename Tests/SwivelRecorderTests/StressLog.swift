import SwivelLog
import SwivelModel

/// What can be read of a stress run, event by event.
struct StressLog: CustomStringConvertible {
  let eventCount: UInt64
  let lostCount: UInt64
  /// Whether each event is one that was recorded, and comes behind those of its thread before it.
  let isInOrder: Bool
  /// Whether none is missing between those that are there.
  let isWhole: Bool
  private let unsealedCount: UInt64

  init(_ path: String) throws {
    let reader = try LogReader(path: path)
    var (count, order, whole) = (UInt64(0), true, true)
    var (nextSequence, lostAfter) = (UInt64(0), UInt64(0))
    var origins = Origins()
    while let section = try reader.nextSection() {
      if case .loss(let loss) = section { lostAfter += loss.count }
      guard case .events = section else { continue }
      lostAfter = 0
      origins.names = reader.vocabulary.names
      for event in reader.events {
        count += 1
        nextSequence = event.sequence + 1
        let step = origins.step(to: event.record)
        order = order && step != .stranger
        whole = whole && step == .next
      }
    }
    (eventCount, isInOrder, isWhole) = (count, order, whole)
    // Numbers without an event, and what is lost after the last.
    lostCount = nextSequence - count + lostAfter
    unsealedCount = reader.summary.adoptedCount
  }

  var description: String {
    "\(eventCount) events read, \(unsealedCount) of them in the hot file, \(lostCount) lost"
  }
}

/// Who recorded which event last.
private struct Origins {
  enum Step {
    case next, later, stranger
  }

  var names = NameTable()
  private var nextTurn: UInt32 = 0
  private var nextNotes: [UInt32: UInt32] = [:]

  mutating func step(to record: Record) -> Step {
    switch Event.Kind(record) {
    case .navigation(.interactivePopMoved(let on, let number, custom: false)):
      return turn(number, on, isEven: false)
    case .observation(.viewTransform(let controller, let degrees)):
      return turn(UInt32(bitPattern: degrees), controller, isEven: true)
    case .remark(.note(let name)): return note(names[name] ?? "")
    default: return .stranger
    }
  }

  private mutating func turn(
    _ number: UInt32, _ controller: ControllerID, isEven: Bool
  ) -> Step {
    guard number >= nextTurn, number.isMultiple(of: 2) == isEven,
      UInt32(controller.rawValue) == number % 32
    else { return .stranger }
    defer { nextTurn = number + 1 }
    return number == nextTurn ? .next : .later
  }

  /// Notes begin anew after a hundred, so that none is a prefix of another.
  private mutating func note(_ text: String) -> Step {
    let words = text.split(separator: " ")
    guard words.count == 4, let thread = UInt32(words[1].dropLast()), (1...4).contains(thread),
      let number = UInt32(words[3]), number < 100
    else { return .stranger }
    defer { nextNotes[thread] = (number + 1) % 100 }
    return number == nextNotes[thread, default: 0] ? .next : .later
  }
}
