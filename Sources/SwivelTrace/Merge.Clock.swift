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
}
