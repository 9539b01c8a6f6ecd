/// A value that a record stores as one number.
@usableFromInline package protocol FieldValue {
  /// The number that stands for the value.
  var number: UInt32 { get }
  /// Makes the value of a number; `nil` if this version knows none.
  init?(number: UInt32)
}

extension FieldValue where Self: RawRepresentable, RawValue: FixedWidthInteger {
  @inlinable package var number: UInt32 { UInt32(truncatingIfNeeded: rawValue) }

  @inlinable package init?(number: UInt32) {
    guard let rawValue = RawValue(exactly: number) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension ControllerID: FieldValue {}
extension WindowID: FieldValue {}
extension SceneID: FieldValue {}
extension NameID: FieldValue {}
extension Cause: FieldValue {}
extension SystemVersion: FieldValue {}
extension Device: FieldValue {}
extension DeviceOrientation: FieldValue {}
extension InterfaceOrientation: FieldValue {}
extension PreferredOrientation: FieldValue {}
extension Windowing: FieldValue {}
extension AppLifecycle: FieldValue {}
extension ProcessKind: FieldValue {}
extension Phase: FieldValue {}
extension ControllerKind: FieldValue {}
extension PresentationStyle: FieldValue {}
extension Forwarding: FieldValue {}
extension Forwarding.Hook: FieldValue {}
extension WillShowPolicy: FieldValue {}
extension UIKitException: FieldValue {}
extension UIKitMessage: FieldValue {}
extension BoundsShape: FieldValue {}
extension Display: FieldValue {}

extension InterfaceOrientationMask: FieldValue {
  @inlinable package var number: UInt32 { UInt32(rawValue >> 1) }

  @inlinable package init?(number: UInt32) {
    guard number <= 15 else { return nil }
    self.init(rawValue: UInt8(number) << 1)
  }
}

extension Bool: FieldValue {
  @inlinable package var number: UInt32 { self ? 1 : 0 }

  @inlinable package init?(number: UInt32) {
    guard number <= 1 else { return nil }
    self = number == 1
  }
}

extension UInt32: FieldValue {
  @inlinable package var number: UInt32 { self }

  @inlinable package init?(number: UInt32) {
    self = number
  }
}

extension Int32: FieldValue {
  // Zigzag, so that small numbers of either sign stay short.
  @inlinable package var number: UInt32 { UInt32(bitPattern: self << 1 ^ self >> 31) }

  @inlinable package init?(number: UInt32) {
    self = Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1)
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  @inlinable package var number: UInt32 { map { $0.number &+ 1 } ?? 0 }

  @inlinable package init?(number: UInt32) {
    guard number != 0 else {
      self = .none
      return
    }
    guard let value = Wrapped(number: number - 1) else { return nil }
    self = value
  }
}
