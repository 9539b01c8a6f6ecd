import CSwivel

/// The bytes of a hot file, whatever its version.
enum HotBytes {
  // Bytes after that are ignored: a journal with the most slots occupies 2 MiB.
  private static let limit = JournalHeader.fileByteCount(
    slotCount: JournalHeader.slotCounts.upperBound)
  private static let family = Array("SWVHOT".utf8)

  /// Reads a file from its beginning; `nil` if it is not a regular file.
  ///
  /// The header is read first: the events that it counts are complete when the slots are read.
  static func read(_ descriptor: Int32) throws(LogError) -> [UInt8]? {
    let size = swivel_regular_file_size(descriptor)
    guard size >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(Int(clamping: size), limit))
    try read(descriptor, 0..<bytes.count, into: &bytes)
    return bytes
  }

  /// Reads a header, or as much of it as exists.
  static func readHeader(_ descriptor: Int32) throws(LogError) -> [UInt8] {
    let size = Int(clamping: max(swivel_regular_file_size(descriptor), 0))
    var bytes = [UInt8](repeating: 0, count: min(JournalHeader.byteCount, size))
    try read(descriptor, 0..<bytes.count, into: &bytes)
    return bytes
  }

  private static func read(
    _ descriptor: Int32, _ range: Range<Int>, into bytes: inout [UInt8]
  ) throws(LogError) {
    try LogError.check(swivel_seek(descriptor, Int64(range.lowerBound)), .read)
    var place = range.lowerBound
    while place < range.upperBound {
      let count = try FileSource.read(descriptor, into: &bytes, place..<range.upperBound)
      // Bytes truncated meanwhile stay zero.
      guard count > 0 else { return }
      place += count
    }
  }

  /// Why a file that has no valid header cannot be read.
  static func fault(of bytes: [UInt8], _ path: String) -> LogError {
    guard bytes.starts(with: family), bytes.count > family.count else {
      return .damagedHotFile(path: path)
    }
    switch bytes[family.count] {
    case UInt8(ascii: "1"), UInt8(ascii: "2"): return .earlierHotFile(path: path)
    case UInt8(ascii: "4")...UInt8(ascii: "9"): return .newerHotFile(path: path)
    default: return .damagedHotFile(path: path)
    }
  }
}
