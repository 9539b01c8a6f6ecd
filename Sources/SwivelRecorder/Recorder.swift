#if !SWIVEL_DISABLED
import CSwivel
import Dispatch
public import SwivelLog
public import SwivelModel

/// Records what happens in an app, so that it outlives the app.
///
/// Once ``record(_:)`` has returned, the event survives the end of the process, however sudden: it
/// lies in a mapped file beside the log, from which a queue in the background moves it into the
/// log, block by block. Recording takes a lock for the copy of the event, no memory, and no system
/// call but one in a thousand that wakes the queue. If the disk cannot keep up, and the file is
/// full, further events are left out until there is room, and the log says how many.
///
/// The next recorder of the log takes over what a dead one had not sealed.
///
/// An app that is built with the condition `SWIVEL_DISABLED`, a trait of the package, has another
/// recorder with the same calls, which do nothing.
public final class Recorder: Sendable {
  private let journal: Journal
  private let sealer: Sealer
  private let mirror: (any EventMirror)?
  /// A file of the log, which names it.
  let logPath: String
  /// What an adapter to an app's framework keeps with the recorder.
  @MainActor package var companion: AnyObject?

  /// Records into a log.
  ///
  /// - Throws: ``LogError/beingRecorded(path:process:)`` while another recorder uses the log,
  ///   ``LogError/io(operation:errno:)`` when it cannot be made or continued.
  public convenience init(
    path: String, header: TraceHeader = TraceHeader(), options: Options = Options()
  ) throws(LogError) {
    try self.init(Opening(path: path, header: header, options))
  }

  /// Records into the segments of a log in a directory, of which the oldest are dropped so that all
  /// files together stay within a number of bytes, at least 512 KiB; that is what an app in
  /// production wants.
  ///
  /// - Throws: ``LogError/beingRecorded(path:process:)`` while another recorder uses the log,
  ///   ``LogError/io(operation:errno:)`` when a file cannot be made.
  public convenience init(
    directory: String, name: String = "recording", byteLimit: UInt64 = 1 << 20,
    header: TraceHeader = TraceHeader(), options: Options = Options()
  ) throws(LogError) {
    try self.init(
      Opening(directory: directory, name: name, byteLimit: byteLimit, header: header, options))
  }

  private init(_ opening: Opening) {
    (journal, logPath, mirror) = (opening.journal, opening.logPath, opening.mirror)
    sealer = Sealer(opening.journal, opening.log, opening.durability)
    let sealer = sealer
    DispatchQueue(label: "swivel.sealer", qos: .utility).async { sealer.run() }
  }

  /// Ends the log, unless it has ended.
  deinit {
    try? finish()
  }

  /// Waits until everything that was recorded before is in the log.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it could not be written; it is kept, and
  ///   written when that is possible again.
  public func flush() throws(LogError) {
    try ask(.flush)
  }

  /// Waits until everything that was recorded before is in the log and survives a loss of power.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it could not be written or the disk did not
  ///   take it; what was not written is kept, and written when that is possible again.
  public func synchronize() throws(LogError) {
    try ask(.synchronize)
  }

  /// Ends the log; what is recorded afterwards is ignored.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when not all could be written: then it stays in
  ///   the hot file, for the next recorder to take over.
  public func finish() throws(LogError) {
    journal.close()
    do throws(LogError) {
      try ask(.finish)
    } catch .finished {
      return
    }
  }

  private func ask(_ purpose: SealRequest.Purpose) throws(LogError) {
    let request = SealRequest(purpose)
    guard sealer.mailbox.leave(request) else { throw .finished }
    journal.wake.signal()
    try request.wait()
  }
}

// MARK: - Recording

extension Recorder {
  /// Records a fact that happens now.
  ///
  /// A name in it is left out: a handle of one means something in one log only, and whoever records
  /// gives the name itself, by `record(_:name:)`.
  @inlinable
  public func record(_ kind: Event.Kind) {
    record(kind.record)
  }

  /// Records a fact that happens now, as it is stored.
  public func record(_ record: Record) {
    guard let mirror else {
      journal.append(record)
      return
    }
    mirror.tell(record, names: []) { journal.append(record) }
  }

  /// Records a fact with a name, in place of the fact's own handle of one, ``NameID/given``.
  public func record(_ kind: Event.Kind, name: String) {
    var name = name
    let record = kind.record
    guard let mirror else {
      _ = name.withUTF8 { journal.append(record, name: $0) }
      return
    }
    mirror.tell(record, names: [name]) { name.withUTF8 { journal.append(record, name: $0) } }
  }

  /// Records a fact with a name that is known when the app is built.
  public func record(_ kind: Event.Kind, name: StaticString) {
    let record = kind.record
    guard let mirror else {
      _ = name.withUTF8Buffer { journal.append(record, name: $0) }
      return
    }
    mirror.tell(record, names: ["\(name)"]) {
      name.withUTF8Buffer { journal.append(record, name: $0) }
    }
  }

  /// Records an event of another log, with its names.
  package func record(_ record: Record, names: [String]) {
    guard let mirror else {
      journal.append(record, names: names)
      return
    }
    mirror.tell(record, names: names) { journal.append(record, names: names) }
  }

  /// Describes a kind that this version does not know, before events of it are recorded.
  package func define(_ kind: EventSchema) {
    sealer.mailbox.leave(kind)
    mirror?.define(kind)
  }
}

// MARK: - Status

extension Recorder {
  /// How far the recorder is.
  public var status: Status {
    let progress = sealer.mailbox.lastProgress
    return Status(
      isEnabled: true, recordedCount: journal.state.begun, sealedCount: progress.sealedCount,
      lostCount: progress.lostCount, segmentCount: progress.segmentCount,
      byteCount: progress.byteCount, lastError: progress.failure)
  }

  /// How many events were begun: the number of the next one.
  package var begunCount: UInt64 { journal.state.begun }
}
#endif
