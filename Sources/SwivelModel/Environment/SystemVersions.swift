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
