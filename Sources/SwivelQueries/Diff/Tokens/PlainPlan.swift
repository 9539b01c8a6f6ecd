import SwivelModel

/// What goes into the tokens of a kind that nearly all events are of: numbers, and in front of them
/// controllers.
///
/// Apart from what else a ``TokenPlan`` holds, for it is looked up for each event.
struct PlainPlan {
  /// The numbers that go in as they are, in pairs, as bits that are kept.
  let kept: (UInt64, UInt64, UInt64)
  /// Where the hash of an event of the kind begins.
  let seed: UInt64
  /// The role of an event of the kind, where a token has it.
  let role: UInt64
  /// How many controllers come first, from 0 to 2.
  let controllerCount: Int8
  /// Whether the kind is one of those.
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
    // Few kinds have more than two numbers that count.
    return second | third == 0 ? hash : hash.joined(second).joined(third)
  }
}

extension UInt64 {
  /// The hash of what was hashed and one word more; no two words give the same.
  @inline(__always)
  func joined(_ word: UInt64) -> UInt64 {
    let product = (self ^ word) &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product >> 32)
  }
}
