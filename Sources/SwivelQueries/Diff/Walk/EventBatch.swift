import SwivelModel
import SwivelReplay
import SwivelText

/// Some consecutive events of a run that are compared, with their outcomes.
struct EventBatch {
  /// An index into one of the arrays of a batch.
  typealias Index = Int32

  /// An event that is compared.
  ///
  /// It holds no references, because it is copied for each event; what is rare is in arrays of the
  /// batch.
  struct Passage {
    let event: Event
    let role: EventRole
    /// Its subjects; empty unless a difference may include the event.
    let subjects: Range<Index>
    /// The outcome of the preceding events that are not compared.
    let before: Index?
    /// Its own outcome.
    let after: Index?
  }

  /// Outcomes that may have changed, apart from the facts.
  struct Turn {
    var outcome = StepOutcome()
    /// The interface of each window, the oldest window first.
    var interfaces: [WindowInterface] = []
  }

  var passages: ContiguousArray<Passage> = []
  /// The subjects of those that a difference may include.
  var subjects: ContiguousArray<Identity> = []
  var turns: ContiguousArray<Turn> = []
  /// The outcome of the events after the last one that is compared.
  var end: Index?
  var names = NameTable()
  var isLast = false
}

/// An event of a run that a difference may include, with its subjects.
struct RunStep {
  let event: Event
  let role: EventRole
  let subjects: ContiguousArray<Identity>

  func named(_ names: NameTable) -> DiffEvent {
    DiffEvent(
      form: CanonicalEvent(event.record, about: Array(subjects), names: names), role: role,
      sequence: event.sequence, instant: event.instant)
  }
}

/// The outcome of a step apart from orientations.
struct StepOutcome: Equatable {
  private(set) var exception: UIKitException?
  private(set) var message: UIKitMessage?
  private(set) var isDenied = false

  /// Applies a ruling; the first exception and the first message count.
  ///
  /// - Returns: Whether it had any effect.
  mutating func take(_ ruling: Ruling) -> Bool {
    guard ruling.exception != nil || ruling.message != nil || ruling.isRequestDenied else {
      return false
    }
    var next = Self()
    (next.exception, next.message) = (ruling.exception, ruling.message)
    next.isDenied = ruling.isRequestDenied
    take(next)
    return true
  }

  mutating func take(_ next: Self) {
    exception = exception ?? next.exception
    message = message ?? next.message
    isDenied = isDenied || next.isDenied
  }

  /// The differences from another run.
  func effects(beside head: Self) -> [Consequence.Effect] {
    var effects: [Consequence.Effect] = []
    if exception != head.exception {
      effects.append(.exception(base: exception, head: head.exception))
    }
    if message != head.message { effects.append(.message(base: message, head: head.message)) }
    if isDenied != head.isDenied {
      effects.append(.refusal(base: isDenied, head: head.isDenied))
    }
    return effects
  }
}

struct WindowInterface: Equatable {
  /// The window by its role, or by its index among the existing windows.
  let label: String
  let mask: InterfaceOrientationMask
}
