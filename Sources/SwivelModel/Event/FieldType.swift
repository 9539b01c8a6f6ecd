/// The meaning of a number in a record.
///
/// The raw value is the word in a log's own description of its kinds. An unknown word is kept, and
/// its numbers are printed as they are.
public struct FieldType: RawRepresentable, Hashable, Sendable {
  /// The word.
  public let rawValue: String

  /// Makes a type of its word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ word: String) {
    rawValue = word
  }

  /// The optional type: 0 means that there is no value, and other numbers are one more.
  public var optional: Self { Self(rawValue + "?") }

  /// Whether 0 means that there is no value.
  package var isOptional: Bool { rawValue.utf8.last == UInt8(ascii: "?") }

  /// The type without optionality.
  package var wrapped: Self { isOptional ? Self(String(rawValue.dropLast())) : self }

  /// 0 or 1.
  public static let bool = Self("bool")
  /// A whole number from 0.
  public static let number = Self("number")
  /// A whole number, zigzag: 0, -1, 1, -2 and so on.
  public static let integer = Self("integer")
  /// A ``ControllerID``.
  public static let controller = Self("controller")
  /// A ``WindowID``.
  public static let window = Self("window")
  /// A ``SceneID``.
  public static let scene = Self("scene")
  /// A ``NameID``.
  public static let name = Self("name")
  /// The distance to the causing event, a ``Cause``.
  public static let cause = Self("cause")
  /// A ``SystemVersion``.
  public static let version = Self("version")
  /// The bits of a ``Device``.
  public static let device = Self("device")
  /// A ``DeviceOrientation``.
  public static let deviceOrientation = Self("deviceOrientation")
  /// An ``InterfaceOrientation``.
  public static let orientation = Self("orientation")
  /// A ``PreferredOrientation``.
  public static let preferred = Self("preferred")
  /// The bits of an ``InterfaceOrientationMask``, without the unused lowest one.
  public static let mask = Self("mask")
  /// A ``Windowing``.
  public static let windowing = Self("windowing")
  /// An ``AppLifecycle``.
  public static let appLifecycle = Self("appLifecycle")
  /// A ``ProcessKind``.
  public static let process = Self("process")
  /// A ``Phase``.
  public static let phase = Self("phase")
  /// A ``ControllerKind``.
  public static let controllerKind = Self("controllerKind")
  /// A ``PresentationStyle``.
  public static let style = Self("style")
  /// A ``Forwarding``.
  public static let forwarding = Self("forwarding")
  /// A ``Forwarding/Hook``.
  public static let hook = Self("hook")
  /// A ``WillShowPolicy``.
  public static let willShowPolicy = Self("willShowPolicy")
  /// A ``UIKitException``.
  public static let exception = Self("exception")
  /// A ``UIKitMessage``.
  public static let message = Self("message")
  /// A ``BoundsShape``.
  public static let shape = Self("shape")
}
