import SwivelLog
import SwivelModel

extension Merge {
  /// How the times of the runner's log are told in the time of the app's.
  struct Clock {
    /// What is added to a time of the runner, in microseconds.
    let offset: Int64
    /// How many markers both logs have.
    let markCount: Int
    /// By how much one of them is off, at most, in microseconds.
    let spread: UInt64
    /// What is added to all times so that none is below 0.
    let shift: UInt64

    /// Compares when both passed the same markers.
    init(_ app: Side, _ runner: Side) throws(MergeError) {
      let differences = app.marks.compactMap { mark, instant in
        runner.marks[mark].map { Self.signed(instant) - Self.signed($0) }
      }.sorted()
      guard !differences.isEmpty else {
        // A few tell that they are named otherwise.
        throw .noSharedMarker(
          app: Array(app.markNames.prefix(5)), runner: Array(runner.markNames.prefix(5)))
      }
      // One that was written late, on either side, does not move the one in the middle.
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

    // A quarter of the range, so that no sum of three leaves it: 73,000 years.
    private static func signed(_ instant: Instant) -> Int64 {
      min(Int64(clamping: instant.rawValue), Int64.max / 4)
    }
  }
}
