package import SwivelModel

/// An event of a journal.
package struct JournalEntry: Hashable, Sendable {
  /// The sequence number in the log.
  package let sequence: UInt64
  /// The time in the recording, in microseconds.
  package let instant: UInt64
  /// The code and the numbers; those for names only state whether there is a name.
  package let record: Record
  /// The names, in the order of the fields.
  package let names: [String]
  /// The number of slots that it occupies.
  package let slotCount: Int

  /// Makes the entry of an event.
  init(
    sequence: UInt64, instant: UInt64, record: Record, names: [String], slotCount: Int = 1
  ) {
    (self.sequence, self.instant, self.record) = (sequence, instant, record)
    (self.names, self.slotCount) = (names, slotCount)
  }

  /// The record with the indexes of its names in a vocabulary, see ``Record/named(_:in:_:)``.
  package func record(
    naming vocabulary: inout Vocabulary, _ redaction: Redaction = .none
  ) -> Record? {
    record.named(names, in: &vocabulary, redaction)
  }
}

extension Record {
  /// The record as stored in a hot file, and the names of its indexes.
  ///
  /// - Returns: `nil` if a name is unknown.
  package func spelled(
    by vocabulary: Vocabulary
  ) -> (record: Record, names: [String])? {
    let shape = vocabulary.schema(code: code).map(KindShape.init) ?? KindShape()
    guard shape.names != 0 else { return (self, []) }
    var (spelled, names) = (Record(code: code), [String]())
    for place in 0..<Int(count) {
      guard let id = shape.name(at: place, of: self) else {
        spelled.append(self[place])
        continue
      }
      guard let name = vocabulary.names[id] else { return nil }
      names.append(name)
      spelled.append(1)
    }
    return (spelled, names)
  }

  /// The record with the indexes of its names in a vocabulary, which adds new ones or their
  /// replacements: the inverse of ``spelled(by:)``.
  ///
  /// A missing name becomes none or an empty one, because the index would be that of another log.
  ///
  /// - Returns: `nil` if the vocabulary is full.
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
      named.append(shape.number(id, at: place))
    }
    return named
  }
}
