/// The orientations of the Info.plist, in the order of the file and each once.
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
}
