public import SwivelModel

/// A behavior of UIKit that is not expressed as a rule, because it does not affect a ruling.
///
/// A rule acts on a ruling and can be left out of a rulebook. A premise is built into the meaning
/// of an event, the answers of a situation, or the callbacks of a moment; it always holds.
public struct Premise: Sendable {
  /// The stable name of a premise, in kebab-case.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Makes an id from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an id from a literal.
    public init(stringLiteral value: String) {
      rawValue = value
    }
  }

  /// The name of the premise.
  public let id: ID
  /// What UIKit does, in one sentence.
  public let summary: String
  /// The releases of iOS in which it holds.
  public let versions: SystemVersions
  /// The linked SDKs for which it holds; `nil` for all.
  public let linked: SystemVersions?
  /// The behavior before or since; `nil` if no change is known.
  public let changed: String?
  /// How well it is established.
  public let confidence: Rule.Confidence
  /// The sources for it.
  public let sources: [String]
  /// The scenario in `traces/scenarios` that shows it.
  public let example: String
  /// The file in `Sources` that implements it.
  public let place: String

  init(
    _ id: ID, _ versions: SystemVersions, linked: SystemVersions? = nil,
    _ confidence: Rule.Confidence, _ summary: String, changed: String? = nil, sources: [String],
    example: String, in place: String
  ) {
    (self.id, self.versions, self.linked, self.confidence) = (id, versions, linked, confidence)
    (self.summary, self.changed, self.sources) = (summary, changed, sources)
    (self.example, self.place) = (example, place)
  }

  /// The releases and SDKs in which it holds, as text.
  public var scope: String { Rule.scope(versions, linked, nil) }

  /// All premises, in the order in which reports list them.
  public static let all: [Premise] = [
    .mirroredSides, .unknownUntilWatched, .lockedDeviceNotNotified, .setOrientationStays,
    .backgroundRestoresDevice, .requestKeepsDeviceOrientation, .changedMaskDoesNotRotate,
    .appMaskOutlivesPage,
    .outgoingPageStaysVisible, .requestUsesOutgoingMask, .alertAsksPresenter, .topPageMaskIgnored,
    .automaticStyle, .adaptedStyle, .contextDefinedByRoot, .launchRotationLost,
    .windowFollowsOwnRoot,
    .windowBoundsRotate,
    .contentDrawnUnrotated, .statusBarLeftBehind, .transformDoesNotRotate, .coveredPageNotNotified,
    .callbackOrder, .cancelledSwipe, .fullScreenKeyIgnored, .phoneIdiomOnPad,
  ]

  /// The premise with an id.
  public static func named(_ id: ID) -> Premise? {
    all.first { $0.id == id }
  }
}
