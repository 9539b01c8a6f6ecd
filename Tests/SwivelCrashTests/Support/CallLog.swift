import Foundation
import SwivelKillPoints

/// The file-changing calls of a child, as it logged them.
struct CallLog {
  struct Call {
    let kind: swivel_call_kind
    /// From 1 on; 0 is not counted.
    let number: Int
    let file: UInt64
    let offset: Int
    let length: Int
    let isFailed: Bool
    let truncates: Bool
    let path: String
    let other: String
    let data: [UInt8]
  }

  private(set) var calls: [Call] = []

  init(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var place = 0
    let size = MemoryLayout<swivel_call_entry>.size
    while place + size <= bytes.count {
      // Safe: there are as many bytes, and the entry is numbers only.
      let entry = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: place, as: swivel_call_entry.self)
      }
      place += size
      let lengths = [entry.path_length, entry.other_length, entry.data_length].map(Int.init)
      guard place + lengths.reduce(0, +) <= bytes.count else { return }
      let parts = lengths.map { length in
        defer { place += length }
        return Array(bytes[place..<place + length])
      }
      calls.append(Call(entry, parts))
    }
  }

  /// How many calls there were that can be the last.
  var count: Int { calls.map(\.number).max() ?? 0 }

  /// The numbers of the calls that can be cut in half.
  var halves: Set<Int> {
    Set(calls.filter { $0.kind == SWIVEL_CALL_WRITE && $0.length > 1 }.map(\.number))
  }
}

extension CallLog.Call {
  fileprivate init(_ entry: swivel_call_entry, _ parts: [[UInt8]]) {
    kind = swivel_call_kind(entry.kind)
    (number, file) = (Int(entry.number), entry.file)
    (offset, length) = (Int(entry.offset), Int(clamping: entry.length))
    isFailed = entry.flags & SWIVEL_CALL_FAILED.rawValue != 0
    truncates = entry.flags & SWIVEL_CALL_TRUNCATES.rawValue != 0
    path = String(decoding: parts[0], as: UTF8.self)
    other = String(decoding: parts[1], as: UTF8.self)
    data = parts[2]
  }
}
