public import SwivelModel

/// What is known of one thing that UIKit does.
public struct Rule: Sendable {
  /// How sure it is that UIKit does it.
  public enum Confidence: String, Sendable {
    /// Apple says so.
    case documented
    /// People saw it, and nobody saw otherwise.
    case observed
    /// People saw it, and others saw otherwise.
    case disputed
  }

  /// The rule.
  public let id: RuleID
  /// What UIKit does, in one sentence.
  public let summary: String
  /// For which releases.
  public let versions: SystemVersions
  /// For apps that were linked against which SDKs; `nil` for all.
  public let linked: SystemVersions?
  /// For which idiom alone; `nil` for all.
  public let idiom: Idiom?
  /// At which triggers; `nil` for all.
  public let triggers: Set<Trigger>?
  /// How it was before, or is since; `nil` if it was never otherwise, as far as is known.
  public let changed: String?
  /// How sure it is.
  public let confidence: Confidence
  /// Who says so.
  public let sources: [String]
  /// The scenario in `traces/scenarios` that shows it.
  public let example: String

  init(
    _ id: RuleID, _ versions: SystemVersions, linked: SystemVersions? = nil, on idiom: Idiom? = nil,
    at triggers: Set<Trigger>? = nil, _ confidence: Confidence, _ summary: String,
    changed: String? = nil, sources: [String], example: String
  ) {
    (self.id, self.versions, self.linked, self.idiom) = (id, versions, linked, idiom)
    (self.triggers, self.confidence, self.summary) = (triggers, confidence, summary)
    (self.changed, self.sources, self.example) = (changed, sources, example)
  }

  /// For which releases and apps, as people write it.
  public var scope: String { Self.scope(versions, linked, idiom) }

  static func scope(
    _ versions: SystemVersions, _ linked: SystemVersions?, _ idiom: Idiom?
  ) -> String {
    let device = idiom.map { $0 == .pad ? "iPad" : "iPhone" }
    let sdk = linked.map { "SDK of \($0)" }
    return ([versions.description] + [device, sdk].compactMap { $0 }).joined(separator: ", ")
  }
}
