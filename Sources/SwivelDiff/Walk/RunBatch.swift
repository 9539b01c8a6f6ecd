import SwivelModel

/// Some of the events of a run that are compared, one after another, with what came of them.
struct RunBatch {
  /// An event that is compared.
  struct Passage {
    let event: Event
    let role: EventRole
    /// Whom it speaks of; nobody unless a difference may tell of it.
    let subjects: [Identity]
    /// What came of the events in front of it that are not compared.
    let before: Turn.Index?
    /// What came of itself.
    let after: Turn.Index?
  }

  /// What may have changed besides the facts, which is rare.
  struct Turn {
    typealias Index = Int32

    /// What came of it besides orientations.
    var outcome = RunOutcome()
    /// The interface of each window, the oldest window first.
    var interfaces: [WindowInterface] = []
  }

  /// The events.
  var passages: ContiguousArray<Passage> = []
  /// What came of them, where anything did.
  var turns: ContiguousArray<Turn> = []
  /// What came of the events behind the last one that is compared.
  var end: Turn.Index?
  /// Whether nothing follows.
  var isLast = false
}
