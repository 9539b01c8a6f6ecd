import SwivelModel

/// How the numbers of a kind contribute to its tokens, computed once for each kind.
struct TokenPlan {
  /// Bit masks of the numbers that are used unchanged, in pairs.
  private(set) var kept: (UInt64, UInt64, UInt64) = (.max, .max, .max)
  /// The fields whose numbers are replaced by identities, one bit each.
  private(set) var handles: UInt8 = 0
  /// Those of them for which 0 means that there is no value.
  private(set) var optionals: UInt8 = 0
  /// The initial hash of an event of the kind.
  let seed: UInt64
  let isCompared: Bool
  /// Whether the token depends only on numbers and leading controllers.
  private(set) var isPlain = false

  /// The role of an event of the kind without a cause.
  let role: EventRole
  // The index of the cause; `nil` for kinds without one.
  private let cause: Int?

  // Bits in place of an array, which would be retained and released for each event.
  private var forms: SIMD8<UInt8> = .zero

  init(_ shape: CanonicalShape, code: UInt8, isCompared: Bool) {
    self.isCompared = isCompared
    seed = UInt64(code) &* 0x9E37_79B9_7F4A_7C15
    (role, cause) = (EventRole(ofKind: code), EventSchema.known(code: code)?.placeOfCause)
    for field in shape.fields where field.form != .value {
      drop(field.index)
      guard field.form != .leftOut else { continue }
      handles |= 1 << UInt8(field.index)
      if field.isOptional { optionals |= 1 << UInt8(field.index) }
      forms[field.index] = field.form.rawValue
    }
    isPlain =
      isCompared && cause == nil && !Self.special.contains { $0 ~= code } && namesOnlyControllers
  }

  // These assign or release handles, or need special treatment.
  private static let special: [EventCode] = [
    .controller, .controllerEnded, .windowAdded, .windowRemoved, .sceneConnected, .device,
    .interactivePopMoved,
  ]

  private var namesOnlyControllers: Bool {
    guard optionals == 0, handles == 0 || handles == 1 || handles == 3 else { return false }
    return (0..<handles.nonzeroBitCount).allSatisfy { form(of: $0) == .controller }
  }

  func role(of record: Record) -> EventRole {
    guard let cause, record[cause] != 0 else { return role }
    return .outcome
  }

  func form(of index: Int) -> CanonicalField { CanonicalField(rawValue: forms[index]) ?? .value }

  private mutating func drop(_ index: Int) {
    let half: UInt64 = index.isMultiple(of: 2) ? 0xFFFF_FFFF_0000_0000 : 0xFFFF_FFFF
    switch index / 2 {
    case 0: kept.0 &= half
    case 1: kept.1 &= half
    default: kept.2 &= half
    }
  }
}

/// The token plan of the most frequent kinds, which have leading controllers followed by numbers.
///
/// Separate from the rest of a ``TokenPlan``, because it is looked up for each event.
struct PlainPlan {
  let kept: (UInt64, UInt64, UInt64)
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
