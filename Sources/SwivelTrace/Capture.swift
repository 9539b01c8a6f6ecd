import CSwivel
package import SwivelLog
package import SwivelModel
import SwivelRecorder
import SwivelReplay
import SwivelText

/// Records a live stream of lines into a log, until the stream or a signal ends it.
///
/// Until its block is written an event is in a hot file beside the log, so that a crash loses none.
/// Where there can be no hot file, events are written within a second.
package struct Capture {
  /// Where the stream comes from, which the log states; all are read as consoles.
  package enum Form: String, CaseIterable, Sendable {
    /// What an app prints, or a tool that shows the console of a device.
    case console
    /// Events in the text form.
    case events
    /// What `log stream` prints.
    case unifiedLog = "unified-log"
  }

  /// What was recorded.
  package struct Summary: Sendable {
    /// The events that were written.
    package internal(set) var eventCount: UInt64 = 0
    /// How the lines were used.
    package internal(set) var lines = ImportCounts()
    /// The lines that are not events: unrelated, repeated, or of other processes.
    package var ignoredLineCount: UInt64 { lines.passedOver + lines.duplicates }
    /// The lines that should be events and are invalid; each is a loss in the log.
    package var rejectedLineCount: UInt64 { lines.rejected + unstorableCount }
    /// The events that no log can hold.
    var unstorableCount: UInt64 = 0
    /// The first few of their errors.
    package internal(set) var faults: [String] = []
    /// What was cut off a log that was appended to.
    package internal(set) var cut: LogReader.TornTail?
    /// The events that were adopted from a killed recording and appended to.
    package internal(set) var adoptedCount = 0
  }

  /// What is reported while a recording runs.
  package enum Notice {
    /// The log can be written, and the stream is read from now on.
    case began
    /// An invalid line.
    case fault(String)
    /// The counts after some lines were read.
    case counted(Summary)
  }

  /// Why a recording ended before its stream did.
  package struct Failure: Error {
    /// The cause.
    package let cause: LogError
    /// The number of events read from the stream before.
    package let eventCount: UInt64
  }

  // The interval for polling signals, in milliseconds, and how much longer an event may wait to be
  // written, in microseconds: a second in all.
  private static let patience: Int32 = 250
  private static let flushInterval: UInt64 = 750_000
  private static let faultLimit = 5
  // What a pipe holds on Linux and macOS: 64 KiB, read in chunks of as much or less.
  private static let drainLimit = 16

  private let descriptor: Int32
  private let makeWriter: (ConsoleReader) throws(LogError) -> JournaledWriter
  private let notify: (Notice) -> Void
  private let baseSequence: UInt64
  private let baseInstant: UInt64
  private var writer: JournaledWriter?
  // Whether there is a log that only an event replaces, and the losses before that: one for each
  // reason, because there may be as many as lines.
  private var isReplacing = false
  private var losses: [Loss] = []
  private var source: LineSource
  private var lines: ConsoleReader
  private var lastFlush: UInt64
  private var summary = Summary()

  /// Records into a new log; the stream's own header, if any, takes precedence over the given one.
  ///
  /// A log that is replaced stays until there is an event to record. Nothing is recorded of what
  /// is no console.
  ///
  /// - Throws: ``Failure``, of ``LogError/beingRecorded(path:process:)`` while another recorder
  ///   uses the log, of ``LogError/io(operation:errno:)`` when there is a log already, the stream
  ///   cannot be read or the log cannot be written.
  package static func record(
    from descriptor: Int32, to path: String, replacing: Bool = false, header: TraceHeader,
    process: String? = nil, notify: @escaping (Notice) -> Void = { _ in }
  ) throws(Failure) -> Summary {
    swivel_catch_signals()
    // Created before the first event arrives, so that a wrong path is reported at once.
    let place = try beginning { () throws(LogError) in
      try CapturePlace(path, replacing: replacing)
    }
    var capture = Self(from: descriptor, of: process, after: nil, notify) {
      lines throws(LogError) in
      try place.makeWriter(lines.header(orElse: header))
    }
    capture.isReplacing = place.isReplacing
    return try capture.run { place.giveUp() }
  }

  /// Records after the end of a log, continuing its numbers and time.
  ///
  /// - Throws: What ``record(from:to:replacing:header:process:notify:)`` throws, and what is wrong
  ///   with the existing log, which is left unchanged.
  package static func append(
    from descriptor: Int32, to path: String, header: TraceHeader = TraceHeader(),
    process: String? = nil, notify: @escaping (Notice) -> Void = { _ in }
  ) throws(Failure) -> Summary {
    let (hasLog, adopted) = try beginning { () throws(LogError) in
      // A recorder that was killed immediately left only its hot file.
      let isThere = swivel_exists(path) != 0 || swivel_exists(LogPlace.hotPath(ofFile: path)) != 0
      let adopted = try Recorder.adopt(path: path)
      let isBlank = try LogReader.isBlank(path: path)
      return (!isThere || !isBlank, adopted)
    }
    guard hasLog else {
      return try record(
        from: descriptor, to: path, header: header, process: process, notify: notify)
    }
    swivel_catch_signals()
    let place = try beginning { () throws(LogError) in try ContinuedPlace(path) }
    var capture = Self(from: descriptor, of: process, after: place.writer, notify) {
      _ throws(LogError) in place.writer
    }
    (capture.summary.cut, capture.summary.adoptedCount) = (
      place.cut, adopted?.adoptedCount ?? 0
    )
    return try capture.run { place.giveUp() }
  }

  private static func beginning<Value>(
    _ work: () throws(LogError) -> Value
  ) throws(Failure) -> Value {
    do throws(LogError) {
      return try work()
    } catch {
      throw Failure(cause: error, eventCount: 0)
    }
  }

  private init(
    from descriptor: Int32, of process: String?, after writer: JournaledWriter?,
    _ notify: @escaping (Notice) -> Void,
    makeWriter: @escaping (ConsoleReader) throws(LogError) -> JournaledWriter
  ) {
    (self.descriptor, self.makeWriter, self.notify) = (descriptor, makeWriter, notify)
    source = LineSource(FileSource(descriptor: descriptor))
    baseSequence = writer?.nextSequence ?? 0
    baseInstant = writer?.lastInstant.rawValue ?? 0
    let start = swivel_monotonic_microseconds()
    // When a file is read says nothing about when its events happened.
    let isLive = swivel_regular_file_size(descriptor) < 0
    let arrival = { @Sendable () -> Instant in
      Instant(rawValue: swivel_monotonic_microseconds() - start)
    }
    lines = ConsoleReader(
      process: process, arrival: isLive ? arrival : nil, continuesLog: writer != nil)
    lastFlush = start
  }

  private mutating func run(orElse giveUp: () -> Void) throws(Failure) -> Summary {
    do throws(LogError) {
      let summary = try run()
      if writer == nil { giveUp() }
      return summary
    } catch {
      giveUp()
      throw Failure(cause: error, eventCount: summary.eventCount)
    }
  }

  private mutating func run() throws(LogError) -> Summary {
    var isOpen = true
    notify(.began)
    while isOpen, swivel_caught_signal() == 0 {
      isOpen = try takeChunk(waiting: Self.patience) != .end
      try flushIfDue()
    }
    // A signal may arrive before the last lines that were sent ahead of it.
    for _ in 0..<Self.drainLimit where isOpen {
      isOpen = try takeChunk(waiting: 0) == .some
    }
    if let line = source.finish() { try take(line) }
    try write(lines.finish())
    summary.lines = lines.counts
    let isEmpty = writer == nil && (isReplacing || summary.lines.report != nil)
    if !isEmpty { try open().finish() }
    return summary
  }

  /// The result of polling the stream.
  private enum Supply {
    case some, none, end
  }

  private mutating func takeChunk(waiting milliseconds: Int32) throws(LogError) -> Supply {
    let ready = try LogError.check(swivel_wait_readable(descriptor, milliseconds), .read)
    guard ready > 0 else { return .none }
    guard try source.fill() else { return .end }
    while let line = source.nextWhole() { try take(line) }
    summary.lines = lines.counts
    notify(.counted(summary))
    return .some
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(LogError) {
    try write(lines.read(line: line))
  }

  private mutating func write(_ items: [TraceItem]) throws(LogError) {
    for item in items { try write(item) }
    guard !items.isEmpty else { return }
    for fault in lines.takeFaults() { note(fault) }
  }
}

extension Capture {
  /// Opens the log, whose header may come from the stream's first line.
  private mutating func open() throws(LogError) -> JournaledWriter {
    if let writer { return writer }
    // The first event is read before the log is opened.
    let made = try makeWriter(lines)
    writer = made
    for loss in losses { try made.append(.loss(loss), vocabulary: lines.vocabulary) }
    return made
  }

  private mutating func keep(_ loss: Loss) {
    guard let index = losses.firstIndex(where: { $0.reason == loss.reason }) else {
      return losses.append(loss)
    }
    let count = losses[index].count.addingClamped(loss.count)
    losses[index] = Loss(count: count, reason: loss.reason)
  }

  private mutating func write(_ item: TraceItem) throws(LogError) {
    if writer == nil, isReplacing, case .loss(let loss) = item { return keep(loss) }
    let writer = try open()
    do throws(LogError) {
      try writer.append(moved(item), vocabulary: lines.vocabulary)
    } catch {
      switch error {
      case .outOfOrder, .unstorable, .tableFull: return try reject(error.description)
      default: throw error
      }
    }
    if case .event = item { summary.eventCount += 1 }
  }

  /// An item, moved after the end of the log that is appended to.
  private func moved(_ item: TraceItem) -> TraceItem {
    guard case .event(var event) = item else { return item }
    event.sequence = event.sequence.addingClamped(baseSequence)
    let instant = event.instant.rawValue.addingClamped(baseInstant)
    event.instant = min(Instant(rawValue: instant), .latest)
    return .event(event)
  }

  private mutating func note(_ fault: String) {
    if summary.faults.count < Self.faultLimit { summary.faults.append(fault) }
    notify(.fault(fault))
  }

  /// Records a loss in the log, and its cause in the summary.
  private mutating func reject(_ fault: String) throws(LogError) {
    summary.unstorableCount += 1
    note(fault)
    let loss = TraceItem.loss(Loss(count: 1, reason: .unreadable))
    try open().append(loss, vocabulary: lines.vocabulary)
  }

  private mutating func flushIfDue() throws(LogError) {
    let now = swivel_monotonic_microseconds()
    guard let writer, writer.hasUnkept, now - lastFlush >= Self.flushInterval else { return }
    try writer.flush()
    lastFlush = now
  }
}

extension ConsoleReader {
  /// The header of the log: the one in the lines, if they have any, with what is known of times.
  fileprivate func header(orElse header: TraceHeader) -> TraceHeader {
    var made = self.header ?? header
    if self.header?[.start] == nil {
      // A line that states its time did not happen when it was read.
      if hasDates { made = made.without(.start) }
      if let start { _ = made.set(.start, to: start) }
    }
    if counts.assumedTimes > 0 { _ = made.set(.times, to: TraceHeader.assumedTimes) }
    return made
  }
}

extension TraceHeader {
  /// The same facts without one.
  fileprivate func without(_ key: Key) -> Self {
    facts.reduce(into: Self()) { header, fact in
      if fact.key != key { _ = header.set(fact.key, to: fact.value) }
    }
  }
}
