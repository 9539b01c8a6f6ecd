import SwivelModel
import SwivelReplay

/// The findings that were not retracted.
///
/// A finding has two horizons. It is *settled* when UIKit next evaluates its window: until then,
/// observations may refute or confirm it (`FindingStore+Observations.swift`). It is *final* when
/// the device next rotates: until then, the app may correct it.
///
/// A log may have as many findings as events, and a reason to retract them at every event, so that
/// none is visited without need.
struct FindingStore: Sendable {
  // By the order in which they were found.
  var entries: [Int: Entry] = [:]
  // Those that are not settled.
  var unsettled = OpenFindings()
  // Those that are not final, and that the app may correct.
  private var curable = OpenFindings()
  // By window, the last one of an observation that no rule explains.
  private var unexplained: [WindowID: Int] = [:]
  // The last observation that another finding explains.
  private var explained: (sighting: UInt64, window: WindowID)?
  var places: [Finding.Key: Int] = [:]
  // By window, those that appeared, or appeared again, since UIKit last evaluated it.
  var recent: [WindowID: [Int]] = [:]
  // How many were added in all, and how many are suspended.
  private var count = 0
  var suspendedCount = 0

  /// Whether nothing is left.
  var isEmpty: Bool { entries.count == suspendedCount }

  /// All of them, in the order of the events.
  var findings: [Finding] {
    entries.filter { !$0.value.isSuspended }.sorted { $0.key < $1.key }.map(\.value.counted)
  }

  /// Whether a problem is new; a suspended finding of the same problem is replaced.
  mutating func isNew(_ key: Finding.Key) -> Bool {
    guard let place = places[key], let entry = entries[place] else { return true }
    guard entry.isSuspended else { return false }
    takeBack(place)
    return true
  }

  mutating func add(
    _ finding: Finding, _ key: Finding.Key, isLogged: Bool, isCurable: Bool, isProvable: Bool,
    isShown: Bool
  ) {
    var entry = Entry(finding: finding, key: key, isProvable: isProvable, isLogged: isLogged)
    if !isShown {
      entry.state = .unseen
      suspendedCount += 1
    }
    (entries[count], places[key]) = (entry, count)
    recent[finding.window, default: []].append(count)
    unsettled.insert(count, in: finding.window, entry.group)
    if isCurable { curable.insert(count, in: finding.window, entry.group) }
    if finding.id == Detector.unexplainedRotation.id { unexplained[finding.window] = count }
    count += 1
  }

  /// UIKit has evaluated a window: later observations are about that evaluation.
  ///
  /// What must be seen may still be seen until another rotation (`keepingUnseen`).
  mutating func settle(_ window: WindowID, keepingUnseen: Bool = false) {
    var unseen: [Int] = []
    for place in unsettled.take(in: window, where: { $0.isSuspended || $0.isFatal }) {
      guard let entry = entries[place] else { continue }
      if keepingUnseen, entry.state == .unseen {
        unseen.append(place)
        continue
      }
      // An app in which UIKit decides again has not ended: what it has set back was no problem, and
      // neither is a dismissal after which only some apps end.
      let isOver =
        entry.group.isFatal
        && (entry.finding.conditions.contains(.maskIsRestored)
          || entry.finding.rules.contains(.dismissalNotAsked))
      if entry.isSuspended || isOver { takeBack(place) }
      entries[place]?.finding.severity = .warning
    }
    unsettled.close(window)
    for place in unseen {
      if let entry = entries[place] { unsettled.insert(place, in: window, entry.group) }
    }
    if !recent.isEmpty { countRepeats(in: window) }
  }

  /// The device was rotated: what is wrong now had its effect.
  mutating func finalize() { curable.close() }

  /// Retracts what the app has corrected before the user could rotate the device.
  ///
  /// A finding on a page that is gone stays. A lock that outlives its page does so on any page; one
  /// that was observed stays, too, unless the app releases it at once.
  mutating func cure(
    _ window: WindowID, by now: InterfaceOrientationMask, at event: Event, _ situation: Situation,
    isGoingBack: Bool
  ) {
    for place in curable.take(in: window, where: { $0.isCured(by: now) }) {
      guard let entry = entries[place], case let finding = entry.finding else { continue }
      let isAtOnce =
        event.instant.isWithin(3 * Look.settlingMicroseconds, of: finding.instant) ?? true
      // A request that had no effect is repeated for the page below.
      let isRepeated = isGoingBack && isAtOnce && finding.id == Detector.forceIneffective.id
      let isOver =
        finding.id == Detector.lockOutlivesPage.id
        ? isAtOnce || !entry.group.isObserved
        : isRepeated || finding.page.map { situation.isAttached($0.id) } ?? true
      if isOver { takeBack(place) }
    }
  }

  /// The app has set back its mask before UIKit looks again, which some advice leaves out.
  mutating func restore(_ change: MaskChange) {
    for place in unsettled.places(in: change.window) {
      guard let finding = entries[place]?.finding, finding.allowed.isSubset(of: change.after) else {
        continue
      }
      entries[place]?.finding.conditions.insert(.maskIsRestored)
      entries[place]?.finding.conditions.remove(.appExcludesPage)
    }
  }

  /// Records that a finding explains an observation.
  mutating func account(for sighting: UInt64, in window: WindowID) {
    explained = (sighting, window)
    if let place = unexplained[window], entries[place]?.finding.sequence == sighting {
      takeBack(place)
    }
  }

  /// What the rules predicted was observed in the end: an observation since was only early.
  mutating func explainAll(in window: WindowID, since look: UInt64) {
    guard let place = unexplained[window], let early = entries[place]?.finding.sequence,
      early > look
    else { return }
    takeBack(place)
  }

  /// Whether a finding explains an observation.
  func accounts(for sighting: UInt64, in window: WindowID) -> Bool {
    explained.map { $0 == (sighting, window) } ?? false
  }

  /// Retracts what turned out to be no problem.
  mutating func takeBack(where isMeant: (Finding) -> Bool) {
    for (place, entry) in entries where isMeant(entry.finding) { takeBack(place) }
  }

  /// Gives another severity to what turned out to be less of a problem.
  mutating func rate(_ severity: Finding.Severity, where isMeant: (Finding) -> Bool) {
    for (place, entry) in entries where isMeant(entry.finding) {
      entries[place]?.finding.severity = severity
    }
  }

  mutating func takeBack(_ place: Int) {
    guard let entry = entries.removeValue(forKey: place) else { return }
    places[entry.key] = nil
    if entry.isSuspended { suspendedCount -= 1 }
  }
}
