import SwivelModel
import SwivelReplay

/// The detectors for each feature of a moment, as a table: an event costs one lookup per feature.
struct InterestTable: Sendable {
  /// A set of detectors: one bit for each index.
  typealias DetectorSet = UInt64

  /// The detectors that are interested in a feature.
  private struct Row {
    var always: DetectorSet = 0
    /// Only while they have something in progress.
    var meanwhile: DetectorSet = 0
  }

  /// The functions of a detector, without its texts.
  struct Functions: Sendable {
    let look: @Sendable (inout Memories, Moment, Replayer) -> Detector.Report?
    let isFollowing: @Sendable (inout Memories) -> Bool
  }

  /// The functions of all detectors, by index.
  let functions: ContiguousArray<Functions>
  /// The detectors with more interests while they have something in progress.
  let followers: DetectorSet
  // Indexed by feature.
  private let rows: ContiguousArray<Row>

  /// - Precondition: There are at most 64 detectors.
  init(_ detectors: [Detector]) {
    precondition(detectors.count <= DetectorSet.bitWidth, "more detectors than a set can hold")
    var rows = ContiguousArray(repeating: Row(), count: MomentFeature.count)
    var followers: DetectorSet = 0
    for (index, detector) in detectors.enumerated() {
      let bit: DetectorSet = 1 << DetectorSet(index)
      detector.interest.forEach { rows[Int($0.rawValue)].always |= bit }
      detector.meanwhile.forEach {
        rows[Int($0.rawValue)].meanwhile |= bit
        followers |= bit
      }
    }
    (self.rows, self.followers) = (rows, followers)
    functions = ContiguousArray(
      detectors.map { Functions(look: $0.look, isFollowing: $0.isFollowing) })
  }

  /// The detectors that evaluate an event that was just replayed, given whether it changed the main
  /// window's mask or shows a rotation, and those with something in progress.
  func detectors(
    for event: Event, _ replayer: Replayer, changesMask: Bool, showsTurn: Bool,
    following: DetectorSet
  ) -> DetectorSet {
    var set = detectors(for: .kind(event.record.code), following)
    replayer.rulings.forEach { set |= detectors(for: $0, following) }
    if let sighting = replayer.sighting, !sighting.agrees {
      set |= detectors(for: .surprise, following)
    }
    if changesMask { set |= detectors(for: .maskChange, following) }
    if showsTurn { set |= detectors(for: .seenTurn, following) }
    if replayer.situation.facts.controllers.holdsInteractivePop {
      set |= detectors(for: .swipe, following)
    }
    return set
  }

  private func detectors(for ruling: Ruling, _ following: DetectorSet) -> DetectorSet {
    var set = detectors(for: .ruling(ruling.trigger), following)
    if ruling.isTurn { set |= detectors(for: .turn(ruling.trigger), following) }
    if ruling.heldBy != nil { set |= detectors(for: .held(ruling.trigger), following) }
    if !ruling.masksCount { set |= detectors(for: .unasked, following) }
    if ruling.exception != nil || ruling.message != nil || ruling.endsCircle {
      set |= detectors(for: .trouble, following)
    }
    return set
  }

  private func detectors(for feature: MomentFeature, _ following: DetectorSet) -> DetectorSet {
    let row = rows[Int(feature.rawValue)]
    return row.always | row.meanwhile & following
  }
}
