/// Finds whether a line contains any of some words, without looking at each of its bytes.
///
/// Nearly all lines of a device's console are rejected here, before anything is parsed. A window
/// as long as the shortest word moves along the line; the pair of bytes at its end determines how
/// far it may move without missing a word (Wu and Manber, 1994).
struct NeedleScan: Sendable {
  private let needles: [[UInt8]]
  private let width: Int
  private let shifts: [UInt8]

  /// Makes a scan for words of two bytes at least.
  init(_ words: [[UInt8]]) {
    let width = min(words.map(\.count).min() ?? 2, 64)
    var shifts = [UInt8](repeating: UInt8(width - 1), count: 1 << 16)
    for word in words {
      for end in 1..<width {
        let pair = Self.pair(word[end - 1], word[end])
        shifts[pair] = min(shifts[pair], UInt8(width - 1 - end))
      }
    }
    (needles, self.width, self.shifts) = (words, width, shifts)
  }

  /// Whether a line contains one of the words.
  func isIn(_ line: ArraySlice<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { bytes in
      shifts.withUnsafeBufferPointer { shifts in
        var end = width - 1
        while end < bytes.count {
          let shift = shifts[Self.pair(bytes[end - 1], bytes[end])]
          guard shift == 0 else {
            end += Int(shift)
            continue
          }
          if isAny(at: end - width + 1, bytes) { return true }
          end += 1
        }
        return false
      }
    }
  }

  private func isAny(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    needles.contains { needle in
      start + needle.count <= bytes.count
        && needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
    }
  }

  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }
}
