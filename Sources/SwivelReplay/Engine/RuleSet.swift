/// A set of rules, one bit each.
///
/// Two words, because one is nearly full and `UInt128` requires newer systems than an app may
/// deploy to.
public struct RuleSet: Hashable, Sendable {
  /// The largest number of rules that fits.
  package static let capacity = 2 * UInt64.bitWidth

  // The bits of the first 64 rules and of the rest, in the order in which rules act.
  private var first: UInt64
  private var second: UInt64

  private init(_ first: UInt64, _ second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  /// Makes the set of one rule.
  public init(_ rule: RuleID) {
    let bit = UInt64(1) &<< UInt64(rule.rawValue)
    self.init(rule.isInFirst ? bit : 0, rule.isInFirst ? 0 : bit)
  }
}

extension RuleSet: SetAlgebra {
  /// Makes the set of no rules.
  public init() {
    self.init(0, 0)
  }

  /// Whether a rule is in the set.
  public func contains(_ rule: RuleID) -> Bool {
    !isDisjoint(with: Self(rule))
  }

  /// The rules of either set.
  public func union(_ other: Self) -> Self {
    Self(first | other.first, second | other.second)
  }

  /// The rules of both sets.
  public func intersection(_ other: Self) -> Self {
    Self(first & other.first, second & other.second)
  }

  /// The rules of one set that are not in the other.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(first ^ other.first, second ^ other.second)
  }

  /// Adds a rule and returns whether it was new.
  @discardableResult
  public mutating func insert(
    _ rule: RuleID
  ) -> (inserted: Bool, memberAfterInsert: RuleID) {
    let isNew = !contains(rule)
    formUnion(Self(rule))
    return (isNew, rule)
  }

  /// Adds a rule and returns it if it was already a member.
  @discardableResult
  public mutating func update(with rule: RuleID) -> RuleID? {
    insert(rule).inserted ? nil : rule
  }

  /// Removes a rule and returns it if it was a member.
  @discardableResult
  public mutating func remove(_ rule: RuleID) -> RuleID? {
    guard contains(rule) else { return nil }
    subtract(Self(rule))
    return rule
  }

  /// Adds the rules of another set.
  public mutating func formUnion(_ other: Self) {
    self = union(other)
  }

  /// Removes the rules that are not in another set.
  public mutating func formIntersection(_ other: Self) {
    self = intersection(other)
  }

  /// Replaces the set with the symmetric difference from another set.
  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }
}

extension RuleID {
  fileprivate var isInFirst: Bool { rawValue < 64 }
}
