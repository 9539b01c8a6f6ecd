package import SwivelModel

/// The numbers that a log has for names that its ring had lately, found by the names' bytes.
///
/// Apps say the same few names again and again: looking one up here takes neither a string nor
/// memory.
///
/// Safe: what is compared lies in the bytes that are kept, and in a name that was just lent.
package struct KnownNames: ~Copyable {
  private struct Place {
    var hash: UInt64 = 0
    var start = 0
    // No name is kept where there are no bytes.
    var byteCount = 0
    var id = NameID(rawValue: 0)
  }

  // With a name in half of all places, the next free one is near.
  private static let placeCount = 2_048
  private static let maximumCount = placeCount / 2
  private static let maximumByteCount = 1 << 16

  private let key = NameKey.random()
  private let shapes = KindShape.known
  private var places: ContiguousArray<Place> = []
  private var bytes: ContiguousArray<UInt8> = []
  private var count = 0

  package init() {}

  /// The record of the entry that was found last, with the log's numbers for its names.
  ///
  /// - Returns: `nil` unless all its names are known.
  package func record(of entry: HotEntry, in slots: HotSlots) -> Record? {
    var record = entry.record
    let shape = shapes[Int(record.code)]
    var next = 0
    for place in 0..<Int(record.count) where shape.hasName(at: place, of: record) {
      guard next < entry.nameCount, let id = id(of: slots.name(next)) else { return nil }
      record.replace(place, by: shape.number(id, at: place))
      next += 1
    }
    return next == entry.nameCount ? record : nil
  }

  /// Learns the names of the entry that was found last, and the numbers that some table has for
  /// them, or for what takes their place.
  package mutating func learn(namesIn slots: HotSlots, by table: NameTable, _ redaction: Redaction)
  {
    for (index, name) in slots.names.enumerated() {
      let id = table.id(of: redaction.replacement(for: name) ?? "")
      if let id { learn(slots.name(index), id) }
    }
  }

  /// Forgets all names.
  package mutating func removeAll() {
    self = KnownNames()
  }

  private mutating func learn(_ name: UnsafeRawBufferPointer, _ id: NameID) {
    guard !name.isEmpty, self.id(of: name) == nil else { return }
    if count == Self.maximumCount || bytes.count + name.count > Self.maximumByteCount {
      removeAll()
    }
    if places.isEmpty { places = ContiguousArray(repeating: Place(), count: Self.placeCount) }
    let hash = key.hash(name)
    places[place(of: name, hash)] = Place(
      hash: hash, start: bytes.count, byteCount: name.count, id: id)
    bytes.append(contentsOf: name)
    count += 1
  }

  private func id(of name: UnsafeRawBufferPointer) -> NameID? {
    guard !places.isEmpty, !name.isEmpty else { return nil }
    let found = places[place(of: name, key.hash(name))]
    return found.byteCount > 0 ? found.id : nil
  }

  /// Where a name is, or else where it would be.
  private func place(of name: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (Self.placeCount - 1)
    while places[place].byteCount > 0, !isName(name, hash, at: places[place]) {
      place = (place + 1) & (Self.placeCount - 1)
    }
    return place
  }

  private func isName(_ name: UnsafeRawBufferPointer, _ hash: UInt64, at place: Place) -> Bool {
    guard place.hash == hash, place.byteCount == name.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[place.start..<place.start + place.byteCount])
        .hasSameBytes(as: name)
    }
  }
}
