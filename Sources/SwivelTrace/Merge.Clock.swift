import SwivelLog
import SwivelModel

extension Merge {
  /// The conversion of the runner's times to the app's clock.
  struct Clock {
    /// The offset added to the runner's times, in microseconds.
    let offset: Int64
    /// The number of markers in both logs.
    let markCount: Int
    /// The largest deviation of a marker, in microseconds.
    let spread: UInt64
    /// The offset added to all times so that none is negative.
    let shift: UInt64

    /// Compares the times of the common markers.
    init(_ app: Side, _ runner: Side) throws(MergeError) {
      let differences = app.marks.compactMap { mark, instant in
        runner.marks[mark].map { Self.signed(instant) - Self.signed($0) }
      }.sorted()
      guard !differences.isEmpty else {
        // A few suffice to show that they have different names.
        throw .noSharedMarker(
          app: Array(app.markNames.prefix(5)), runner: Array(runner.markNames.prefix(5)))
      }
      // The median is robust against markers that were recorded late on either side.
      let middle = differences[differences.count / 2]
      (offset, markCount) = (middle, differences.count)
      spread = differences.map { ($0 - middle).magnitude }.max() ?? 0
      let first = runner.entries.first.map { Self.signed($0.instant) + middle } ?? 0
      shift = first < 0 ? first.magnitude : 0
    }

    func time(ofApp instant: Instant) -> Instant {
      Instant(rawValue: instant.rawValue.addingClamped(shift))
    }

    func time(ofRunner instant: Instant) -> Instant {
      let time = Self.signed(instant) + offset + Int64(clamping: shift)
      return Instant(rawValue: UInt64(clamping: time))
    }

    // A quarter of the range, so that no sum of three overflows: 73,000 years.
    private static func signed(_ instant: Instant) -> Int64 {
      min(Int64(clamping: instant.rawValue), Int64.max / 4)
    }
  }

  /// Translates records of one log to the names and numbers of the new one.
  struct Translation {
    private let source: Vocabulary
    private var names: [UInt32: UInt32] = [:]
    private var sequences: [UInt64: UInt64] = [:]

    init(_ source: Vocabulary) {
      self.source = source
    }

    /// The event for the new log; `nil` if there is no room for its names.
    mutating func event(
      _ event: Event, at sequence: UInt64, _ instant: Instant, _ target: inout Vocabulary
    ) -> Event? {
      var record = event.record(at: sequence, in: source) { sequences[$0] }
      let fields = source.schema(code: record.code)?.fields ?? []
      for (place, field) in fields.prefix(Int(record.count)).enumerated() {
        let number = record[place]
        switch field.type {
        case .name:
          guard let name = name(number, &target) else { return nil }
          record.replace(place, by: name)
        case .name.optional where number > 0:
          guard let name = name(number - 1, &target) else { return nil }
          record.replace(place, by: name + 1)
        default: break
        }
      }
      sequences[event.sequence] = sequence
      return Event(sequence: sequence, instant: instant, record: record)
    }

    private mutating func name(_ id: UInt32, _ target: inout Vocabulary) -> UInt32? {
      if let known = names[id] { return known }
      let text = source.names[NameID(rawValue: id)]
      let place = UInt32(target.names.count)
      // A lost name keeps its own index.
      let new =
        text.map { target.names.intern($0)?.rawValue }
        ?? (target.names.pad(to: target.names.count + 1) ? place : nil)
      names[id] = new
      return new
    }
  }
}
