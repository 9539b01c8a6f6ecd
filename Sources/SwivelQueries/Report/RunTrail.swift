package import SwivelModel
package import SwivelReplay

/// What UIKit decided in a run and what its windows showed, without the gates of each moment.
package struct RunTrail: Sendable {
  // No table has room for more.
  private static let bandLimit = 200
  private static let windowLimit = 8
  // Some 30 MB; beyond it the oldest are left out.
  private static let decisionLimit = 2_000_000

  /// What the windows showed.
  package private(set) var shown: [WindowID: BandList<ShownBand>] = [:]
  // The events at which UIKit evaluated a window, with the window in the low byte.
  private var rulings: [UInt64] = []
  // Those at which it rotated a window, or kept it although another orientation was wanted.
  private var decisions: [UInt64] = []

  /// Makes the trail of an empty run.
  package init() {}

  /// Applies an event, with the replay after it.
  package mutating func follow(_ event: Event, _ replayer: borrowing Replayer) {
    if !replayer.rulings.isEmpty { note(event, replayer.rulings) }
    guard let sighting = replayer.sighting else { return }
    change(sighting.window) { $0.see(sighting.observed, at: event.instant) }
  }

  /// The event at which UIKit decided what a window shows after an event: that one if it evaluated
  /// the window then, else the last one before at which it decided something.
  package func decision(for sequence: UInt64, in window: WindowID) -> UInt64? {
    let key = sequence << 8 | UInt64(window.rawValue)
    let place = rulings.firstPlace { $0 >= key }
    if place < rulings.count, rulings[place] == key { return sequence }
    let next = decisions.firstPlace { $0 >= sequence }
    return next > 0 ? decisions[next - 1] : nil
  }

  private mutating func note(_ event: Event, _ made: Moment.Rulings) {
    var keys: [UInt64] = []
    made.forEach { ruling in
      keys.append(event.sequence << 8 | UInt64(ruling.window.rawValue))
      change(ruling.window) { $0.show(ruling.to, isTurn: ruling.isTurn, at: event.instant) }
    }
    rulings += keys.sorted()
    if made.contains(where: \.isTold) { decisions.append(event.sequence) }
    if rulings.count > Self.decisionLimit { rulings.removeFirst(Self.decisionLimit / 2) }
    if decisions.count > Self.decisionLimit { decisions.removeFirst(Self.decisionLimit / 2) }
  }

  private mutating func change(
    _ window: WindowID, _ change: (inout BandList<ShownBand>) -> Void
  ) {
    guard shown[window] != nil || shown.count < Self.windowLimit else { return }
    change(&shown[window, default: BandList(limit: Self.bandLimit)])
  }
}

extension [UInt64] {
  /// The place of the first element of a sorted array that satisfies a condition.
  fileprivate func firstPlace(where condition: (UInt64) -> Bool) -> Int {
    var places = 0..<count
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places = condition(self[middle]) ? places.lowerBound..<middle : middle + 1..<places.upperBound
    }
    return places.lowerBound
  }
}
