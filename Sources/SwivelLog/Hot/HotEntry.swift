package import SwivelModel

/// An event as a hot file has it, but for its names, which lie in its slots: see ``HotSlots/names``.
package struct HotEntry: Hashable, Sendable {
  /// The number of its first slot.
  package let slot: UInt64
  /// How many slots it takes up.
  package let slotCount: Int
  /// How many events were begun before it, modulo 2^24.
  package let begunCount: UInt32
  /// When it happened, in microseconds on the slots' clock.
  package let microseconds: UInt64
  /// How many sequence numbers are left out in front of it.
  package let skippedCount: UInt64
  /// The code and the numbers, of which those for names say only whether there is one.
  package let record: Record
  /// How many names it has.
  package let nameCount: Int
}

/// An event of a hot file with its names, for they have no numbers yet.
package struct SpelledEntry: Hashable, Sendable {
  package let entry: HotEntry
  /// The names, in the order of the fields.
  package let names: [String]

  package init(_ entry: HotEntry, _ names: [String]) {
    (self.entry, self.names) = (entry, names)
  }
}

extension Record {
  /// The record as a hot file has it, and the names that its numbers stand for.
  ///
  /// - Returns: `nil` when a name is not known.
  package func spelled(
    by vocabulary: Vocabulary
  ) -> (record: Record, names: [String])? {
    let shape = vocabulary.schema(code: code).map(KindShape.init) ?? KindShape()
    guard shape.names != 0 else { return (self, []) }
    var (spelled, names) = (Record(code: code), [String]())
    for place in 0..<Int(count) {
      guard shape.hasName(at: place, of: self) else {
        spelled.append(self[place])
        continue
      }
      let id = NameID(rawValue: self[place] - (shape.isOptionalName(at: place) ? 1 : 0))
      guard let name = vocabulary.names[id] else { return nil }
      names.append(name)
      spelled.append(1)
    }
    return (spelled, names)
  }
}

extension Record {
  /// The record with the numbers that its names have in a vocabulary, which learns those that are new,
  /// or what takes their place: the way back of ``spelled(by:)``.
  ///
  /// Where a name is missing there is none, or else an empty one: a number would be that of another log.
  ///
  /// - Returns: `nil` when the vocabulary is full.
  package func named(
    _ names: [String], in vocabulary: inout Vocabulary, _ redaction: Redaction = .none
  ) -> Record? {
    let shape = vocabulary.schema(code: code).map(KindShape.init) ?? KindShape()
    guard shape.names != 0 else { return self }
    var named = Record(code: code)
    var next = names.startIndex
    for place in 0..<Int(count) {
      guard shape.hasName(at: place, of: self) else {
        named.append(self[place])
        continue
      }
      let name = next < names.endIndex ? names[next] : nil
      next += 1
      guard name != nil || !shape.isOptionalName(at: place) else {
        named.append(0)
        continue
      }
      guard let id = vocabulary.names.intern(name.flatMap(redaction.replacement(for:)) ?? "") else {
        return nil
      }
      named.append(id.rawValue + (shape.isOptionalName(at: place) ? 1 : 0))
    }
    return named
  }
}

extension SpelledEntry {
  /// The record with the numbers of its names in a vocabulary, see ``Record/named(_:in:_:)``.
  package func record(
    naming vocabulary: inout Vocabulary, _ redaction: Redaction = .none
  ) -> Record? {
    entry.record.named(names, in: &vocabulary, redaction)
  }
}
