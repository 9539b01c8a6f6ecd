import CSwivel
import SwivelLog

/// The files of a recording with a limit, of which the oldest are dropped.
struct SegmentFolder: Equatable {
  private struct Segment: Equatable {
    let number: Int
    var byteCount: UInt64
  }

  /// How many bytes all files may have together.
  let byteLimit: UInt64
  /// How long the journal may be, in slots.
  let slotCount: Int
  // The path of a segment without its number.
  private let base: String
  private var segments: [Segment]

  // What a part of the journal may bring in one go, with a checkpoint: so much is kept free.
  private static let reserve: UInt64 = 1 << 16
  /// With less, there is no room for some segments beside the hot file and the reserve.
  static let minimumLimit: UInt64 = 1 << 19

  /// Finds the segments that are there.
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

  /// A segment with more is ended.
  var segmentLimit: UInt64 { (byteLimit - hotByteCount) / 4 }

  /// How many segments there are.
  var count: Int { segments.count }

  private var hotByteCount: UInt64 { UInt64(JournalHeader.fileByteCount(slotCount: slotCount)) }

  /// The bytes of all files.
  var byteCount: UInt64 { segments.reduce(hotByteCount) { $0 + $1.byteCount } }

  /// The paths of the segments, the oldest first.
  var paths: [String] { segments.map { LogPlace.path(base, segment: $0.number) } }

  /// Where the hot file is, if there is one.
  var hotPath: String { LogPlace.hotPath(ofSegmentsOf: base) }

  /// Where the next segment goes.
  var nextPath: String { LogPlace.path(base, segment: (segments.last?.number ?? 0) + 1) }

  /// Gives a file the name of the next segment.
  ///
  /// - Returns: Its path.
  mutating func publish(_ unfinishedPath: String) throws(LogError) -> String {
    while true {
      let path = nextPath
      let result = swivel_publish(unfinishedPath, path)
      segments.append(Segment(number: (segments.last?.number ?? 0) + 1, byteCount: 0))
      guard result != 0 else { return path }
      // Another file of that name is no segment of ours: the next number is free.
      guard result == -EEXIST else {
        segments.removeLast()
        throw .io(operation: .create, errno: -result)
      }
    }
  }

  /// Notes how long the last segment is, and drops the first ones if there is no room for more.
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
