import SwivelModel

/// What of a kind's numbers goes into its tokens, made once for each kind.
struct TokenPlan {
  /// The numbers that go in as they are, in pairs, as bits that are kept.
  private(set) var kept: (UInt64, UInt64, UInt64) = (.max, .max, .max)
  /// The fields whose numbers are replaced by what they stand for, a bit each.
  private(set) var handles: UInt8 = 0
  /// Those of them of which 0 says that there is no value.
  private(set) var optionals: UInt8 = 0
  /// Where the hash of an event of the kind begins.
  let seed: UInt64
  /// Whether events of the kind are compared at all.
  let isCompared: Bool
  /// Whether nothing else goes into the token than numbers and, in front of them, controllers.
  private(set) var isPlain = false

  /// The role of an event of the kind that nothing else made happen.
  let role: EventRole
  // The place of what made it happen; `nil` for kinds that do not tell.
  private let cause: Int?

  // Bits in place of a list, which would have to be counted for each event.
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

  // These give or take handles, or stand for something else than themselves.
  private static let special: [EventCode] = [
    .controller, .controllerEnded, .windowAdded, .windowRemoved, .sceneConnected, .device,
    .interactivePopMoved,
  ]

  private var namesOnlyControllers: Bool {
    guard optionals == 0, handles == 0 || handles == 1 || handles == 3 else { return false }
    return (0..<handles.nonzeroBitCount).allSatisfy { form(of: $0) == .controller }
  }

  /// The role of an event of the kind.
  func role(of record: Record) -> EventRole {
    guard let cause, record[cause] != 0 else { return role }
    return .outcome
  }

  /// What becomes of a field.
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
