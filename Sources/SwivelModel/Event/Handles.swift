/// A view controller, for as long as it lives; the number is used again afterwards.
public struct ControllerID: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt16

  /// Makes a handle.
  @inlinable public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }
}

/// A window, for as long as it lives; the number is used again afterwards.
public struct WindowID: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt8

  /// Makes a handle.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// A window scene, for as long as it is connected; 0 is the only one of an app without scenes.
public struct SceneID: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt8

  /// Makes a handle.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// A word interned in the log's ``NameTable``: a type name, a marker, a note.
public struct NameID: RawRepresentable, Hashable, Sendable {
  /// The place in the table, from 0.
  public let rawValue: UInt32

  /// Makes a handle.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Stands in a fact for the name that a recorder is given beside it.
  public static let given = Self(rawValue: 0)
}

/// The event that made the app do something, told by how many events ago it happened.
public struct Cause: RawRepresentable, Hashable, Sendable {
  /// The distance in sequence numbers.
  public let rawValue: UInt32

  /// Makes a distance.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
