internal import SwivelModel

extension KindTable {
  /// Adds an event's control byte, and its tokens if they are not those of the kind's last event.
  @inline(__always)
  func encode(
    _ record: Record, _ recent: inout RecentControllers, into controls: inout ByteWriter
  ) {
    let code = Int(record.code & 0x7F)
    let byte = bytes + code
    // No kind has code 0, so that its place is free for the tokens at hand.
    let fresh = tokens
    var numbers = record
    var all: UInt64 = 0
    var left = byte.pointee.controllers
    while left != 0 {
      let index = left.trailingZeroBitCount
      let token = recent.token(ofController: record[index])
      fresh[index] = token
      numbers.replace(index, by: UInt32(truncatingIfNeeded: token))
      all |= token
      left &= left &- 1
    }
    guard let bytes = numbers.bytes, all <= 0x7F else {
      return encodeApart(record, into: &controls)
    }
    let isChanged: UInt64 = bytes == packed[code] ? 0 : 1
    packed[code] = bytes
    controls.append(
      word: UInt64(record.code) | isChanged &<< 7 | bytes &<< 8,
      count: 1 &+ Int(isChanged &* UInt64(byte.pointee.count)))
  }

  /// Adds an event of which not all tokens can be packed; those of controllers are at hand.
  @inline(never)
  private func encodeApart(_ record: Record, into controls: inout ByteWriter) {
    let byte = self[record.code]
    let last = unpack(record.code)
    var isChanged = false
    for index in 0..<Int(byte.count) {
      let isController = byte.controllers >> UInt8(index) & 1 == 1
      let token = isController ? tokens[index] : UInt64(record[index])
      isChanged = isChanged || token != last[index]
      last[index] = token
    }
    packed[Int(record.code)] = ControlByte.unpacked
    controls.append(isChanged ? record.code | 0x80 : record.code)
    guard isChanged else { return }
    for index in 0..<Int(byte.count) { controls.append(variable: last[index]) }
  }
}
