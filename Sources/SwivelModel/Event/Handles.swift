/// A view controller, as long as it lives; the number is reused afterwards.
public struct ControllerID: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt16

  /// Makes a handle.
  @inlinable public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }
}

/// A window, as long as it lives; the number is reused afterwards.
public struct WindowID: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt8

  /// Makes a handle.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// A window scene, as long as it is connected; 0 is the only one of an app without scenes.
public struct SceneID: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt8

  /// Makes a handle.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// A name in the log's ``NameTable``: a type name, a marker, a note.
public struct NameID: RawRepresentable, Hashable, Sendable {
  /// The index in the table, from 0.
  public let rawValue: UInt32

  /// Makes a handle.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// The event that caused an action of the app, by its distance.
public struct Cause: RawRepresentable, Hashable, Sendable {
  /// The distance in sequence numbers.
  public let rawValue: UInt32

  /// Makes a distance.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
