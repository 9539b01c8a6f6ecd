/// A set of triggers, as bits.
package struct TriggerSet: OptionSet, Hashable, Sendable {
  /// The bits, one a trigger.
  package let rawValue: UInt32

  /// Makes a set of its bits.
  @inlinable
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes the set of one trigger.
  @inlinable
  package init(_ trigger: Trigger) {
    self.init(rawValue: 1 << UInt32(trigger.rawValue))
  }

  /// Every trigger there is.
  @inlinable package static var all: Self { Self(rawValue: .max) }
}

extension TriggerSet {
  static let presentation = Self(.presentation)
  static let setDeviceOrientation = Self(.setDeviceOrientation)
}
