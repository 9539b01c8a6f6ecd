package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// Replays a run once: explains its moments on the way, and draws its lanes.
package struct RunWalk {
  /// Events of less weight are applied without being explained.
  package var minimum = RunMoment.Weight.declaration
  /// What a time line shows.
  package private(set) var lanes = RunLanes()

  /// The earlier ruling whose outcome the last entry confirms, by the number of its event.
  package private(set) var confirmed: (window: WindowID, event: UInt64)?

  private var replay: ExplainingReplay
  // By window: the last ruling whose outcome has not been observed yet.
  private var unconfirmed: [WindowID: UInt64] = [:]

  /// Starts before the first entry of a run.
  package init(_ detectors: [Detector] = Detector.all) {
    replay = ExplainingReplay(Analysis(detectors))
  }

  /// The findings so far, and the verdict.
  package var analysis: Analysis { replay.analysis }

  /// The facts and conclusions after the last entry.
  package var situation: Situation { replay.analysis.replayer.situation }

  /// Applies an entry.
  ///
  /// - Returns: The moment, if the entry is an event with enough weight.
  package mutating func apply(_ item: TraceItem) -> RunMoment? {
    confirmed = nil
    guard case .event(let event) = item else {
      replay.apply(item)
      return nil
    }
    guard event.mayWeigh(minimum) else {
      replay.take(event)
      lanes.follow(event, replay.analysis.replayer)
      return nil
    }
    let (moment, rulings) = replay.explain(event)
    lanes.follow(event, replay.analysis.replayer)
    confirm(moment)
    let weight = RunMoment.Weight(moment)
    guard weight >= minimum else { return nil }
    return RunMoment(moment: moment, weight: weight, windows: windows(at: moment, rulings))
  }

  /// An observation confirms the ruling before it.
  private mutating func confirm(_ moment: Moment) {
    for ruling in moment.rulings { unconfirmed[ruling.window] = moment.event.sequence }
    guard let sighting = moment.sighting,
      let event = unconfirmed.removeValue(forKey: sighting.window), sighting.agrees
    else { return }
    confirmed = (sighting.window, event)
  }

  /// Judges the end of the run.
  package mutating func finish(isWhole: Bool) { replay.finish(isWhole: isWhole) }

  private func windows(at moment: Moment, _ rulings: [Explanation]) -> [Explanation] {
    replay.analysis.replayer.situation.facts.windows.existing.map { window in
      if let ruled = rulings.last(where: { $0.ruling.window == window }) { return ruled }
      let sighting = moment.sighting.flatMap { $0.window == window ? $0 : nil }
      return replay.inspect(window, at: moment.event, sighting)
    }
  }
}

extension Event {
  /// Whether it may have a weight; only then its outcome is needed.
  fileprivate func mayWeigh(_ minimum: RunMoment.Weight) -> Bool {
    switch record.family {
    case .controller, .app, .answer: minimum == .declaration
    case .session, .hierarchy, .navigation, .presentation, .window, .device, .request:
      minimum < .notable
    case .outcome, .observation, .remark, nil: true
    }
  }
}
