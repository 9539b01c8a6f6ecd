import SwivelKillPoints
import SwivelTestKit

/// The bytes of a file that a disk has, and what was changed since.
struct FileHistory {
  private enum Change {
    /// Within a page.
    case write(offset: Int, bytes: ArraySlice<UInt8>)
    case resize(Int)
  }

  private static let page = 4_096

  private var kept: [UInt8]
  private var pending: [Change] = []
  private var length: Int

  init(_ bytes: [UInt8]) {
    (kept, length) = (bytes, bytes.count)
  }

  mutating func apply(_ call: CallLog.Call) {
    switch call.kind {
    case SWIVEL_CALL_WRITE, SWIVEL_CALL_PAGE: write(call.data, at: call.offset)
    case SWIVEL_CALL_TRUNCATE: resize(call.length)
    case SWIVEL_CALL_ALLOCATE: resize(max(length, call.offset + call.length))
    case _: break
    }
  }

  mutating func resize(_ count: Int) {
    length = count
    pending.append(.resize(count))
  }

  private mutating func write(_ bytes: [UInt8], at offset: Int) {
    length = max(length, offset + bytes.count)
    var place = 0
    while place < bytes.count {
      let rest = Self.page - (offset + place) % Self.page
      let end = min(place + rest, bytes.count)
      pending.append(.write(offset: offset + place, bytes: bytes[place..<end]))
      place = end
    }
  }

  /// From now on the disk has all that was changed.
  mutating func synchronize() {
    for change in pending { Self.apply(change, to: &kept) }
    pending = []
  }

  /// Bytes that the disk may have: of each page any of its contents, one after the other.
  func bytes(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = kept
    // Of some files nothing is there, of some nearly all.
    let chance = [0, 30, 60, 90, 100].randomElement(using: &random) ?? 0
    var isPast: [Int: Bool] = [:]
    for change in pending where isTaken(change, &isPast, chance, &random) {
      Self.apply(change, to: &bytes)
    }
    // A file may be longer before its bytes are there.
    if chance > 0, Int.random(in: 0..<4, using: &random) == 0, bytes.count < length {
      bytes += [UInt8](repeating: 0, count: length - bytes.count)
    }
    return bytes
  }

  /// Whether the disk has a change: of the writes to a page, none after one that it has not.
  private func isTaken(
    _ change: Change, _ isPast: inout [Int: Bool], _ chance: Int, _ random: inout SplitMix64
  ) -> Bool {
    let isTaken = Int.random(in: 0..<100, using: &random) < chance
    guard case .write(let offset, _) = change else { return isTaken }
    let page = offset / Self.page
    if isPast[page] == true { return false }
    isPast[page] = !isTaken
    return isTaken
  }

  private static func apply(_ change: Change, to bytes: inout [UInt8]) {
    switch change {
    case .write(let offset, let new):
      let end = offset + new.count
      if end > bytes.count { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
      bytes.withUnsafeMutableBytes { bytes in
        new.withUnsafeBytes { new in
          UnsafeMutableRawBufferPointer(rebasing: bytes[offset..<end]).copyMemory(from: new)
        }
      }
    case .resize(let count) where count < bytes.count: bytes.removeLast(bytes.count - count)
    case .resize(let count): bytes += [UInt8](repeating: 0, count: count - bytes.count)
    }
  }
}
