/// A version of iOS or iPadOS, or of the SDK that an app was linked against.
public struct SystemVersion: RawRepresentable, Hashable, Comparable, Sendable {
  /// The version as one number: major in the high half, then minor and patch, a byte each.
  public let rawValue: UInt32

  /// Makes a version of its packed number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a version of its parts.
  public init(_ major: UInt16, _ minor: UInt8 = 0, _ patch: UInt8 = 0) {
    rawValue = UInt32(major) << 16 | UInt32(minor) << 8 | UInt32(patch)
  }

  /// Reads `major`, `major.minor` or `major.minor.patch`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let major = UInt16(parts[0]) else { return nil }
    guard let minor = parts.count > 1 ? UInt8(parts[1]) : 0 else { return nil }
    guard let patch = parts.count > 2 ? UInt8(parts[2]) : 0 else { return nil }
    self.init(major, minor, patch)
  }

  /// The version that no event tells.
  public static let unknown = Self(rawValue: 0)

  /// Whether any event tells it.
  public var isKnown: Bool { self != .unknown }

  /// The first number.
  @inlinable public var major: Int { Int(rawValue >> 16) }

  /// Whether a system of this version exists or may exist one day: iOS 18 was followed by 26.
  package var isOfSomeSystem: Bool { major >= 2 && !(19...25).contains(major) }

  /// The major version before another one.
  package static func major(before version: Int) -> Int { version == 26 ? 18 : version - 1 }

  /// Orders versions.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as text, such as `16.0` or `8.4.1`.
  public var description: String {
    let minor = rawValue >> 8 & 0xFF
    let patch = rawValue & 0xFF
    return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

/// Some major versions of iOS or of its SDK, from one on, up to one, or both.
public struct SystemVersions: Hashable, Sendable {
  /// The first major version; 0 for all up to the last.
  public let first: Int
  /// The last major version; `nil` for all from the first one on.
  public let last: Int?

  /// Makes versions from a first to a last.
  package init(first: Int, last: Int?) {
    (self.first, self.last) = (first, last)
  }

  /// All from a version on.
  package static func from(_ first: Int) -> Self { Self(first: first, last: nil) }

  /// All before a version.
  package static func before(_ version: Int) -> Self {
    Self(first: 0, last: SystemVersion.major(before: version))
  }

  /// Those of a range.
  package static func only(_ range: ClosedRange<Int>) -> Self {
    Self(first: range.lowerBound, last: range.upperBound)
  }

  /// Whether a version is one of them.
  public func contains(_ version: SystemVersion) -> Bool {
    version.major >= first && version.major <= last ?? .max
  }
}

extension SystemVersions: CustomStringConvertible {
  /// The versions as text.
  public var description: String {
    guard let last else { return "iOS \(first)+" }
    if first == 0 { return "iOS \(last) and earlier" }
    return first == last ? "iOS \(first)" : "iOS \(first)–\(last)"
  }
}
