package import SwivelModel
package import SwivelReplay

/// An event of a run, and the gates of every window after it.
package struct RunMoment {
  /// How much an event says about rotations; a long report leaves out the lighter ones.
  package enum Weight: UInt8, Comparable, Sendable {
    /// A declaration, an answer, or a fact about the environment.
    case declaration
    /// A step of the app or of its user: navigation, presentation, a window, the device, a phase.
    case step
    /// The interface rotated or was held, or another orientation than before was observed.
    case change
    /// Something went wrong, or a person marked it.
    case notable

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package let moment: Moment
  package let weight: Weight
  /// An explanation for each existing window, by handle.
  package let windows: [Explanation]

  package var event: Event { moment.event }
}

extension RunMoment.Weight {
  init(_ moment: Moment) {
    self = max(Self(fact: moment.kind), Self(outcome: moment))
  }

  private init(outcome moment: Moment) {
    if let sighting = moment.sighting {
      self = sighting.agrees ? (sighting.isNews ? .change : .step) : .notable
    } else {
      self = moment.rulings.contains(where: \.isDecision) ? .change : .declaration
    }
  }

  private init(fact: Event.Kind) {
    switch fact {
    case .outcome, .remark(.marker): self = .notable
    case .request: self = .change
    case .navigation, .presentation, .window, .device, .session(.phase): self = .step
    case .hierarchy(.childSelected), .observation(.viewTransform): self = .step
    case .session, .app, .controller, .hierarchy, .answer, .observation, .remark, .unrecognized:
      self = .declaration
    }
  }
}

extension Moment.Sighting {
  /// Whether it says more than was known before.
  fileprivate var isNews: Bool { expected.only != observed }
}
