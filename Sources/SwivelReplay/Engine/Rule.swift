public import SwivelModel

/// The metadata of one rule of UIKit.
public struct Rule: Sendable {
  /// How well a rule is established.
  public enum Confidence: String, Sendable {
    /// Documented by Apple.
    case documented
    /// Reported by developers and never contradicted.
    case observed
    /// Reported by some developers and contradicted by others.
    case disputed
  }

  /// The rule.
  public let id: RuleID
  /// What UIKit does, in one sentence.
  public let summary: String
  /// The releases of iOS in which it holds.
  public let versions: SystemVersions
  /// The linked SDKs for which it holds; `nil` for all.
  public let linked: SystemVersions?
  /// The only idiom for which it holds; `nil` for all.
  public let idiom: Idiom?
  /// The triggers at which it acts; `nil` for all.
  public let triggers: Set<Trigger>?
  /// The behavior before or since; `nil` if no change is known.
  public let changed: String?
  /// How well it is established.
  public let confidence: Confidence
  /// The sources for it.
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

  /// The releases and SDKs in which it holds, as text.
  public var scope: String { Self.scope(versions, linked, idiom) }

  static func scope(
    _ versions: SystemVersions, _ linked: SystemVersions?, _ idiom: Idiom?
  ) -> String {
    let device = idiom.map { $0 == .pad ? "iPad" : "iPhone" }
    let sdk = linked.map { "SDK of \($0)" }
    return ([versions.description] + [device, sdk].compactMap { $0 }).joined(separator: ", ")
  }
}

/// One rule of UIKit: its metadata, and its effect on a ruling.
protocol RuleBody: SendableMetatype {
  /// The metadata of the rule.
  static var rule: Rule { get }

  /// Applies the rule to a ruling.
  static func apply(_ ruling: inout Ruling, _ situation: Situation)
}
