import SwivelModel

/// Some of the events of a run that are compared, one after another, with what came of them.
struct RunBatch {
  /// A place in one of the lists of a batch.
  typealias Index = Int32

  /// An event that is compared.
  ///
  /// It owns nothing, for it is handed around for each event; what is rare is in lists of the
  /// batch.
  struct Passage {
    let event: Event
    let role: EventRole
    /// Whom it speaks of; nobody unless a difference may tell of it.
    let subjects: Range<Index>
    /// What came of the events in front of it that are not compared.
    let before: Index?
    /// What came of itself.
    let after: Index?
  }

  /// What may have changed besides the facts.
  struct Turn {
    /// What came of it besides orientations.
    var outcome = RunOutcome()
    /// The interface of each window, the oldest window first.
    var interfaces: [WindowInterface] = []
  }

  /// The events.
  var passages: ContiguousArray<Passage> = []
  /// Whom those speak of that a difference may tell of.
  var subjects: ContiguousArray<Identity> = []
  /// What came of them, where anything did.
  var turns: ContiguousArray<Turn> = []
  /// What came of the events behind the last one that is compared.
  var end: Index?
  /// The words that the run needs so far.
  var names = NameTable()
  /// Whether nothing follows.
  var isLast = false
}
