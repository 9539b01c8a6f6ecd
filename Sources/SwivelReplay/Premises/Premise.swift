public import SwivelModel

/// Something that UIKit does and that no rule says, because it is not about a ruling.
///
/// A rule acts on a ruling, and a rulebook may leave it out. A premise is in what an event means,
/// in what a situation tells, or in the callbacks of a moment; it always holds.
public struct Premise: Sendable {
  /// The stable name of a premise, in kebab-case.
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

  /// The name of the premise.
  public let id: ID
  /// What UIKit does, in one sentence.
  public let summary: String
  /// For which releases.
  public let versions: SystemVersions
  /// For apps that were linked against which SDKs; `nil` for all.
  public let linked: SystemVersions?
  /// How it was before, or is since; `nil` if it was never otherwise, as far as is known.
  public let changed: String?
  /// How sure it is.
  public let confidence: Rule.Confidence
  /// Who says so.
  public let sources: [String]
  /// The scenario in `traces/scenarios` that shows it.
  public let example: String
  /// The file in `Sources` that makes it so.
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

  /// For which releases and apps, as people write it.
  public var scope: String { Rule.scope(versions, linked, nil) }

  /// Every premise there is, in the order in which reports list them.
  public static let all: [Premise] = [
    .mirroredSides, .unknownUntilWatched, .lockedDeviceNotTold, .settingTellsDevice,
    .deviceGivenBack, .requestLeavesDevice, .wideningTurnsNothing, .appMaskOutlivesPages,
    .leaverStaysVisible, .requestMeetsLeaver, .alertAsksPresenter, .topPageAskedInVain,
    .automaticStyle, .adaptedStyle, .contextIsTheRoot, .launchTurnComesLate, .windowOfItsOwnRoot,
    .boundsTurn,
    .windowNotDrawnTurned, .statusBarLeftBehind, .transformTurnsNothing, .coveredNotTold,
    .callbackOrder, .cancelledSwipe,
  ]

  /// The premise of an id.
  public static func named(_ id: ID) -> Premise? {
    all.first { $0.id == id }
  }
}
