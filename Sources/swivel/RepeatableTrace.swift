import Foundation
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelTrace

/// A trace that is read more than once; a stream, which cannot be, is kept in memory.
struct RepeatableTrace {
  /// The first reading, which reports losses.
  let run: TraceRun
  /// The size of a file or a folder; `nil` for a stream, 0 if unknown.
  let byteCount: Int?
  private let open: () throws(Failure) -> TraceRun
  private var kept: [TraceItem] = []
  private var count = 0

  init(_ path: String, mode: LogReader.Mode) throws(Failure) {
    open = { () throws(Failure) in try TraceRun(path, mode: mode) }
    (run, byteCount) = (try open(), Self.byteCount(of: path))
  }

  /// Opens a trace of unknown size that can be opened again.
  init(opening open: @escaping () throws(Failure) -> TraceRun) throws(Failure) {
    (self.open, run, byteCount) = (open, try open(), 0)
  }

  /// Reads the trace to its end, with the names so far.
  mutating func readFirst(_ body: (TracePart, NameTable) -> Void) throws(Failure) {
    while let part = try run.nextPart() {
      body(part, run.reader.names)
      count += part.count
      if byteCount == nil { part.forEach { kept.append($0) } }
    }
  }

  /// The entries from the beginning, without those that were added since.
  func stream() throws(Failure) -> any EventStream {
    if byteCount == nil { return KeptStream(kept, run.reader.names) }
    return PartStream(try open(), limit: count)
  }

  /// The size of a file or a folder; `nil` for a stream, 0 if unknown.
  static func byteCount(of path: String) -> Int? {
    guard path != "-" else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    let type = attributes?[.type] as? FileAttributeType
    guard type == .typeRegular || type == .typeDirectory else { return nil }
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}

/// The entries of a trace, read in batches of some thousands.
final class PartStream: EventStream {
  private let run: TraceRun
  private var left: Int

  /// Makes a stream of a trace, or of its first entries.
  init(_ run: TraceRun, limit: Int = .max) {
    (self.run, left) = (run, limit)
  }

  var names: NameTable { run.reader.names }

  func nextPart() throws -> TracePart? {
    guard left > 0, let part = try run.nextPart() else { return nil }
    defer { left -= min(left, part.count) }
    guard case .events(let events) = part, events.count > left else { return part }
    return .events(ContiguousArray(events.prefix(left)))
  }
}
