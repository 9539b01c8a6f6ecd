import SwivelModel
import SwivelReplay

extension Detector {
  /// The moments that a detector needs, as a set of features; most moments are irrelevant to it.
  package struct Interest: Sendable, ExpressibleByArrayLiteral {
    let features: [MomentFeature]

    init(_ features: [MomentFeature]) { self.features = features }

    package init(arrayLiteral interests: Self...) { features = interests.flatMap(\.features) }
  }
}

extension Detector.Interest {
  /// UIKit evaluated a window, with any outcome.
  static let rulings = Self(Trigger.allCases.map(MomentFeature.ruling))
  /// UIKit evaluated a window, except where pages change inside a container without an effect on
  /// the interface, or where the device was rotated to the current interface orientation.
  static let answers: Self = [
    Self(
      Trigger.allCases.filter { !$0.traits.contains(.containment) && $0 != .deviceTurn }
        .map(MomentFeature.ruling)), .turns(.deviceTurn), .held(.deviceTurn),
  ]
  /// UIKit evaluated a window, and rotated it.
  static let turns = Self(Trigger.allCases.map(MomentFeature.turn))
  /// UIKit evaluated a window, and threw or logged.
  static let troubles = Self([.trouble])
  /// UIKit evaluated a window in which masks do not count.
  static let unasked = Self([.unasked])
  /// An interface orientation was observed that the rules had not allowed for.
  static let surprises = Self([.surprise])
  /// A window was observed to rotate, whatever the rules had expected.
  static let seenTurns = Self([.seenTurn])
  /// An interactive swipe back is in progress.
  static let heldSwipes = Self([.swipe])
  /// The app or a controller declares a mask, and the main window's mask changes.
  static let maskChanges = Self([.maskChange])

  /// UIKit evaluated a window at some triggers, with any outcome.
  static func rulings(_ triggers: Trigger...) -> Self { Self(triggers.map(MomentFeature.ruling)) }

  /// UIKit evaluated a window at some triggers, and rotated it.
  static func turns(_ triggers: Trigger...) -> Self { Self(triggers.map(MomentFeature.turn)) }

  /// UIKit evaluated a window at some triggers, and kept it though something else was wanted.
  static func held(_ triggers: Trigger...) -> Self { Self(triggers.map(MomentFeature.held)) }

  /// An event has one of some kinds.
  static func kinds(_ kinds: EventCode...) -> Self { Self(kinds.map { .kind($0.rawValue) }) }

  /// An event has a kind of a family.
  static func kinds(of family: any Fact.Type) -> Self {
    Self(family.schemas.map { .kind($0.code) })
  }
}

// Event kinds: those of a family, and individual ones.
extension Detector.Interest {
  /// The app declares another mask.
  static let app = kinds(of: AppFact.self)
  /// The app or a controller declares another mask.
  static let masks: Self = [app, kinds(of: ControllerFact.self)]
  /// UIKit asked the app or a controller for a mask.
  static let maskAnswers = kinds(.maskAnswered, .appMaskAnswered, .sceneMaskAnswered)
  static let presentation = kinds(of: PresentationFact.self)
  static let device = kinds(of: DeviceFact.self)
  static let requests = kinds(of: RequestFact.self)
  /// Any event, including kinds that only a newer version knows.
  static let allKinds = Self((0...0x7F).map { .kind($0) })
  static let observations = kinds(of: ObservationFact.self)

  /// Pages appear and disappear.
  static let pages: Self = [
    kinds(of: NavigationFact.self), presentation, kinds(of: HierarchyFact.self),
    kinds(of: WindowFact.self),
  ]
  /// The device orientation changes, or is set.
  static let deviceTurns = kinds(.deviceTurned, .deviceOrientation, .deviceOrientationAmong)
  /// An interface orientation was observed.
  static let sightings = kinds(.interfaceOrientation, .sceneOrientation)
}
