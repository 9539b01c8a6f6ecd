#if !SWIVEL_DISABLED
import CSwivel
import Dispatch
public import SwivelLog
public import SwivelModel

/// Records what happens in an app, so that it outlives the app.
///
/// Once ``record(_:)`` has returned, the event survives any end of the process: it is in a mapped
/// file beside the log, from which a background queue moves it into the log, block by block.
/// Recording takes a lock while the event is copied, no memory, and no system call except one in a
/// thousand that wakes the queue. If the disk cannot keep up and the file is full, further events
/// are dropped until there is room, and the log states how many.
///
/// The next recorder of the log adopts the unsealed events of a dead one.
///
/// An app that is built with the condition `SWIVEL_DISABLED`, a trait of the package, has another
/// recorder with the same methods, which do nothing.
public final class Recorder: Sendable {
  private let journal: Journal
  private let sealer: Sealer
  private let mirror: (any EventMirror)?
  /// A file of the log, which names it.
  let logPath: String
  /// The state of an adapter to an app's framework.
  @MainActor package var companion: AnyObject?

  /// Records into a log.
  ///
  /// - Throws: ``LogError/beingRecorded(path:process:)`` while another recorder uses the log,
  ///   ``LogError/io(operation:errno:)`` when it cannot be created or continued.
  public convenience init(
    path: String, header: TraceHeader = TraceHeader(), options: Options = Options()
  ) throws(LogError) {
    try self.init(Opening(path: path, header: header, options))
  }

  /// Records into the segments of a log in a directory, dropping the oldest so that all files
  /// together stay within a number of bytes, at least 512 KiB; suitable for apps in production.
  ///
  /// If it is unknown whether the last recorder still runs, as after a restart of the device, its
  /// files stay as they are, and the recording is beside them, as `NAME-2`. The old one is adopted
  /// by the first start that knows its recorder dead.
  ///
  /// - Throws: ``LogError/beingRecorded(path:process:)`` while another recorder uses the log,
  ///   ``LogError/io(operation:errno:)`` when a file cannot be created.
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

  /// Finishes the log, unless it was finished before.
  deinit {
    try? finish()
  }

  /// Waits until everything recorded before is in the log.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it could not be written; it is kept, and
  ///   written when that is possible again.
  public func flush() throws(LogError) {
    try ask(.flush)
  }

  /// Waits until everything recorded before is in the log and survives a power loss.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when writing or synchronizing failed; what was not
  ///   written is kept, and written when that is possible again.
  public func synchronize() throws(LogError) {
    try ask(.synchronize)
  }

  /// Finishes the log; later events are ignored.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when not everything could be written; the rest
  ///   stays
  ///   in the hot file, for the next recorder to adopt.
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
    guard sealer.sealQueue.leave(request) else { throw .finished }
    journal.wake.signal()
    try request.wait()
  }
}

// MARK: - Recording

extension Recorder {
  /// Records a fact that happens now.
  ///
  /// A handle of a name in it is dropped, because it is valid in one log only: an event with a name
  /// is a ``NamedEvent``.
  @inlinable
  public func record(_ kind: Event.Kind) {
    record(kind.record)
  }

  /// Records a fact that happens now, in its stored form.
  public func record(_ record: Record) {
    guard let mirror else {
      journal.append(record)
      return
    }
    mirror.record(record, names: []) { journal.append(record) }
  }

  /// Records a fact with a name that happens now.
  public func record(_ event: NamedEvent) {
    var (kind, name) = event.parts
    let record = kind.record
    guard let mirror else {
      _ = name.withUTF8 { journal.append(record, name: $0) }
      return
    }
    mirror.record(record, names: [name]) { name.withUTF8 { journal.append(record, name: $0) } }
  }

  /// Records an event of another log, with its names.
  package func record(_ record: Record, names: [String]) {
    guard let mirror else {
      journal.append(record, names: names)
      return
    }
    mirror.record(record, names: names) { journal.append(record, names: names) }
  }

  /// Describes a kind that this version does not know, before events of it are recorded.
  package func define(_ kind: EventSchema) {
    sealer.sealQueue.leave(kind)
    mirror?.define(kind)
  }
}

// MARK: - Status

extension Recorder {
  /// The state of the recorder.
  public var status: Status {
    let progress = sealer.sealQueue.lastProgress
    return Status(
      isEnabled: true, recordedCount: journal.state.begun, sealedCount: progress.sealedCount,
      lostCount: progress.lostCount, segmentCount: progress.segmentCount,
      byteCount: progress.byteCount, lastError: progress.failure)
  }

  /// The number of events so far, which is the sequence number of the next one.
  package var begunCount: UInt64 { journal.state.begun }
}
#endif
