import SwivelModel

extension EventTextReader {
  /// Reads the members of an event.
  mutating func event(_ object: ParsedObject, kind: ParsedValue) throws(TextError) -> Event {
    guard case .string(let name) = kind else { throw unexpected("kind", .string, kind) }
    guard let shape = kinds[name] else {
      throw .unknownKind(line: lineCount, kind: name, suggestion: suggestion(for: name))
    }
    if lastSequence == nil, clock == nil {
      isUnnumbered = object["seq"] == nil && object["t"] == nil
    }
    let sequence = try sequence(object["seq"])
    let instant = try instant(object["t"])
    statesTime = object["t"] != nil
    let count = try count(object["count"], of: shape)
    try check(object, has: shape, named: name, count: count)
    var record = Record(code: shape.code)
    for field in shape.fields[..<count] {
      record.append(try number(of: field, in: object, sequence: sequence))
    }
    try appendMore(object["more"], to: &record)
    complete(&record, object["identifier"])
    return Event(sequence: sequence, instant: instant, record: record)
  }

  private mutating func suggestion(for kind: String) -> String? {
    if let misspelling, misspelling.kind == kind { return misspelling.suggestion }
    let suggestion = nearest(kind, in: kinds.names)
    misspelling = (kind, suggestion)
    return suggestion
  }

  /// Adds what only the identifier of a device states: earlier recorders knew no foldable phone.
  private func complete(_ record: inout Record, _ identifier: ParsedValue?) {
    guard record.is(.device), case .string(let text)? = identifier,
      let device = Device(identifier: text), device.contains(.foldable)
    else { return }
    record.update(0) { $0 | Device.foldable.number }
  }

  private func sequence(_ value: ParsedValue?) throws(TextError) -> UInt64 {
    guard let value else {
      guard clock != nil || isUnnumbered else { throw .missingKey(line: lineCount, key: "seq") }
      guard nextSequence <= TextForm.maximumSequence else {
        throw unexpected("seq", .count(TextForm.maximumSequence), .number(nextSequence))
      }
      return nextSequence
    }
    guard case .number(let sequence) = value, sequence <= TextForm.maximumSequence else {
      throw unexpected("seq", .count(TextForm.maximumSequence), value)
    }
    if let lastSequence, sequence <= lastSequence {
      throw .sequenceNotIncreasing(line: lineCount, sequence: sequence, previous: lastSequence)
    }
    return sequence
  }

  private func instant(_ value: ParsedValue?) throws(TextError) -> Instant {
    guard let value else {
      guard let clock else { return try instantAfterLast() }
      // Another clock may have been ahead in a line that had its own time.
      return min(max(clock(), lastInstant), .latest)
    }
    guard case .number(let time) = value, time <= Instant.latest.rawValue else {
      throw unexpected("t", .count(Instant.latest.rawValue), value)
    }
    guard time >= lastInstant.rawValue else {
      throw .timeDecreasing(line: lineCount, time: time, previous: lastInstant.rawValue)
    }
    let instant = Instant(rawValue: time)
    return header?.hasAssumedTimes ?? false ? instant.assumed : instant
  }

  private func instantAfterLast() throws(TextError) -> Instant {
    guard isUnnumbered else { throw .missingKey(line: lineCount, key: "t") }
    guard lastSequence != nil else { return Instant.start.assumed }
    let millisecond: UInt64 = 1000
    return Instant(rawValue: lastInstant.rawValue.addingClamped(millisecond)).assumed
  }

  /// The number of fields of the event: all, unless it states that its writer knew fewer.
  private func count(_ value: ParsedValue?, of shape: TextKind) throws(TextError) -> Int {
    guard let value else { return shape.fields.count }
    guard case .number(let count) = value, count <= shape.fields.count else {
      throw unexpected("count", .number(0...Int64(shape.fields.count)), value)
    }
    return Int(count)
  }

  private func check(
    _ object: ParsedObject, has shape: TextKind, named name: String, count: Int
  ) throws(TextError) {
    let fields = shape.fields[..<count]
    for member in object.members where !fields.contains(where: { $0.name == member.key }) {
      guard !TextForm.eventKeys.contains(member.key) else { continue }
      let keys = fields.map(\.name) + TextForm.eventKeys
      throw .unknownKey(
        line: lineCount, key: member.key, suggestion: nearest(member.key, in: keys),
        of: TextError.EventFields(kind: name, names: shape.fields.map(\.name)))
    }
  }

  /// Appends the numbers of an event that have no field.
  private func appendMore(_ value: ParsedValue?, to record: inout Record) throws(TextError) {
    guard let value else { return }
    guard case .array(let values) = value else { throw unexpected("more", .array, value) }
    let limit = Record.maximumCount - Int(record.count)
    guard values.count <= limit else { throw unexpected("more", .shorterList(limit: limit), value) }
    for (index, value) in values.enumerated() {
      guard case .number(let number) = value, let number = UInt32(exactly: number) else {
        throw unexpected("more[\(index)]", .count(UInt64(UInt32.max)), value)
      }
      record.append(number)
    }
  }
}
