import SwivelModel
import SwivelText

/// The message of UIKit's category `Orientation` about the orientations that a scene supports.
///
/// Source: consoles of apps on iOS 16 to 27, in which UIKit logs it at the default level.
extension UIKitTextForm {
  static let sceneMask = Self(phrase: UIKitPhrase("orientation preferences: ")) {
    line, range in
    var masks = SceneMasks()
    let end = masks.read(line[range.upperBound...])
    let (address, lead) = address(before: range.lowerBound, in: line)
    return .init(
      text: masks.text(of: address), start: range.lowerBound, lead: lead, end: end,
      isOpen: masks.isOpen)
  }

  /// UIKit logs it at the default level when a scene begins to rotate.
  ///
  /// Source: the notes of a test in a simulator of iOS 26, dorisurararara-crypto/shadowrun.
  static let sceneWillChange = Self(
    phrase: UIKitPhrase("Scene will change interface orientation: ")
  ) { line, range in
    let word = line[range.upperBound...].prefix { $0 != UInt8(ascii: " ") }
    let orientation = InterfaceOrientation(word: String(decoding: word, as: UTF8.self))
    let (address, lead) = address(before: range.lowerBound, in: line)
    return .init(
      text: orientation.map { .interface(address: address, $0) } ?? .notUnderstood,
      start: range.lowerBound, lead: lead, end: word.endIndex, isOpen: word.endIndex == line.count)
  }

  /// The address in `<UIWindowScene: 0x10c450200> (…)`, in which the line may have been broken, and
  /// the index of the type; empty if a line has none.
  private static func address(before end: Int, in line: [UInt8]) -> (String, Int?) {
    let (beginning, space) = (line[..<end], UInt8(ascii: " "))
    guard let colon = beginning.range(of: ": 0x".utf8) else { return ("", nil) }
    let digits = beginning[colon.upperBound...].prefix {
      $0 == space || UIKitLead.isHexadecimal($0)
    }
    let type = beginning[..<colon.lowerBound].lastIndex { ($0 | 0x20) &- UInt8(ascii: "a") >= 26 }
    let address = String(decoding: digits.filter { $0 != space }, as: UTF8.self)
    return (address, type.map { $0 + 1 } ?? 0)
  }
}

/// Two lists such as `none -> ( Pu Ll Lr )`: portrait up and down, landscape left and right of the
/// interface; more may follow after a semicolon.
private struct SceneMasks {
  private var old: InterfaceOrientationMask = []
  private var new: InterfaceOrientationMask = []
  private var isNew = false
  // Whether the second list has an end.
  private var isWhole = false
  // Whether there is a word that is not one of a list.
  private var isForeign = false

  /// Whether it may continue in the next line.
  var isOpen: Bool { !isWhole && !isForeign }

  /// What both lists say; what is not read is not an empty list.
  func text(of address: String) -> UIKitText {
    isWhole ? .sceneMask(address: address, old: old, new: new) : .notUnderstood
  }

  /// Reads both lists, and returns the index after them.
  mutating func read(_ text: ArraySlice<UInt8>) -> Int {
    var end = text.startIndex
    for word in text.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }) {
      guard isOpen else { break }
      let known = isNew ? Self.closing(of: word) : word
      guard take(String(decoding: known, as: UTF8.self)) else {
        // A line may end within a word.
        if word.endIndex == text.endIndex, Self.isBeginning(word) { isForeign = false }
        break
      }
      end = known.endIndex
    }
    return end
  }

  private static func isBeginning(_ word: ArraySlice<UInt8>) -> Bool {
    ["Pu", "Ll", "none"].contains { $0.utf8.starts(with: word) }
  }

  /// The end of the second list, without the quotation mark or the tag of another tool after it.
  private static func closing(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if word.first == UInt8(ascii: ")") { return word.prefix(1) }
    let rest = word.dropFirst(4)
    let goesOn = rest.first.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } ?? false
    return word.starts(with: "none".utf8) && !goesOn ? word.prefix(4) : word
  }

  private mutating func take(_ word: String) -> Bool {
    switch word {
    // An arrow may be drawn; and at the beginning of a line, the second half of one is taken for
    // the mark of a quotation.
    case "->", "→", "-": isNew = true
    case "(": break
    case ")", "none": isWhole = isNew
    case "Pu": add(.portrait)
    case "Pd": add(.portraitUpsideDown)
    case "Ll": add(.landscapeLeft)
    case "Lr": add(.landscapeRight)
    default: isForeign = true
    }
    return !isForeign
  }

  private mutating func add(_ orientation: InterfaceOrientationMask) {
    if isNew { new.formUnion(orientation) } else { old.formUnion(orientation) }
  }
}
