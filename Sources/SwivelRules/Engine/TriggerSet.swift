/// A set of triggers, as bits.
///
/// No `OptionSet`: its generic questions do not come down to a bit where another module asks them.
@usableFromInline
package struct TriggerSet: Hashable, Sendable {
  @usableFromInline var bits: UInt32

  @usableFromInline
  init(bits: UInt32) {
    self.bits = bits
  }

  /// Makes the set of some triggers.
  package init(_ triggers: Trigger...) {
    bits = triggers.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// Every trigger there is.
  @inlinable package static var all: Self { Self(bits: .max) }

  /// Whether a trigger is in the set.
  @inlinable @inline(__always)
  package func contains(_ trigger: Trigger) -> Bool {
    bits & Self.bit(of: trigger) != 0
  }

  mutating func insert(_ trigger: Trigger) {
    bits |= Self.bit(of: trigger)
  }

  @inlinable @inline(__always)
  static func bit(of trigger: Trigger) -> UInt32 {
    1 << UInt32(trigger.rawValue)
  }
}
