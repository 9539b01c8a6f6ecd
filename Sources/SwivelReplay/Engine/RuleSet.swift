/// A set of rules, a bit each.
///
/// Two words, because there are nearly as many rules as bits in one, and a `UInt128` needs newer
/// systems than an app may run on.
public struct RuleSet: Hashable, Sendable {
  /// How many rules there is room for.
  package static let capacity = 2 * UInt64.bitWidth

  // The bits of the first 64 rules, and of those after them, in the order in which rules act.
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

  /// Adds a rule, and says whether it is new.
  @discardableResult
  public mutating func insert(
    _ rule: RuleID
  ) -> (inserted: Bool, memberAfterInsert: RuleID) {
    let isNew = !contains(rule)
    formUnion(Self(rule))
    return (isNew, rule)
  }

  /// Adds a rule; itself if it was there, `nil` if not.
  @discardableResult
  public mutating func update(with rule: RuleID) -> RuleID? {
    insert(rule).inserted ? nil : rule
  }

  /// Removes a rule; itself if it was there, `nil` if not.
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

  /// Removes the rules that are in another set, and adds those that are only there.
  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }
}

extension RuleID {
  fileprivate var isInFirst: Bool { rawValue < 64 }
}
