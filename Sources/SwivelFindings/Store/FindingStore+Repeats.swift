import SwivelModel
import SwivelReplay

// A problem that appears again is one finding, with a count.
extension FindingStore {
  // Enough for a time line; a log may have as many as events.
  private static let repeatLimit = 1_000
  // More than any app has pages; a log may have as many as names.
  private static let pageLimit = 1_000

  /// The key under which a problem is counted: beyond a limit the same one for all pages, so that
  /// no log decides how much memory its findings take.
  func counted(_ key: Finding.Key) -> Finding.Key {
    places[key] == nil && entries.count >= Self.pageLimit ? key.onAnyPage : key
  }

  /// Records that a finding appears again; not before UIKit has evaluated its window anew.
  mutating func note(_ key: Finding.Key, againAt event: Event, because cause: UInt64) {
    guard let place = places[key],
      let window = entries[place]?.note(againAt: event, because: cause)
    else { return }
    recent[window, default: []].append(place)
  }

  /// UIKit throws at what was found before, and then seemed to be survived.
  mutating func raise(_ key: Finding.Key, by event: Event) {
    guard let place = places[key], entries[place]?.finding.severity != .error else { return }
    entries[place]?.finding.severity = .error
    entries[place]?.finding.report(by: event)
  }

  /// Drops what appeared again by the rules, and was then observed otherwise.
  mutating func refuteRepeats(in window: WindowID, seen observed: InterfaceOrientation) {
    for place in recent[window] ?? []
    where entries[place]?.finding.orientation.withoutSide.allows(observed) == false {
      entries[place]?.pending = nil
    }
  }

  /// Counts what appeared again: nothing refutes it anymore.
  mutating func countRepeats(in window: WindowID) {
    for place in recent.removeValue(forKey: window) ?? [] {
      entries[place]?.countRepeat(limit: Self.repeatLimit)
    }
  }
}

// Each changes an entry where it is: it is large.
extension FindingStore.Entry {
  /// Records that it appears again; returns its window unless it has not been settled since.
  fileprivate mutating func note(againAt event: Event, because cause: UInt64) -> WindowID? {
    guard isSettled else { return nil }
    isSettled = false
    pending = Finding.Occurrence(
      sequence: event.sequence, instant: event.instant, cause: cause)
    return finding.window
  }

  fileprivate mutating func countRepeat(limit: Int) {
    isSettled = true
    guard let occurrence = pending else { return }
    pending = nil
    finding.occurrenceCount += 1
    if finding.repeats.count < limit { finding.repeats.append(occurrence) }
  }
}
