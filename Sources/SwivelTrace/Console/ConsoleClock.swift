import SwivelModel

/// The times of a console's events, in this order of precedence: the time that the app's line
/// states, the timestamp, the arrival of a live line, the timestamp of the app's line before, and
/// steps of a millisecond.
struct ConsoleClock: Sendable {
  private static let step: UInt64 = 1_000

  /// How many records got a time one millisecond after the one before.
  private(set) var assumedCount: UInt64 = 0
  /// How many timestamps are earlier than one before.
  private(set) var earlierCount: UInt64 = 0

  /// Whether lines are read when they arrive.
  var isLive: Bool { arrival != nil }

  /// The time of the app's last line with a timestamp, of which no event need be made.
  var passed: WallTime?

  /// Whether the times of all events so far can still be changed.
  var isOpening = false
  // Whether a time is known since, so that they are no longer assumed.
  private var hasFoundTimes = false

  // The time of the arrival of a live line; `nil` where a file is read.
  private let arrival: (@Sendable () -> Instant)?
  private let firstStep: UInt64
  // The difference between the log's time and the time that the app's lines state.
  private var shift: Int64?
  // The difference between the log's time and the arrival.
  private var delay: Int64 = 0
  // Whether a time is known, so that a line without one is not given steps.
  private var hasStamp = false

  /// Makes the clock of a live stream, or of a file that begins or continues a log.
  init(arrival: (@Sendable () -> Instant)?, continuesLog: Bool = false) {
    (self.arrival, firstStep) = (arrival, continuesLog ? 1 : 0)
  }

  /// Begins another run of the app, whose lines have times of their own.
  mutating func beginRun() { shift = nil }

  /// Moves to a time that the app's line states.
  mutating func move(
    to stated: Instant, stampedAt stamp: WallTime?, isFirstRun: Bool,
    _ composer: inout EventComposer
  ) {
    let (stated, last) = (Int64(stated.rawValue), Int64(composer.lastInstant.rawValue))
    let shift =
      self.shift
      ?? stamp.flatMap { composer.elapsed(at: $0) }.map { max($0, last) - stated }
      ?? (isFirstRun ? 0 : last)
    self.shift = shift
    let sum = stated.addingReportingOverflow(shift)
    let time = sum.overflow ? UInt64.max : UInt64(clamping: sum.partialValue)
    composer.advance(to: Instant(rawValue: time))
    if let stamp { composer.anchor(stamp) }
    hasStamp = true
  }

  /// Moves to the time of a line.
  mutating func move(to time: WallTime?, _ composer: inout EventComposer) {
    if time != nil || (arrival == nil && passed != nil) { findTimes(&composer) }
    if let time {
      if let elapsed = composer.elapsed(at: time), elapsed < composer.lastInstant.rawValue {
        earlierCount += 1
      }
      // What came before had no time, and this line has just arrived.
      if let arrival, composer.origin == nil, composer.nextSequence > 0 {
        composer.advance(to: arrival())
      }
      composer.anchor(time)
      composer.move(to: time)
      hasStamp = true
      if let arrival {
        delay = Int64(composer.lastInstant.rawValue) - Int64(arrival().rawValue)
      }
    } else if let arrival {
      composer.advance(to: Instant(rawValue: UInt64(clamping: Int64(arrival().rawValue) + delay)))
    } else if let passed {
      composer.anchor(passed)
      composer.move(to: passed)
      hasStamp = true
    } else if !hasStamp {
      composer.advance(to: Instant(rawValue: (firstStep + assumedCount) * Self.step))
      assumedCount += 1
    }
  }

  /// Moves the first events to the first time that is known, which is that of a line below them.
  private mutating func findTimes(_ composer: inout EventComposer) {
    guard isOpening, assumedCount > 0, !hasStamp else { return }
    composer.resetTimes()
    (hasFoundTimes, assumedCount) = (true, 0)
  }

  /// Whether the first time became known since the last call.
  mutating func takeFoundTimes() -> Bool {
    defer { hasFoundTimes = false }
    return hasFoundTimes
  }

  /// Moves by the time since the line before.
  mutating func pass(_ microseconds: UInt64, _ composer: inout EventComposer) {
    composer.pass(microseconds)
    hasStamp = true
  }
}
