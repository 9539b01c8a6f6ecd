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
  mutating func note(_ key: Finding.Key, againAt event: Event) {
    guard let place = places[key], let entry = entries[place] else { return }
    let window = entry.finding.window
    let count = lookCount(of: window)
    guard count > entry.lookCount, entry.pending == nil else { return }
    entries[place]?.lookCount = count
    entries[place]?.pending = Finding.Occurrence(sequence: event.sequence, instant: event.instant)
    pending[window, default: []].append(place)
  }

  /// How often UIKit has evaluated a window.
  func lookCount(of window: WindowID) -> Int {
    let index = Int(window.rawValue)
    return index < lookCounts.count ? lookCounts[index] : 0
  }

  /// Drops what appeared again by the rules, and was then observed otherwise.
  mutating func refuteRepeats(in window: WindowID, seen observed: InterfaceOrientation) {
    guard let places = pending[window] else { return }
    for place in places
    where entries[place]?.finding.orientation.withoutSide.allows(observed) == false {
      entries[place]?.pending = nil
      pending[window]?.removeAll { $0 == place }
    }
  }

  /// Counts what appeared again: nothing refutes it anymore.
  mutating func countRepeats(in window: WindowID) {
    guard let places = pending.removeValue(forKey: window) else { return }
    places.forEach { count(at: $0) }
  }

  private mutating func count(at place: Int) {
    guard let occurrence = entries[place]?.pending else { return }
    entries[place]?.pending = nil
    entries[place]?.finding.occurrenceCount += 1
    guard entries[place]?.finding.repeats.count ?? 0 < Self.repeatLimit else { return }
    entries[place]?.finding.repeats.append(occurrence)
  }
}
