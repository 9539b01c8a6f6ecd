import CSwivel
import SwivelLog
import SwivelModel

/// The start of a recording: what a dead recorder left is taken over, then log and ring are made.
struct Opening {
  let ring: Ring
  let log: SealedLog
  let hotPath: String
  /// A file of the log, which names it.
  let logPath: String
  let durability: Recorder.Durability
  let mirror: (any EventMirror)?

  /// Starts in a file.
  init(path: String, header: TraceHeader, _ options: Recorder.Options) throws(LogError) {
    let manner = options.sealing
    (logPath, hotPath) = (path, LogPlace.hotPath(ofFile: path))
    durability = options.durability
    mirror = options.mirror(header)
    let adoption = Adoption(path: path, manner)
    if options.continuesLog {
      _ = try adoption.run()
      if swivel_file_size(path) > 0 {
        log = try SealedLog.continuing(path, manner).log
        ring = try Self.ring(hotPath, log, .usual, options)
        return
      }
    } else {
      try adoption.discard()
    }
    var header = options.redaction.redacted(header)
    let id = header.identify()
    ring = try Self.ring(hotPath, id, .start, .usual, options)
    do throws(LogError) {
      log = try SealedLog.creating(path, header, manner)
    } catch {
      _ = swivel_remove(hotPath)
      throw error
    }
  }

  /// Starts in a directory, behind the segments that are there.
  init(
    directory: String, name: String, byteLimit: UInt64, header: TraceHeader,
    _ options: Recorder.Options
  ) throws(LogError) {
    try LogError.check(swivel_make_directory(directory), .create)
    let manner = options.sealing
    let folder = try SegmentFolder(directory, name: name, byteLimit: byteLimit)
    (logPath, hotPath) = (LogPlace.path("\(directory)/\(name)", segment: 1), folder.hotPath)
    durability = options.durability
    mirror = options.mirror(header)
    _ = try Adoption(folder, manner).run()

    var header = options.redaction.redacted(header)
    _ = header.identify()
    log = try SealedLog.continuing(
      SegmentFolder(directory, name: name, byteLimit: byteLimit), header, manner)
    ring = try Self.ring(hotPath, log, folder.shape, options)
  }

  private static func ring(
    _ hotPath: String, _ log: SealedLog, _ shape: HotShape, _ options: Recorder.Options
  ) throws(LogError) -> Ring {
    try ring(hotPath, log.recording.flatMap(RecordingID.init), log.lastInstant, shape, options)
  }

  /// A ring; without a hot file for a log that does not say which recording it is.
  static func ring(
    _ hotPath: String, _ id: RecordingID?, _ base: Instant, _ shape: HotShape,
    _ options: Recorder.Options
  ) throws(LogError) -> Ring {
    let plan = Ring.Plan(
      path: id == nil ? nil : hotPath, id: id ?? RecordingID(), base: base,
      redaction: options.redaction, shape: shape, faults: options.faults)
    do throws(LogError) {
      return try Ring(plan)
    } catch {
      // Another recorder was quicker.
      guard let tail = try HotTail(path: hotPath) else { throw error }
      throw .beingRecorded(path: hotPath, process: tail.process)
    }
  }
}

extension Recorder.Options {
  fileprivate var sealing: SealedLog.Manner {
    var result = SealedLog.Manner(
      ordersBlocks: durability == .everySeal, securesRequests: durability == .atFlush,
      redaction: redaction)
    if let openFile { result.open = openFile }
    return result
  }

  fileprivate func mirror(_ header: TraceHeader) -> (any EventMirror)? {
    makeMirror?(redaction.redacted(header), redaction)
  }
}

extension TraceHeader {
  /// Sees to it that the header says which recording it is.
  fileprivate mutating func identify() -> RecordingID {
    if let id = self[.id].flatMap(RecordingID.init) { return id }
    let id = RecordingID()
    _ = set(.id, to: id.text)
    return id
  }
}
