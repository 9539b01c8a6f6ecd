#if !SWIVEL_DISABLED
import CSwivel
import Dispatch
public import SwivelLog
public import SwivelModel

/// Records what happens in an app, so that it outlives the app.
///
/// Once ``record(_:)`` has returned, the event survives the end of the process, however sudden: it
/// lies in a mapped file beside the log, from which a queue in the background moves it into the
/// log, block by block. Recording takes no lock, no memory and no system call, but for one in a
/// thousand that wakes the queue. If the disk cannot keep up, the oldest events that are not in the
/// log yet are overwritten, and counted there as lost.
///
/// Whoever opens a log that a dead recorder left takes over what that had not sealed.
///
/// An app that is built with the condition `SWIVEL_DISABLED`, a trait of the package, has another
/// recorder with the same calls, which do nothing.
public final class Recorder: Sendable {
  private let entrance: Ring.Entrance
  private let ring: Ring
  private let sealer: Sealer
  private let mirror: (any EventMirror)?
  /// A file of the log, which names it.
  let logPath: String
  /// What an adapter to an app's framework has to remember.
  package let companion = Companion()

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
    (ring, entrance, logPath) = (opening.ring, opening.ring.entrance, opening.logPath)
    mirror = opening.mirror
    sealer = Sealer(opening.ring, opening.log, opening.durability, hotPath: opening.hotPath)
    let sealer = sealer
    DispatchQueue(label: "swivel.sealer", qos: .utility).async { sealer.run() }
  }

  /// Ends the log, if nobody has.
  deinit {
    try? finish()
    companion.release()
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
    ring.close()
    do throws(LogError) {
      try ask(.finish)
    } catch .finished {
      return
    }
  }

  private func ask(_ purpose: SealRequest.Purpose) throws(LogError) {
    let request = SealRequest(purpose, upTo: ring.counts.claims.nextSlot)
    guard sealer.mailbox.leave(request) else { throw .finished }
    ring.wake.signal()
    try request.wait()
  }
}

// MARK: - Recording

extension Recorder {
  /// Records a fact that happens now.
  ///
  /// A name in it is left out: a handle of one means something in one log only, and whoever records
  /// gives the name itself, by `record(_:name:)`.
  @inlinable @inline(__always)
  public func record(_ kind: Event.Kind) {
    record(kind.record)
  }

  /// Records a fact that happens now, as it is stored.
  public func record(_ record: Record) {
    guard mirror == nil else { return recordMirrored(record) }
    entrance.record(record)
  }

  /// Records a fact with a name, in place of the fact's own handle of one, ``NameID/given``.
  public func record(_ kind: Event.Kind, name: String) {
    var name = name
    let record = kind.record
    guard mirror == nil else {
      return mirrored(record, [name]) { name.withUTF8 { ring.record(record, name: $0) } }
    }
    _ = name.withUTF8 { ring.record(record, name: $0) }
  }

  /// Records a fact with a name that is known when the app is built.
  public func record(_ kind: Event.Kind, name: StaticString) {
    let record = kind.record
    guard mirror == nil else {
      return mirrored(record, ["\(name)"]) {
        name.withUTF8Buffer { ring.record(record, name: $0) }
      }
    }
    _ = name.withUTF8Buffer { ring.record(record, name: $0) }
  }

  /// Records an event of another log, with its names, and numbers that are left out in front of it.
  package func record(_ record: Record, names: [String], skip: UInt64) {
    guard mirror == nil else {
      return mirrored(record, names, skip) { ring.record(record, names: names, skip: skip) }
    }
    ring.record(record, names: names, skip: skip)
  }

  /// Tells of a kind that this version does not know, before events of it are recorded.
  package func define(_ kind: EventSchema) {
    sealer.mailbox.leave(kind)
    mirror?.define(kind)
  }

  // Apart, so that recording without a mirror is not longer for it.
  @inline(never)
  private func recordMirrored(_ record: Record) {
    mirrored(record) { entrance.record(record) }
  }

  @inline(never)
  private func mirrored(
    _ record: Record, _ names: [String] = [], _ skip: UInt64 = 0, _ take: () -> Ring.Answer
  ) {
    mirror?.tell(record, names: names, skip: skip) { take().isRecorded }
  }
}

// MARK: - Status

extension Recorder {
  /// How far the recorder is.
  public var status: Status {
    let (progress, counts) = (sealer.mailbox.lastProgress, ring.counts)
    let more = BegunCount.distance(from: progress.begun, to: counts.claims.begun)
    return Status(
      mode: Status.Mode(ring.mode), recordedCount: progress.begun &+ more &+ counts.refused,
      sealedCount: progress.sealedCount, lostCount: progress.lostCount,
      holeCount: progress.holeCount, segmentCount: progress.segmentCount,
      byteCount: progress.byteCount, lastError: progress.failure ?? ring.error)
  }

  /// How many events were begun, modulo 2^24: the number of the next one.
  package var begunCount: UInt32 { UInt32(truncatingIfNeeded: ring.counts.claims.begun) }

  /// How many events were begun since an earlier count, modulo 2^24.
  package func begunCount(since earlier: UInt32) -> UInt32 {
    let begun = ring.counts.claims.begun
    return UInt32(truncatingIfNeeded: BegunCount.distance(from: UInt64(earlier), to: begun))
  }
}
#endif
