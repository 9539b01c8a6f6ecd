import SwivelModel

/// A cache of records without out-of-range numbers, so that they are validated only once.
///
/// A long log repeats a few hundred records, with different controllers.
struct ReadableRecords {
  /// The bits of a kind's numbers that may be out of range.
  private struct Marks {
    let seed: UInt64
    var kept: (UInt64, UInt64, UInt64) = (.max, .max, .max)

    init(_ shape: CanonicalShape, code: Int) {
      seed = UInt64(code) &* 0x9E37_79B9_7F4A_7C15
      for field in shape.fields where field.form == .controller { drop(field.index) }
    }

    /// Excludes the bits of a handle, all values of which are valid controllers.
    private mutating func drop(_ index: Int) {
      let kept = ~(UInt64(UInt16.max) << UInt64(index % 2 * 32))
      switch index / 2 {
      case 0: self.kept.0 &= kept
      case 1: self.kept.1 &= kept
      default: self.kept.2 &= kept
      }
    }
  }

  // Indexed by the code of a kind.
  private let marks: ContiguousArray<Marks>
  // Hashes of records, in slots selected by their top bits; a later one replaces an earlier one.
  private var known: ContiguousArray<UInt64> = ContiguousArray(repeating: 0, count: 1 << 10)

  init() {
    marks = ContiguousArray(
      CanonicalShape.all.enumerated().map { Marks($0.element, code: $0.offset) })
  }

  /// The events with an out-of-range number or of an unknown kind.
  mutating func others(_ events: ContiguousArray<Event>) -> [Event] {
    var others: [Event] = []
    for event in events {
      let hash = hash(of: event.record)
      let place = Int(hash &>> 54)
      guard known[place] != hash else { continue }
      if case .unrecognized = event.kind { others.append(event) } else { known[place] = hash }
    }
    return others
  }

  private func hash(of record: Record) -> UInt64 {
    let (marks, pairs) = (marks[Int(record.code)], record.pairs)
    let (second, third) = (pairs.1 & marks.kept.1, pairs.2 & marks.kept.2)
    let factor: UInt64 = 0xD6E8_FEB8_6659_FD93
    var hash = (pairs.0 & marks.kept.0 ^ marks.seed) &* factor
    guard second | third != 0 else { return hash }
    hash = (hash ^ (hash &>> 29) ^ second) &* factor
    return (hash ^ (hash &>> 29) ^ third) &* factor
  }
}
