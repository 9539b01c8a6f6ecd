import SwivelModel

/// The token plan of the most frequent kinds, which have leading controllers followed by numbers.
///
/// Separate from the rest of a ``TokenPlan``, because it is looked up for each event.
struct PlainPlan {
  /// Bit masks of the numbers that are used unchanged, in pairs.
  let kept: (UInt64, UInt64, UInt64)
  /// The initial hash of an event of the kind.
  let seed: UInt64
  /// The role of an event of the kind, at its position in a token.
  let role: UInt64
  /// The number of leading controllers, from 0 to 2.
  let controllerCount: Int8
  /// Whether the kind is one of these.
  let isPlain: Bool

  init(_ plan: TokenPlan) {
    (kept, seed, role) = (plan.kept, plan.seed, UInt64(plan.role.rawValue))
    (controllerCount, isPlain) = (Int8(plan.handles.nonzeroBitCount), plan.isPlain)
  }

  /// The hash of the kind and of a record's numbers.
  @inline(__always)
  func hash(of numbers: (UInt64, UInt64, UInt64)) -> UInt64 {
    let (second, third) = (numbers.1 & kept.1, numbers.2 & kept.2)
    let hash = seed.joined(numbers.0 & kept.0)
    // Few kinds have more than two relevant numbers.
    return second | third == 0 ? hash : hash.joined(second).joined(third)
  }
}

extension UInt64 {
  /// Combines the hash with another word; injective in the word.
  @inline(__always)
  func joined(_ word: UInt64) -> UInt64 {
    let product = (self ^ word) &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product >> 32)
  }
}
