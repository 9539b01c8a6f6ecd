import SwivelModel

/// Some consecutive events of a run that are compared, with their outcomes.
struct RunBatch {
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
    /// The outcome apart from orientations.
    var outcome = RunOutcome()
    /// The interface of each window, the oldest window first.
    var interfaces: [WindowInterface] = []
  }

  /// The events.
  var passages: ContiguousArray<Passage> = []
  /// The subjects of those that a difference may include.
  var subjects: ContiguousArray<Identity> = []
  /// The outcomes, where there are any.
  var turns: ContiguousArray<Turn> = []
  /// The outcome of the events after the last one that is compared.
  var end: Index?
  /// The names used by the run so far.
  var names = NameTable()
  /// Whether it is the last batch.
  var isLast = false
}
