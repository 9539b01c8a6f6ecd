import SwivelModel
import SwivelReplay

/// Who looks at which moments: looked up once, so that a moment costs no more than its signs do.
struct Switchboard: Sendable {
  /// Detectors by their places, a bit each.
  typealias Places = UInt64

  /// Those who take an interest in a sign.
  private struct Line {
    /// At any time.
    var always: Places = 0
    /// While they follow something up.
    var meanwhile: Places = 0
  }

  /// What a detector does, apart from all that is told of it.
  struct Watch: Sendable {
    let look: @Sendable (inout Memories, Moment, Replayer) -> Detector.Report?
    let isFollowing: @Sendable (inout Memories) -> Bool
  }

  /// What the detectors do, by their places.
  let watches: ContiguousArray<Watch>
  /// Those who take more interest while they follow something up.
  let followers: Places
  // By sign.
  private let lines: ContiguousArray<Line>

  /// - Precondition: There are no more detectors than bits.
  init(_ detectors: [Detector]) {
    precondition(detectors.count <= Places.bitWidth, "more detectors than a judge can call")
    var lines = ContiguousArray(repeating: Line(), count: Sign.count)
    var followers: Places = 0
    for (place, detector) in detectors.enumerated() {
      let bit: Places = 1 << Places(place)
      detector.interest.forEach { lines[Int($0.rawValue)].always |= bit }
      detector.meanwhile.forEach {
        lines[Int($0.rawValue)].meanwhile |= bit
        followers |= bit
      }
    }
    (self.lines, self.followers) = (lines, followers)
    watches = ContiguousArray(detectors.map { Watch(look: $0.look, isFollowing: $0.isFollowing) })
  }

  /// Those who look at what an event came to, of whom some are following something up.
  func call(
    _ event: Event, _ replayer: Replayer, _ history: RunHistory, following: Places
  ) -> Places {
    var places = call(.kind(event.record.code), following)
    replayer.rulings.forEach { places |= call($0, following) }
    if let sighting = replayer.sighting, !sighting.agrees { places |= call(.surprise, following) }
    if history.maskChange != nil { places |= call(.maskChange, following) }
    if history.seenTurn != nil { places |= call(.seenTurn, following) }
    return places
  }

  @inline(__always)
  private func call(_ ruling: Ruling, _ following: Places) -> Places {
    var places = call(.ruling(ruling.trigger), following)
    if ruling.isTurn { places |= call(.turn(ruling.trigger), following) }
    if ruling.heldBy != nil { places |= call(.held(ruling.trigger), following) }
    if !ruling.masksCount { places |= call(.unasked, following) }
    if ruling.exception != nil || ruling.message != nil || ruling.endsCircle {
      places |= call(.trouble, following)
    }
    return places
  }

  @inline(__always)
  private func call(_ sign: Sign, _ following: Places) -> Places {
    let line = lines[Int(sign.rawValue)]
    return line.always | line.meanwhile & following
  }
}
