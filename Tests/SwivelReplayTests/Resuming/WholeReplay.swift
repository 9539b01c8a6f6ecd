import SwivelModel
import SwivelReplay
import Testing

/// The replay of a log from its first event, with all that it came to on the way.
struct WholeReplay {
  /// What there is after an entry of the log.
  fileprivate struct Step {
    let moment: Moment?
    let situation: Situation
    let checkpoint: StoredReplay
  }

  private let items: [TraceItem]
  // What there was before the first entry, and after each one.
  private let steps: [Step]

  /// Replays a log.
  init(_ items: [TraceItem]) {
    self.items = items
    var replayer = Replayer()
    var checkpoints = ReplayCheckpoints()
    var steps = [Step(nil, replayer, checkpoints)]
    for item in items {
      let moment = replayer.apply(item)
      // What a writer of the log would store: it only sees events.
      if case .event(let event) = item {
        checkpoints.apply(event)
      } else {
        checkpoints = ReplayCheckpoints(replayer)
      }
      steps.append(Step(moment, replayer, checkpoints))
    }
    self.steps = steps
  }

  /// Expects a replay that resumes at a checkpoint to come to the same moments and situations.
  ///
  /// - Parameters:
  ///   - stride: Of how many places a checkpoint is made at one.
  ///   - count: How many entries after it are compared.
  /// - Throws: The expectation that was not met.
  func expectResuming(every stride: Int = 1, for count: Int = .max) throws {
    for start in Swift.stride(from: 0, through: items.count, by: stride) {
      var replayer = try #require(Replayer.resumed(steps[start].checkpoint))
      try #require(replayer.situation == steps[start].situation, "resumed at \(start)")
      for (item, step) in zip(items[start...], steps[(start + 1)...]).prefix(count) {
        let moment = replayer.apply(item)
        try #require(
          step.isSame(moment, replayer.situation), "resumed at \(start), after \(item)")
      }
    }
  }
}

extension WholeReplay.Step {
  fileprivate init(_ moment: Moment?, _ replayer: Replayer, _ checkpoints: ReplayCheckpoints) {
    self.init(
      moment: moment, situation: replayer.situation, checkpoint: checkpoints.checkpoint())
  }

  fileprivate func isSame(_ other: Moment?, _ situation: Situation) -> Bool {
    moment?.rulings == other?.rulings && moment?.sighting == other?.sighting
      && self.situation == situation
  }
}
