import SwivelModel
import SwivelReplay

extension Detector {
  /// What a detector has to see, as a set of features; most moments do not concern it.
  package struct Interest: Sendable, ExpressibleByArrayLiteral {
    /// The features, a bit each.
    private(set) var bits = SIMD4<UInt64>.zero

    init(_ features: [MomentFeature]) {
      for feature in features {
        bits[Int(feature.rawValue) / 64] |= 1 << UInt64(feature.rawValue % 64)
      }
    }

    /// Combines interests.
    package init(arrayLiteral interests: Self...) {
      bits = interests.reduce(.zero) { $0 | $1.bits }
    }

    /// Calls a function with each feature.
    func forEach(_ body: (MomentFeature) -> Void) {
      for word in bits.indices {
        var rest = bits[word]
        while rest != 0 {
          body(MomentFeature(rawValue: UInt8(word * 64 + rest.trailingZeroBitCount)))
          rest &= rest - 1
        }
      }
    }
  }
}

extension Detector.Interest {
  /// UIKit looked at a window, whatever came of it.
  static let rulings = Self(Trigger.allCases.map(MomentFeature.ruling))
  /// UIKit looked at a window for other reasons than that pages come and go inside a container,
  /// where it wants nothing of the interface, or the device was turned as the interface is already.
  static let answers: Self = [
    Self(
      Trigger.allCases.filter { !$0.traits.contains(.containment) && $0 != .deviceTurn }
        .map(MomentFeature.ruling)), .turns(.deviceTurn), .held(.deviceTurn),
  ]
  /// UIKit looked at a window, and it turned.
  static let turns = Self(Trigger.allCases.map(MomentFeature.turn))
  /// UIKit looked at a window, and threw or logged.
  static let troubles = Self([.trouble])
  /// UIKit looked at a window, and the masks do not count there.
  static let unasked = Self([.unasked])
  /// An interface orientation was seen that the rules had not allowed for.
  static let surprises = Self([.surprise])
  /// A window was seen to turn, whatever the rules had expected.
  static let seenTurns = Self([.seenTurn])
  /// The app or a controller states a mask, and the main window allows something else now.
  static let maskChanges = Self([.maskChange])

  /// UIKit looked at a window for some reasons, whatever came of it.
  static func rulings(_ triggers: Trigger...) -> Self { Self(triggers.map(MomentFeature.ruling)) }

  /// UIKit looked at a window for some reasons, and it turned.
  static func turns(_ triggers: Trigger...) -> Self { Self(triggers.map(MomentFeature.turn)) }

  /// UIKit looked at a window for some reasons, and kept it as it was though something else was
  /// wanted.
  static func held(_ triggers: Trigger...) -> Self { Self(triggers.map(MomentFeature.held)) }

  /// An event is of one of some kinds.
  static func kinds(_ kinds: EventCode...) -> Self { Self(kinds.map { .kind($0.rawValue) }) }

  /// An event is of one of a family's kinds.
  static func kinds(of family: any Fact.Type) -> Self {
    Self(family.schemas.map { .kind($0.code) })
  }
}
