/// How to read the numbers of one kind of record.
///
/// A log carries the schemas of the kinds that it uses, so that an older reader can name what a
/// newer writer recorded.
public struct EventSchema: Hashable, Sendable {
  /// One number of a record.
  public struct Field: Hashable, Sendable {
    /// The name in the text form.
    public let name: String
    /// The meaning of the number.
    public let type: FieldType

    /// Makes a field.
    public init(_ name: String, _ type: FieldType) {
      self.name = name
      self.type = type
    }
  }

  /// The record's code, from 1 to 127.
  public let code: UInt8
  /// The kind's name, as the text form writes it.
  public let name: String
  /// The fields, in the order of the record's numbers.
  public let fields: [Field]

  /// Makes a schema.
  public init(code: UInt8, name: String, fields: [Field]) {
    self.code = code
    self.name = name
    self.fields = fields
  }

  /// The schemas of every kind that this version of Swivel knows, in the order of their codes.
  public static let known: [EventSchema] = Event.Kind.families.flatMap { $0.schemas }

  /// The schema of a code that this version knows.
  public static func known(code: UInt8) -> EventSchema? {
    code < 128 ? table[Int(code)] : nil
  }

  private static let table: [EventSchema?] = {
    var table = [EventSchema?](repeating: nil, count: 128)
    for schema in known { table[Int(schema.code)] = schema }
    return table
  }()
}

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
  /// A ``Display``.
  public static let display = Self("display")
  /// A ``BoundsShape``.
  public static let shape = Self("shape")
}
