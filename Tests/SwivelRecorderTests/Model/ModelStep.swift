/// What a process does next, each a call to the system or a store in the mapping.
///
/// The names of the steps are those of the page Journal.md.
enum ModelStep: Hashable {
  /// The process is not there.
  case down
  case start(StartStep)
  case adopt(AdoptStep)
  case append(AppendStep)

  var name: String {
    switch self {
    case .down: "down"
    case .start(let step): step.rawValue
    case .adopt(let step): step.rawValue
    case .append(let step): step.rawValue
    }
  }
}

/// The steps that take possession of a log.
enum StartStep: String, CaseIterable {
  case clear, open, lock, judge, compare
  case list, read, build, publish, discard, look, withdraw, cut, begin, appear
}

/// The steps that bring the events of a dead journal into the log.
enum AdoptStep: String, CaseIterable {
  case adoptRead, adoptCut, adoptBegin, adoptHalf, adoptWrite, adoptEnd, adoptAppear
  case adoptRemove, adoptClose
}

/// The steps of the thread that records.
enum AppendStep: String, CaseIterable {
  case append, appendWords, appendCheck, appendCount, close
}

/// The steps of the thread that seals.
enum SealStep: String, CaseIterable {
  case seal, sealHalf, sealWrite, sealNote
  case rotateBegin, rotateEnd, rotateAppear, rotateDrop
  case finishEnd, finishRemove
}

/// Steps in a wrong order, or left out.
enum ModelFlaw: String, CaseIterable {
  case none
  /// The dead journal is removed before the segment with its events has its name.
  case removesBeforeItAppears
  /// A dead journal is adopted without its lock.
  case adoptsWithoutLock
  /// A dead journal is adopted whatever its name leads to.
  case adoptsWithoutCompare
  /// The name of a journal is compared while its owner may still remove it.
  case comparesBeforeItJudges
  /// A journal is read while its owner may still append to it.
  case copiesBeforeItJudges
  /// A journal is adopted although its owner runs.
  case adoptsTheLiving
  /// The log is read before it is noted how long it is.
  case readsBeforeItLists
  /// The log is not listed again once the journal is published.
  case recordsWithoutLook
  /// A journal replaces another.
  case publishesOver
  /// Slots are free before their block is written.
  case notesBeforeItWrites
  /// A reader reads the log before it copies the journal.
  case readsLogFirst
}
