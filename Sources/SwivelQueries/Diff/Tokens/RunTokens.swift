package import SwivelModel

/// A run as a list of tokens: 8 bytes an event, whatever the events are.
package struct RunTokens: Sendable {
  /// The tokens of the events that are compared, in order.
  package private(set) var tokens: ContiguousArray<UInt64> = []
  /// The hardware that the run tells of, in order.
  package private(set) var devices: [Device] = []
  /// How many events there are, compared or not.
  package private(set) var eventCount = 0
  private var tokenizer: Tokenizer

  /// Makes the list of a run without events.
  package init(ignoring ignored: Set<UInt8> = []) {
    tokenizer = Tokenizer(ignoring: ignored)
  }

  /// Makes room for as many events as a run of this size is likely to have.
  ///
  /// Room that is not filled takes no memory, and what is filled has not to be moved.
  package mutating func reserve(byteCount: Int) {
    tokens.reserveCapacity(min(byteCount / Self.bytesOfEvent, Self.reservedLimit))
  }

  // A log of many events takes more than two bytes for each.
  private static let bytesOfEvent = 2
  // No more than this is reserved at once: 256 MiB.
  private static let reservedLimit = 1 << 25

  /// Adds the next entry.
  package mutating func append(_ item: TraceItem, names: @autoclosure () -> NameTable) {
    switch item {
    case .loss: break
    case .checkpoint(let checkpoint): tokenizer.restore(checkpoint, names: names())
    case .event(let event): append(event.record, names: names())
    }
  }

  /// Adds events that follow one another.
  package mutating func append(_ events: ContiguousArray<Event>, names: NameTable) {
    eventCount += events.count
    if tokens.capacity < tokens.count + events.count {
      tokens.reserveCapacity(max(tokens.count * 3 / 2, tokens.count + events.count))
    }
    // Safe: no more tokens than events are written, one after another. What is appended event by
    // event has its owner counted each time.
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
    if record.is(.device) { note(record) }
    defer { tokenizer.finish(record) }
    return tokenizer.token(of: record, names: names())
  }

  private mutating func note(_ record: Record) {
    guard let device = Device(number: record[0]), devices.last != device else { return }
    devices.append(device)
  }
}
