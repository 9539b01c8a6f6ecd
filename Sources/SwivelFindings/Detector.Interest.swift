import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// What a detector has to be shown; most events are none of its business.
  package struct Interest: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// UIKit looked at a window, whatever came of it.
    static let rulings = Self(rawValue: 1 << 0)
    /// UIKit looked at a window, and it turned.
    static let turns = Self(rawValue: 1 << 12)
    /// UIKit looked at a window, and threw or logged.
    static let troubles = Self(rawValue: 1 << 13)
    /// An interface orientation was seen.
    static let sightings = Self(rawValue: 1 << 1)
    /// The app or a controller states another mask.
    static let masks = Self(rawValue: 1 << 2)
    static let navigation = Self(rawValue: 1 << 3)
    static let presentation = Self(rawValue: 1 << 4)
    static let hierarchy = Self(rawValue: 1 << 5)
    static let windows = Self(rawValue: 1 << 6)
    static let device = Self(rawValue: 1 << 7)
    static let requests = Self(rawValue: 1 << 8)
    static let outcomes = Self(rawValue: 1 << 9)
    /// Bounds and transforms that were seen.
    static let observations = Self(rawValue: 1 << 10)
    static let session = Self(rawValue: 1 << 11)

    /// Pages that come and go.
    static let pages: Self = [.navigation, .presentation, .hierarchy, .windows]
  }
}

extension Detector.Interest {
  /// What an event is, to those who take an interest in it.
  init(in moment: Moment) {
    self = Self.family(of: moment.kind)
    for ruling in moment.rulings {
      insert(.rulings)
      if ruling.isTurn { insert(.turns) }
      if ruling.exception != nil || ruling.message != nil { insert(.troubles) }
    }
    if moment.sighting != nil { insert(.sightings) }
  }

  private static func family(of kind: Event.Kind) -> Self {
    switch kind {
    case .session: .session
    case .app, .controller: .masks
    case .hierarchy: .hierarchy
    case .navigation: .navigation
    case .presentation: .presentation
    case .window: .windows
    case .device: .device
    case .request: .requests
    case .outcome: .outcomes
    case .observation: .observations
    case .answer, .remark, .unrecognized: []
    }
  }
}
