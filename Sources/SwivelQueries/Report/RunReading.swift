package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// A run that is read once: it is replayed and judged, and what else is asked for is collected on
/// the way.
package struct RunReading: Sendable {
  /// What is collected besides the findings.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Counts of what happened.
    package static let tally = Self(rawValue: 1)
    /// The decisions, with what was observed of them.
    package static let transitions = Self(rawValue: 2)
    /// What the windows showed, in few bands.
    package static let shown = Self(rawValue: 4)
    /// All lanes of a time line.
    package static let lanes = Self(rawValue: 8)
  }

  /// The weight of the moments that are returned; `nil` for none, which takes the least time.
  package var minimum: RunMoment.Weight?
  package private(set) var analysis: Analysis
  private var collection: RunCollection

  package init(_ parts: Parts = [], _ detectors: [Detector] = Detector.all) {
    (analysis, collection) = (Analysis(detectors), RunCollection(parts))
  }

  package var tally: TraceTally { collection.tally }
  package var transitions: TransitionTrail { collection.transitions }
  package var lanes: RunLanes { collection.lanes }

  package var situation: Situation { analysis.replayer.situation }

  package var sighting: Moment.Sighting? { analysis.replayer.sighting }

  /// Applies an entry.
  ///
  /// - Returns: The moment, if the entry is an event with enough weight.
  @discardableResult
  package mutating func apply(_ item: TraceItem) -> RunMoment? {
    guard let minimum, case .event(let event) = item, event.mayWeigh(minimum) else {
      take(item)
      return nil
    }
    let (moment, rulings) = analysis.applyExplaining(event)
    follow(event)
    let weight = RunMoment.Weight(moment)
    guard weight >= minimum else { return nil }
    return RunMoment(moment: moment, weight: weight, windows: windows(at: moment, rulings))
  }

  /// Applies an entry without making its moment.
  package mutating func take(_ item: TraceItem) {
    if case .event(let event) = item {
      analysis.take(event)
      return follow(event)
    }
    if case .loss = item { collection.forget() }
    analysis.apply(item)
  }

  package mutating func finish(isWhole: Bool) { analysis.finish(isWhole: isWhole) }

  private mutating func follow(_ event: Event) {
    if !collection.isEmpty { collection.follow(event, analysis.run.replayer) }
  }

  private func windows(at moment: Moment, _ rulings: [Explanation]) -> [Explanation] {
    analysis.replayer.situation.facts.windows.existing.map { window in
      if let ruled = rulings.last(where: { $0.ruling.window == window }) { return ruled }
      let sighting = moment.sighting.flatMap { $0.window == window ? $0 : nil }
      return analysis.inspect(window, at: moment.event, sighting)
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
