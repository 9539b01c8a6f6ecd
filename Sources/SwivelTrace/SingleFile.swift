package import SwivelLog
import SwivelModel
import SwivelReplay

/// A trace as a single file: a recording may have several segments, and one that was killed has its
/// newest events in another file.
package enum SingleFile {
  /// The bytes of a file with all of a trace.
  ///
  /// The trace's own file if there is no other, also if it is text.
  ///
  /// - Throws: ``LogError`` when it cannot be read to its end.
  package static func bytes(of path: String) throws(LogError) -> [UInt8] {
    let place = try LogPlace(path: path)
    let isWhole = place.paths == [path] && !isThere(place.hotPath)
    return isWhole ? try WholeFile.read(path: path) : try copy(of: path)
  }

  private static func isThere(_ path: String) -> Bool { (try? FileSource(path: path)) != nil }

  private static func copy(of path: String) throws(LogError) -> [UInt8] {
    let sink = MemorySink()
    var copy = try LogCopy(
      of: LogReader(path: path, mode: .tail), to: sink, .none, checkpoints: ReplayCheckpoints())
    try copy.run(resuming: ReplayCheckpoints.init(from:))
    try copy.finish()
    return sink.bytes
  }

  /// The file name for a trace.
  package static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return LogPlace.recording(ofSegment: name).map { $0 + LogPlace.suffix } ?? name
  }
}

extension ReplayCheckpoints {
  /// Continues from the state of a checkpoint.
  init(from checkpoint: Checkpoint) {
    var replayer = Replayer()
    replayer.restore(checkpoint)
    self.init(replayer)
  }
}

/// A file that is read completely.
package enum WholeFile {
  /// The bytes of a file; `-` is the standard input.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: Of a larger file only a little more than this is read.
  /// - Returns: The bytes.
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be read.
  package static func read(path: String, upTo limit: Int = .max) throws(LogError) -> [UInt8] {
    let file = path == "-" ? FileSource(descriptor: 0) : try FileSource(path: path)
    var (bytes, count) = ([UInt8](), 0)
    repeat {
      bytes.append(contentsOf: repeatElement(0, count: 1 << 16))
      count = try file.read(into: &bytes, from: bytes.count - (1 << 16))
      bytes.removeLast((1 << 16) - count)
    } while count > 0 && bytes.count <= limit
    return bytes
  }
}
