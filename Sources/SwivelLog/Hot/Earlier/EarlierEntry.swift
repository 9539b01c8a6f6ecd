package import SwivelModel

/// An event of a hot file of versions 1.0 to 1.2.
package struct EarlierEntry: Hashable, Sendable {
  /// The number of its first slot.
  package let slot: UInt64
  /// The number of slots that it occupies.
  package let slotCount: Int
  /// The time, in microseconds on the slots' clock.
  package let microseconds: UInt64
  /// The number of sequence numbers skipped before it.
  package let skippedCount: UInt64
  /// The code and the numbers; those for names only state whether there is a name.
  package let record: Record
  /// The names, in the order of the fields.
  package let names: [String]
}

extension EarlierHotFile {
  /// What a slot contains at which an event may begin.
  enum Look {
    case entry(EarlierEntry)
    case empty, overwritten, unfinished, damaged
  }

  /// Reads the event that begins at a slot.
  func look(at number: UInt64) -> Look {
    let slot = slot(number)
    switch slot.content {
    case .empty: return .empty
    case .overwritten: return .overwritten
    case .unfinished: return .unfinished
    case .damaged: return .damaged
    case .event: break
    }
    // The rest of an event whose first slot was never filled.
    guard slot.slotCount > 0 else { return .empty }
    guard (1...127).contains(slot.head & 0xFF) else { return .damaged }
    guard slot.manner == 0 else {
      return Self.record(atFixedPlacesOf: slot).map { entry(number, slot, EarlierPayload($0)) }
        ?? .damaged
    }
    return payload(number, slot)
  }

  /// Reads the payload of an event, which continues in its further slots.
  private func payload(_ number: UInt64, _ first: EarlierSlot) -> Look {
    var bytes = [UInt8(truncatingIfNeeded: first.head >> 8)]
    bytes.append(first.body, byteCount: 8)
    for index in 1..<UInt64(first.slotCount) {
      let further = slot(number + index)
      if further.content == .overwritten { return .overwritten }
      guard further.content == .event, further.slotCount == 0 else { return .damaged }
      bytes.append(further.head, byteCount: 8)
      bytes.append(further.form >> 40, byteCount: 3)
      bytes.append(further.body, byteCount: 8)
    }
    let payload = EarlierPayload(bytes, code: UInt8(truncatingIfNeeded: first.head))
    return payload.map { entry(number, first, $0) } ?? .damaged
  }

  /// Reads up to six numbers of 1 byte, four of 2 or two of 4; missing ones are 0.
  private static func record(atFixedPlacesOf slot: EarlierSlot) -> Record? {
    let places: [UInt64] = [[0, 32, 8, 40, 16, 48], [0, 16, 32, 48], [0, 32]][Int(slot.manner) - 1]
    let mask = (UInt64(1) << (4 << slot.manner)) - 1
    let count = Int(slot.head >> 8 & 0xFF)
    guard count <= Record.maximumCount else { return nil }
    var record = Record(code: UInt8(truncatingIfNeeded: slot.head))
    for index in 0..<count {
      record.append(index < places.count ? UInt32(slot.body >> places[index] & mask) : 0)
    }
    return record
  }

  private func entry(_ number: UInt64, _ slot: EarlierSlot, _ payload: EarlierPayload) -> Look {
    .entry(
      EarlierEntry(
        slot: number, slotCount: slot.slotCount, microseconds: slot.head >> 16,
        skippedCount: payload.skippedCount, record: payload.record, names: payload.names))
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ word: UInt64, byteCount: Int) {
    for byte in 0..<byteCount { append(UInt8(truncatingIfNeeded: word >> (8 * UInt64(byte)))) }
  }
}
