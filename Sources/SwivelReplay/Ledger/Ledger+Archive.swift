import SwivelModel

// A checkpoint stores the ledger with the conclusions, so that a replay that resumes there knows
// the same, and how.
extension Ledger {
  mutating func pass(_ archive: inout StateArchive) {
    archive.slots(&windows, limit: WindowTable.maximumCount, blank: WindowLedger()) {
      $0.pass(&$1)
    }
    archive.optional(&latest)
    archive.optional(&shownTurn, blank: SeenTurn.blank) { $0.pass(&$1) }
    archive.optional(&lastDecision, blank: 0) { $1.number(&$0) }
    archive.optional(&earlierDecision, blank: 0) { $1.number(&$0) }
  }
}

extension WindowLedger {
  fileprivate mutating func pass(_ archive: inout StateArchive) {
    archive.optional(&look, blank: Look.blank) { $0.pass(&$1) }
    archive.optional(&turn, blank: SeenTurn.blank) { $0.pass(&$1) }
    archive.optional(&sighting, blank: Sighting.blank) { $0.pass(&$1) }
    archive.flag(&isCurrent)
    archive.flag(&isShownByNotification)
    archive.optional(&doubted, blank: .blank) { $0.pass(&$1) }
    archive.flag(&reportsChanges)
  }
}

extension WindowLedger.Sighting {
  fileprivate static let blank = Self(orientation: .portrait, sequence: 0)

  fileprivate mutating func pass(_ archive: inout StateArchive) {
    archive.value(&orientation, usually: .portrait)
    archive.number(&sequence)
    archive.optional(&instead, blank: .blank) { $0.pass(&$1) }
  }
}

extension Look {
  fileprivate static let blank = Self(
    Ruling(.inspection, window: WindowID(rawValue: 0), from: .all),
    Event(sequence: 0, instant: .start, record: Record(code: 0)),
    from: Known(.all, .predicted(by: nil)))

  fileprivate mutating func pass(_ archive: inout StateArchive) {
    archive.number(&sequence)
    instant.pass(&archive)
    archive.value(&trigger, usually: .inspection)
    archive.optional(&rule)
    archive.optional(&heldBy)
    known.pass(&archive)
    archive.value(&to, usually: .all)
    archive.value(&wanted, usually: [])
    archive.value(&ignored, usually: [])
    archive.optional(&end, blank: .start) { $0.pass(&$1) }
  }
}

extension SeenTurn {
  fileprivate static let blank = Self(
    window: WindowID(rawValue: 0), from: .all, to: .portrait, sequence: 0, instant: .start)

  fileprivate mutating func pass(_ archive: inout StateArchive) {
    archive.value(&window, usually: WindowID(rawValue: 0))
    archive.value(&from, usually: .all)
    archive.value(&to, usually: .portrait)
    archive.number(&sequence)
    instant.pass(&archive)
  }
}

extension Known {
  fileprivate mutating func pass(_ archive: inout StateArchive) {
    archive.value(&orientation, usually: .all)
    var isSeen = basis.isSeen
    archive.flag(&isSeen)
    guard isSeen else {
      var rule: RuleID? = if case .predicted(let rule) = basis { rule } else { nil }
      archive.optional(&rule)
      return basis = .predicted(by: rule)
    }
    var (event, instead, isUnchanged) = (0 as UInt64, basis.instead, false)
    switch basis {
    case .observed(let number, _): event = number
    case .unchanged(let number, _): (event, isUnchanged) = (number, true)
    case .predicted: break
    }
    archive.flag(&isUnchanged)
    archive.number(&event)
    archive.optional(&instead, blank: .blank) { $0.pass(&$1) }
    basis =
      isUnchanged
      ? .unchanged(since: event, instead: instead) : .observed(event: event, instead: instead)
  }
}

extension Prediction {
  fileprivate static let blank = Self(orientation: .all, rule: nil)

  fileprivate mutating func pass(_ archive: inout StateArchive) {
    archive.value(&orientation, usually: .all)
    archive.optional(&rule)
    archive.optional(&exception)
  }
}

extension Instant {
  fileprivate mutating func pass(_ archive: inout StateArchive) {
    var (time, isAssumed) = (rawValue, isAssumed)
    archive.number(&time)
    archive.flag(&isAssumed)
    self = isAssumed ? Instant(rawValue: time).assumed : Instant(rawValue: time)
  }
}
