import SwivelModel

/// The message of UIKit's category `Orientation` about the orientations that a scene supports.
///
/// Source: consoles of apps on iOS 16 to 27, in which UIKit logs it at the default level.
extension UIKitTextForm {
  static let sceneMask = Self(phrase: UIKitPhrase("Scene updated orientation preferences: ")) {
    line, range in
    var masks = SceneMasks()
    let end = masks.read(line[range.upperBound...])
    return .init(
      text: .sceneMask(
        address: address(before: range.lowerBound, in: line), old: masks.old, new: masks.new),
      start: range.lowerBound, end: end, isOpen: !masks.isWhole)
  }

  /// The address in `<UIWindowScene: 0x10c450200> (…)`; empty if a line has none.
  private static func address(before end: Int, in line: [UInt8]) -> String {
    let beginning = line[..<end]
    guard let opening = beginning.firstIndex(of: UInt8(ascii: "<")),
      let colon = beginning[opening...].firstIndex(of: UInt8(ascii: ":")),
      let closing = beginning[colon...].firstIndex(of: UInt8(ascii: ">"))
    else { return "" }
    return String(decoding: beginning[(colon + 1)..<closing].withoutSpace, as: UTF8.self)
  }
}

/// Two lists such as `none -> ( Pu Ll Lr )`: portrait up and down, landscape left and right of the
/// interface.
private struct SceneMasks {
  private(set) var old: InterfaceOrientationMask = []
  private(set) var new: InterfaceOrientationMask = []
  /// Whether the second list has an end.
  private(set) var isWhole = false
  private var isNew = false

  /// Reads both lists, and returns the index after them.
  mutating func read(_ text: ArraySlice<UInt8>) -> Int {
    var end = text.startIndex
    for word in text.split(separator: UInt8(ascii: " ")) {
      guard !isWhole, take(String(decoding: word, as: UTF8.self)) else { break }
      end = word.endIndex
    }
    return end
  }

  private mutating func take(_ word: String) -> Bool {
    switch word {
    case "->": isNew = true
    case "(": break
    case ")", "none": isWhole = isNew
    case "Pu": add(.portrait)
    case "Pd": add(.portraitUpsideDown)
    case "Ll": add(.landscapeLeft)
    case "Lr": add(.landscapeRight)
    default: return false
    }
    return true
  }

  private mutating func add(_ orientation: InterfaceOrientationMask) {
    if isNew { new.formUnion(orientation) } else { old.formUnion(orientation) }
  }
}
