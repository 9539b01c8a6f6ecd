import CSwivel
import Dispatch
package import SwivelModel

extension Journal {
  /// Appends an event that happens now.
  ///
  /// - Returns: Whether it was stored.
  @discardableResult
  package func append(_ record: Record) -> Bool {
    append(Self.event(record), nil, 0)
  }

  /// Appends an event with a name or its replacement.
  ///
  /// A name that is too long is truncated at a character boundary.
  @discardableResult
  package func append(_ record: Record, name: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = min(name.count, Int(SWIVEL_NAME_CAPACITY))
    if count < name.count {
      while count > 0, name[count] & 0xC0 == 0x80 { count -= 1 }
    }
    let name = UnsafeBufferPointer(rebasing: name[..<count])
    guard redaction.isActive else { return put(record, name) }
    return redaction.withReplacement(for: name) { put(record, $0) }
  }

  private func put(_ record: Record, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var only = swivel_name(bytes: name.baseAddress, count: name.count)
    return append(Self.event(record), &only, 1)
  }

  /// Appends an event with any names, optionally at an earlier instant of the recording, and after
  /// a gap in the sequence numbers.
  @discardableResult
  package func append(
    _ record: Record, names: [String], at instant: Instant? = nil, skip: UInt64 = 0
  )
    -> Bool
  {
    let texts = names.map { Array((redaction.replacement(for: String(Self.cut($0))) ?? "").utf8) }
    let bytes = Array(texts.joined())
    return bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      let parts = texts.map { text in
        defer { place += text.count }
        return swivel_name(bytes: bytes.baseAddress.map { $0 + place }, count: text.count)
      }
      var event = Self.event(record)
      (event.instant, event.skip) = (instant?.rawValue ?? .max, skip)
      return append(event, parts, UInt32(parts.count))
    }
  }

  @inline(__always)
  private func append(
    _ event: swivel_journal_event, _ names: UnsafePointer<swivel_name>?, _ count: UInt32
  ) -> Bool {
    let answer = withUnsafePointer(to: event) { swivel_journal_append(journal, $0, names, count) }
    if answer & Int32(SWIVEL_WAKE) != 0 { wake.signal() }
    return answer & Int32(SWIVEL_RECORDED) != 0
  }

  @inline(__always)
  private static func event(_ record: Record) -> swivel_journal_event {
    let pairs = record.pairs
    return swivel_journal_event(
      instant: .max, skip: 0, kind: UInt64(record.code) | UInt64(record.count) &<< 8,
      pair0: pairs.0, pair1: pairs.1, pair2: pairs.2)
  }

  private static func cut(_ name: String) -> Substring.UnicodeScalarView {
    var count = 0
    return name[...].unicodeScalars.prefix { scalar in
      count += UTF8.width(scalar)
      return count <= Int(SWIVEL_NAME_CAPACITY)
    }
  }
}
