import CSwivel
import SwivelLog

/// The files of a recording with a size limit, of which the oldest are dropped.
struct SegmentFolder: Equatable {
  private struct Segment: Equatable {
    let number: Int
    var byteCount: UInt64
  }

  /// The size limit of all files together.
  let byteLimit: UInt64
  /// The journal's size in slots.
  let slotCount: Int
  // The path of a segment without its number.
  private let base: String
  private var segments: [Segment]

  // The largest amount that a part of the journal adds at once, with a checkpoint: it is kept free.
  private static let reserve: UInt64 = 1 << 16
  /// With less there is no room for segments beside the hot file and the reserve.
  static let minimumLimit: UInt64 = 1 << 19

  /// Finds the existing segments.
  init(_ directory: String, name: String, byteLimit: UInt64) throws(LogError) {
    self.byteLimit = max(byteLimit, Self.minimumLimit)
    slotCount = JournalMemory.slotCount(within: self.byteLimit)
    base = "\(directory)/\(name)"
    segments = []
    for number in try LogPlace.logs(in: directory)[name] ?? [] where number > 0 {
      let size = swivel_file_size(LogPlace.path(base, segment: number))
      segments.append(Segment(number: number, byteCount: UInt64(max(size, 0))))
    }
  }

  /// A longer segment is finished.
  var segmentLimit: UInt64 { (byteLimit - hotByteCount) / 4 }

  /// The number of segments.
  var count: Int { segments.count }

  private var hotByteCount: UInt64 { UInt64(JournalHeader.fileByteCount(slotCount: slotCount)) }

  /// The length of all files.
  var byteCount: UInt64 { segments.reduce(hotByteCount) { $0 + $1.byteCount } }

  /// The paths of the segments, oldest first.
  var paths: [String] { segments.map { LogPlace.path(base, segment: $0.number) } }

  /// The path of the hot file, whether or not it exists.
  var hotPath: String { LogPlace.hotPath(ofSegmentsOf: base) }

  /// The path of the next segment.
  var nextPath: String { LogPlace.path(base, segment: (segments.last?.number ?? 0) + 1) }

  /// Renames a file to the next segment.
  ///
  /// - Returns: Its path.
  mutating func publish(_ unfinishedPath: String) throws(LogError) -> String {
    while true {
      let path = nextPath
      let result = swivel_publish(unfinishedPath, path)
      segments.append(Segment(number: (segments.last?.number ?? 0) + 1, byteCount: 0))
      guard result != 0 else { return path }
      // A foreign file has that name: use the next number.
      guard result == -EEXIST else {
        segments.removeLast()
        throw .io(operation: .create, errno: -result)
      }
    }
  }

  /// Records the length of the last segment, and drops the first ones if the limit is exceeded.
  mutating func note(_ byteCount: UInt64) {
    guard !segments.isEmpty else { return }
    segments[segments.count - 1].byteCount = byteCount
    // The last two stay: the last may have nothing but a header.
    while segments.count > 2, self.byteCount + Self.reserve > byteLimit {
      _ = swivel_remove(LogPlace.path(base, segment: segments[0].number))
      segments.removeFirst()
    }
  }
}
