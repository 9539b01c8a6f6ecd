/// Joins the lines of a wrapping console, where a UIKit message continues in the next one.
struct LineJoiner: Sendable {
  // No console wraps a UIKit message of some 300 characters into more lines.
  private static let maximumLines = 8
  private static let maximumLength = 2_048

  private var beginning: [UInt8] = []
  private var lineCount = 0
  private var number = 0
  private var found: UIKitText.Find?

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
    let whole = beginning + [UInt8(ascii: " ")] + line
    switch UIKitText.look(at: whole) {
    case .found(let find) where find.start < beginning.count && find.end > beginning.count:
      return goOn(whole, find)
    case .beginning where found == nil && lineCount < Self.maximumLines:
      (beginning, lineCount) = (whole, lineCount + 1)
      return []
    case .nothing, .beginning, .found:
      // It was a separate line, not a continuation.
      let before = finish()
      return before + begin(line, number)
    }
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
