extension EventSchema {
  /// The index of the cause in the kind's records; a kind has at most one.
  package var placeOfCause: Int? { fields.firstIndex { $0.type == .cause.optional } }
}

extension Vocabulary {
  /// The index of the cause in the records of a kind, as the log describes it.
  func placeOfCause(_ code: UInt8) -> Int? {
    newerKinds[code].map(\.placeOfCause) ?? Record.placesOfCauses[Int(code)]
  }
}

extension Record {
  /// The index of the cause in the records of each known kind.
  fileprivate static let placesOfCauses: [Int?] = (0...UInt8.max).map { code in
    EventSchema.known(code: code)?.placeOfCause
  }

  /// The distance to the event's cause; `nil` if it has none.
  package var causeDistance: UInt32? { causeDistance(at: Self.placesOfCauses[Int(code)]) }

  fileprivate func causeDistance(at place: Int?) -> UInt32? {
    guard let place, place < count, self[place] > 0 else { return nil }
    return self[place] - 1
  }

  fileprivate func settingCause(_ distance: UInt32?, at place: Int?) -> Record {
    guard let place, place < count else { return self }
    var record = self
    record.replace(place, by: distance.map { $0 + 1 } ?? 0)
    return record
  }
}

extension Event {
  /// The record for a log in which the event has another number.
  ///
  /// - Parameters:
  ///   - sequence: The number.
  ///   - vocabulary: The meaning of the kinds.
  ///   - moved: The new number of another event; `nil` if it is not in that log.
  /// - Returns: The record, without a cause that is not in that log.
  package func record(
    at sequence: UInt64, in vocabulary: Vocabulary, _ moved: (UInt64) -> UInt64?
  ) -> Record {
    let place = vocabulary.placeOfCause(record.code)
    guard let distance = record.causeDistance(at: place) else { return record }
    let cause = self.sequence >= distance ? moved(self.sequence - UInt64(distance)) : nil
    return record.settingCause(cause.flatMap { UInt32(exactly: sequence - $0) }, at: place)
  }
}
