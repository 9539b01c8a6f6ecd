/// The orientations of the Info.plist, in the order of the file and without repeats.
public struct PlistOrientations: Hashable, Sendable {
  // Four bits an entry, the first in the lowest; an orientation's raw value is never 0.
  private var entries: UInt16 = 0

  /// All of them as a mask.
  public private(set) var mask: InterfaceOrientationMask = []

  /// The entry that stands first in the file.
  public var first: InterfaceOrientation? { InterfaceOrientation(rawValue: UInt8(entries & 0xF)) }

  /// The entries, in order.
  public var ordered: [InterfaceOrientation] {
    (0..<4).compactMap { InterfaceOrientation(rawValue: UInt8(entries >> ($0 * 4) & 0xF)) }
  }

  mutating func append(_ orientation: InterfaceOrientation) {
    guard !mask.allows(orientation) else { return }
    entries |= UInt16(orientation.rawValue) << (mask.rawValue.nonzeroBitCount * 4)
    mask.insert(InterfaceOrientationMask(orientation))
  }

  mutating func pass(_ archive: inout StateArchive) {
    var number = UInt32(entries)
    archive.number(&number)
    guard archive.isReading else { return }
    // The mask follows from the entries; entries that `append` would not produce are invalid.
    self = Self()
    for place in 0..<4 as Range<UInt32> {
      if let entry = InterfaceOrientation(rawValue: UInt8(number >> (place * 4) & 0xF)) {
        append(entry)
      }
    }
    if entries != number { archive.fail() }
  }
}
