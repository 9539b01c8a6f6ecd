import SwivelModel

/// Where records tell of the event that caused them.
enum CauseFields {
  private static let places: [Int?] = (0...UInt8.max).map { code in
    EventSchema.known(code: code)?.fields.firstIndex { $0.type == .cause.optional }
  }

  /// How many events ago the cause of a record was; `nil` if it has none.
  static func distance(of record: Record) -> UInt32? {
    guard let place = places[Int(record.code)], place < record.count, record[place] > 0 else {
      return nil
    }
    return record[place] - 1
  }

  /// The record with its cause so many events ago, or without one.
  static func record(_ record: Record, with distance: UInt32?) -> Record {
    guard let place = places[Int(record.code)], place < record.count else { return record }
    var record = record
    record.replace(place, by: distance.map { $0 + 1 } ?? 0)
    return record
  }
}
