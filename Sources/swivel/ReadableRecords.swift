import SwivelModel

/// Records that were found to have no number out of range, so that they need not be looked at again.
///
/// A long log says a few thousand things many times over.
struct ReadableRecords {
  // Hashes of records, by a few of their bits; one that comes later takes the place of another.
  private var known: ContiguousArray<UInt64> = ContiguousArray(repeating: 0, count: 1 << 12)

  /// Those events whose records have a number out of range, or are of an unknown kind.
  mutating func others(_ events: ContiguousArray<Event>) -> [Event] {
    var others: [Event] = []
    for event in events {
      let pairs = event.record.pairs
      let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
      var hash = (pairs.0 ^ UInt64(event.record.code) &<< 56) &* factor
      hash = (hash ^ (hash &>> 29) ^ pairs.1) &* factor
      hash = (hash ^ (hash &>> 29) ^ pairs.2) &* factor
      let place = Int(hash &>> 52)
      guard known[place] != hash else { continue }
      if case .unrecognized = event.kind { others.append(event) } else { known[place] = hash }
    }
    return others
  }
}
