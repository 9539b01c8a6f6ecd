package import SwivelModel

/// A run as a list of tokens: 8 bytes for each event.
package struct RunTokens: Sendable {
  /// The tokens of the events that are compared, in order.
  package private(set) var tokens: ContiguousArray<UInt64> = []
  /// The hardware that the run records, in order.
  package private(set) var devices: [Device] = []
  /// The number of events, compared or not.
  package private(set) var eventCount = 0
  private var tokenizer: Tokenizer

  package init(ignoring ignored: Set<UInt8> = []) {
    tokenizer = Tokenizer(ignoring: ignored)
  }

  /// Reserves capacity for the expected number of events in a run of this size.
  ///
  /// Unused capacity takes no memory, and appending does not reallocate.
  package mutating func reserve(byteCount: Int) {
    tokens.reserveCapacity(min(byteCount / Self.bytesOfEvent, Self.reservedLimit))
  }

  // A log of many events has more than two bytes for each.
  private static let bytesOfEvent = 2
  // The maximum that is reserved at once: 256 MiB.
  private static let reservedLimit = 1 << 25

  package mutating func append(_ item: TraceItem, names: @autoclosure () -> NameTable) {
    switch item {
    case .loss: break
    case .checkpoint(let checkpoint): tokenizer.restore(checkpoint, names: names())
    case .event(let event): append(event.record, names: names())
    }
  }

  package mutating func append(_ events: ContiguousArray<Event>, names: NameTable) {
    eventCount += events.count
    if tokens.capacity < tokens.count + events.count {
      tokens.reserveCapacity(max(tokens.count * 3 / 2, tokens.count + events.count))
    }
    // Safe: at most one token is written for each event, consecutively. Appending one by one would
    // retain and release for each event.
    tokens += ContiguousArray(unsafeUninitializedCapacity: events.count) { buffer, count in
      for event in events {
        guard let token = tokenizer.plainToken(of: event.record) ?? token(of: event.record, names)
        else { continue }
        buffer[count] = token
        count += 1
      }
    }
  }

  private mutating func append(_ record: Record, names: @autoclosure () -> NameTable) {
    eventCount += 1
    if let token = token(of: record, names()) { tokens.append(token) }
  }

  private mutating func token(of record: Record, _ names: @autoclosure () -> NameTable) -> UInt64? {
    if record.is(.device) { addDevice(record) }
    defer { tokenizer.finish(record) }
    return tokenizer.token(of: record, names: names())
  }

  private mutating func addDevice(_ record: Record) {
    guard let device = Device(number: record[0]), devices.last != device else { return }
    devices.append(device)
  }
}
