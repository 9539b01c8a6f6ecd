/// What is wrong with a block; places are counted from the start of its inflated bytes.
public enum BlockDamage: Error, Hashable, Sendable {
  /// The bytes that begin every block are not there.
  case start
  /// The block claims to be shorter than any block.
  case length(Int)
  /// The log ends inside the block.
  case cutShort(needed: Int, left: Int)
  /// The block claims to hold more than any block.
  case size(UInt32)
  /// The compressed bytes are not what they should be.
  case deflate
  /// The checksum is that of other bytes.
  case checksum(stored: UInt32, computed: UInt32)
  /// The section ends in the middle of something.
  case endsEarly(at: Int)
  /// A number is longer than it may be.
  case number(at: Int)
  /// A count is more than there is room for.
  case count(UInt64, at: Int)
  /// A kind is described wrongly, or not at all.
  case kind(code: UInt8, at: Int)
  /// A gap between two events is longer than time.
  case gap(event: Int)
  /// Events have numbers that were given before, or that there are no more of.
  case sequence(UInt64)
  /// Events have times before those in front of them.
  case time(UInt64)
  /// Names are defined again, or too many.
  case names(UInt64)
  /// The section goes on after its end.
  case tooLong(at: Int)
}

extension BlockDamage: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .start: "no block begins here"
    case .length(let length): "a block cannot be \(length) bytes long"
    case .cutShort(let needed, let left): "expected \(needed) bytes, found \(left)"
    case .size(let size): "a block cannot hold \(size) bytes"
    case .deflate: "the block's data cannot be decompressed"
    case .checksum(let stored, let computed):
      "the stored checksum is \(stored), but the computed one is \(computed)"
    case .endsEarly(let place): "the section ends early at byte \(place)"
    case .number(let place): "the number at byte \(place) is too large"
    case .count(let count, let place):
      "the count \(count) at byte \(place) is larger than the rest of the section"
    case .kind(let code, let place): "the description of kind \(code) at byte \(place) is invalid"
    case .gap(let event): "the time before event \(event) of the block is too long"
    case .sequence(let sequence): "event number \(sequence) is out of order"
    case .time(let microseconds): "the time \(microseconds) us is out of order"
    case .names(let count): "the names from number \(count) are out of order, or too many"
    case .tooLong(let place): "the section continues after its end at byte \(place)"
    }
  }
}
