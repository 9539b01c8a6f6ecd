import SwivelModel

/// What of a kind's numbers goes into its tokens, made once for each kind.
struct TokenPlan {
  /// A number that is replaced by what it stands for; without a name, which would have to be counted.
  struct Handle {
    let index: Int
    let form: CanonicalField
    let isOptional: Bool
  }

  /// The numbers that go in as they are, in pairs, as bits that are kept.
  private(set) var kept: (UInt64, UInt64, UInt64) = (.max, .max, .max)
  /// The fields whose numbers are replaced by what they stand for.
  private(set) var handles: ContiguousArray<Handle> = []
  /// Whether events of the kind are compared at all.
  let isCompared: Bool

  init(_ shape: CanonicalShape, isCompared: Bool) {
    self.isCompared = isCompared
    for field in shape.fields where field.form != .value {
      drop(field.index)
      guard field.form != .leftOut else { continue }
      handles.append(
        Handle(index: field.index, form: field.form, isOptional: field.isOptional))
    }
  }

  private mutating func drop(_ index: Int) {
    let half: UInt64 = index.isMultiple(of: 2) ? 0xFFFF_FFFF_0000_0000 : 0xFFFF_FFFF
    switch index / 2 {
    case 0: kept.0 &= half
    case 1: kept.1 &= half
    default: kept.2 &= half
    }
  }
}
