import SwivelModel

/// Joins the lines of a wrapping console, where a UIKit message continues in the next one.
struct LineJoiner: Sendable {
  // No console wraps a UIKit message of some 600 characters into more lines.
  private static let maximumLines = 16
  private static let maximumLength = 2_048

  private var beginning: [UInt8] = []
  private var lineCount = 0
  private var number = 0
  private var found: UIKitText.Find?

  // What is understood so far.
  private var merit: Int { max(found?.text.merit ?? 1, 1) }

  /// A complete record: the UIKit message in it, if any, its lines, and the number of the first.
  struct Joined {
    let find: UIKitText.Find?
    let lines: [UInt8]
    let number: Int
  }

  /// Whether an incomplete record is pending.
  var isWaiting: Bool { lineCount > 0 }

  /// Adds a line, trimmed, and returns the records that it completes.
  mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) -> [Joined] {
    guard isWaiting else { return begin(line, number) }
    let (whole, look) = continued(by: line)
    switch look {
    // What is understood less with the next line does not go on in it.
    case .found(let find) where look.merit(across: beginning.count) >= merit:
      return goOn(whole, find)
    case .beginning(let start)
    where start < beginning.count && found == nil && lineCount < Self.maximumLines:
      (beginning, lineCount) = (whole, lineCount + 1)
      return []
    case .nothing, .beginning, .found:
      // It was a separate line, not a continuation.
      let before = finish()
      return before + begin(line, number)
    }
  }

  /// The pending lines with the next one: after a space, unless a console broke a word at a column,
  /// so that more of the message is understood without one.
  private func continued(by line: ArraySlice<UInt8>) -> (whole: [UInt8], UIKitText.Look) {
    let (apart, together) = (beginning + [UInt8(ascii: " ")] + line, beginning + line)
    let looks = (UIKitText.look(at: apart), UIKitText.look(at: together))
    let merits = (looks.0.merit(across: beginning.count), looks.1.merit(across: beginning.count))
    let isWord = merits.1 > merits.0 || merits.1 == merits.0 && looks.0.text != looks.1.text
    return isWord ? (together, looks.1) : (apart, looks.0)
  }

  /// Returns the pending record, as no more lines follow.
  mutating func finish() -> [Joined] {
    guard isWaiting else { return [] }
    defer { reset() }
    return [joined(beginning, found)]
  }

  private func joined(_ lines: [UInt8], _ find: UIKitText.Find?) -> Joined {
    Joined(find: find, lines: lines, number: number)
  }

  private mutating func begin(_ line: ArraySlice<UInt8>, _ number: Int) -> [Joined] {
    let whole = Array(line)
    self.number = number
    switch UIKitText.look(at: whole) {
    case .nothing: return [joined(whole, nil)]
    case .beginning:
      guard whole.count < Self.maximumLength else { return [joined(whole, nil)] }
      (beginning, lineCount) = (whole, 1)
      return []
    case .found(let find): return goOn(whole, find)
    }
  }

  private mutating func goOn(_ whole: [UInt8], _ find: UIKitText.Find) -> [Joined] {
    guard find.isOpen, lineCount < Self.maximumLines, whole.count < Self.maximumLength else {
      reset()
      return [joined(whole, find)]
    }
    (beginning, found, lineCount) = (whole, find, lineCount + 1)
    return []
  }

  private mutating func reset() {
    (beginning, found, lineCount) = ([], nil, 0)
  }
}

extension UIKitText.Look {
  fileprivate var text: UIKitText? { if case .found(let find) = self { find.text } else { nil } }

  /// How much is understood of a message that a gap between lines is in.
  fileprivate func merit(across gap: Int) -> Int {
    switch self {
    case .beginning(let start) where start < gap: return 2
    case .found(let find) where find.lead ?? find.start < gap && find.end > gap:
      return max(find.text.merit, find.isCut ? 3 : find.isOpen ? 2 : 1)
    case .beginning, .found, .nothing: return 0
    }
  }
}

extension UIKitText {
  fileprivate var merit: Int {
    switch self {
    case .notUnderstood, .saysNothing, .otherException: 1
    case .refused(_, _, nil, _), .noCommonOrientation(_, nil), .preferredNotSupported(_, nil): 3
    // A word that is broken is missing in a list.
    case .refused(_, _, let mask?, _), .preferredNotSupported(_, let mask?):
      4 + mask.rawValue.nonzeroBitCount
    default: 4
    }
  }
}
