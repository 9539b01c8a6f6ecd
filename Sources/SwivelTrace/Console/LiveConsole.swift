import CSwivel
package import SwivelLog
package import SwivelModel

/// Reads a live console for someone who watches it: returns after each part of the stream, and
/// regularly while nothing comes.
package struct LiveConsole {
  /// What there is to do.
  package enum Step {
    /// Some lines were read, with or without an event.
    case items([TraceItem])
    /// Nothing came for a while.
    case idle
    /// The stream has ended, or a signal came.
    case end([TraceItem])
  }

  // In milliseconds: a finding is shown so much late at most.
  private static let patience: Int32 = 250

  private let descriptor: Int32
  private var source: LineSource
  private var reader: ConsoleReader
  private let clock: @Sendable () -> UInt64
  private let began: UInt64
  private var lastArrival: UInt64 = 0
  private var lastInstant = Instant.start

  /// Begins to read, with a clock in microseconds.
  package init(
    _ descriptor: Int32, process: String? = nil,
    clock: @escaping @Sendable () -> UInt64 = { swivel_monotonic_microseconds() }
  ) {
    swivel_catch_signals()
    (self.descriptor, self.clock) = (descriptor, clock)
    source = LineSource(FileSource(descriptor: descriptor))
    let began = clock()
    self.began = began
    reader = ConsoleReader(process: process) { Instant(rawValue: clock() - began) }
  }

  /// The names of the events.
  package var vocabulary: Vocabulary { reader.vocabulary }
  /// How the lines were used.
  package var counts: ImportCounts { reader.counts }

  /// The time of the log now: that of the last event, and what has passed since it arrived.
  package var now: Instant {
    let passed = clock() - began - lastArrival
    return Instant(rawValue: lastInstant.rawValue.addingClamped(passed))
  }

  /// What is wrong with the lines read since the last call.
  package mutating func takeFaults() -> [String] { reader.takeFaults() }

  /// Waits for lines.
  package mutating func next() throws(LogError) -> Step {
    guard swivel_caught_signal() == 0 else { return .end(finish()) }
    let ready = try LogError.check(swivel_wait_readable(descriptor, Self.patience), .read)
    guard ready > 0 else { return .idle }
    guard try source.fill() else { return .end(finish()) }
    var items: [TraceItem] = []
    while let line = source.nextWhole() { items += reader.read(line: line) }
    note(items)
    return .items(items)
  }

  private mutating func finish() -> [TraceItem] {
    var items: [TraceItem] = []
    if let line = source.finish() { items += reader.read(line: line) }
    items += reader.finish()
    note(items)
    return items
  }

  private mutating func note(_ items: [TraceItem]) {
    for case .event(let event) in items.suffix(1) {
      (lastInstant, lastArrival) = (event.instant, clock() - began)
    }
  }
}
