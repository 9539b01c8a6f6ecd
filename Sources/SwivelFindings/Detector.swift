package import SwivelReplay

/// Something that looks for one kind of problem.
public struct Detector: Sendable {
  /// The stable name of a problem, in kebab-case.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Makes an id of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an id of a name in the source.
    public init(stringLiteral value: String) {
      rawValue = value
    }
  }

  /// Looks at one moment after another, and tells what it finds.
  package typealias Watch = (Moment, Replayer) -> [Finding]

  /// The problem that it looks for.
  public let id: ID
  /// How bad that is.
  public let severity: Finding.Severity
  /// What is wrong, in one sentence.
  public let summary: String
  /// What the app should do instead.
  public let advice: String
  /// The scenario in `traces/scenarios` on which it speaks.
  public let loudExample: String
  /// The scenario in `traces/scenarios` on which it stays silent.
  public let quietExample: String

  /// Begins to look, from before the first event.
  package let watch: @Sendable () -> Watch

  /// Every detector there is, in the order in which reports list them.
  public static let all: [Detector] = [
    .backNavigationRotated, .dismissalRotated, .containerIgnoresChild, .pushedPageNotRotated,
    .emptyIntersection, .preferredNotSupported,
  ]

  /// The detector of an id.
  public static func named(_ id: ID) -> Detector? {
    all.first { $0.id == id }
  }
}
