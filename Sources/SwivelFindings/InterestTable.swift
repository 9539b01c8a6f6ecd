import SwivelModel
import SwivelReplay

/// Something about a moment that detectors can be interested in.
struct MomentFeature: Equatable, Sendable {
  /// Below 128 the code of an event kind; above, 32 numbers each for the outcomes by trigger.
  let rawValue: UInt8

  /// The size of a table indexed by feature.
  static let count = 256

  static func kind(_ code: UInt8) -> Self { Self(rawValue: code & 0x7F) }

  static func ruling(_ trigger: Trigger) -> Self { Self(rawValue: 128 + trigger.rawValue) }

  static func turn(_ trigger: Trigger) -> Self { Self(rawValue: 160 + trigger.rawValue) }

  static func held(_ trigger: Trigger) -> Self { Self(rawValue: 224 + trigger.rawValue) }

  static let trouble = Self(rawValue: 192)
  static let unasked = Self(rawValue: 193)
  static let surprise = Self(rawValue: 194)
  static let maskChange = Self(rawValue: 195)
  /// A window was observed to rotate, now or just before the device's notification.
  static let seenTurn = Self(rawValue: 196)
  static let swipe = Self(rawValue: 197)
}

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
      for feature in detector.interest.features { rows[Int(feature.rawValue)].always |= bit }
      for feature in detector.meanwhile.features { rows[Int(feature.rawValue)].meanwhile |= bit }
      if !detector.meanwhile.features.isEmpty { followers |= bit }
    }
    (self.rows, self.followers) = (rows, followers)
  }

  /// The detectors that evaluate an event that was just replayed, given whether it changed the main
  /// window's mask, and those with something in progress.
  func detectors(
    for event: Event, _ replayer: Replayer, changesMask: Bool, _ following: DetectorSet
  ) -> DetectorSet {
    var set = detectors(for: .kind(event.record.code), following)
    replayer.rulings.forEach { set |= detectors(for: $0, following) }
    if let sighting = replayer.sighting, !sighting.agrees {
      set |= detectors(for: .surprise, following)
    }
    if changesMask { set |= detectors(for: .maskChange, following) }
    if replayer.situation.interface.ledger.shownTurn != nil {
      set |= detectors(for: .seenTurn, following)
      // The device's notification of it stands for the rotation, or the rotation for the device.
      if replayer.sighting == nil || replayer.situation.facts.device.orientation == .unknown {
        set |= detectors(for: .turn(.deviceTurn), following)
        set |= detectors(for: .unasked, following)
      }
    }
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
