/// Joins the lines of a console that wraps, where one of UIKit's texts goes on in the next.
struct LineJoiner: Sendable {
  // No console wraps a text of UIKit's into more: they have some 300 characters.
  private static let maximumLines = 8
  private static let maximumLength = 2_048

  private var beginning: [UInt8] = []
  private var lineCount = 0
  private var found: UIKitText?

  /// A record that came to its end: what UIKit said in it, if anything.
  struct Joined {
    let text: UIKitText?
  }

  /// Whether a record has begun whose end did not come yet.
  var isWaiting: Bool { lineCount > 0 }

  /// Takes a line, without the white space around it, and gives the records that end with it.
  mutating func take(_ line: ArraySlice<UInt8>) -> [Joined] {
    guard isWaiting else { return begin(line) }
    let whole = beginning + [UInt8(ascii: " ")] + line
    switch UIKitText.look(at: whole) {
    case .found(let find) where find.start < beginning.count && find.end > beginning.count:
      return goOn(whole, find)
    case .beginning where found == nil && lineCount < Self.maximumLines:
      (beginning, lineCount) = (whole, lineCount + 1)
      return []
    case .nothing, .beginning, .found:
      // It was no continuation, but a line of its own.
      let before = finish()
      return before + begin(line)
    }
  }

  /// Gives the record that waits for its end, as none will come.
  mutating func finish() -> [Joined] {
    guard isWaiting else { return [] }
    defer { reset() }
    return [Joined(text: found)]
  }

  private mutating func begin(_ line: ArraySlice<UInt8>) -> [Joined] {
    let whole = Array(line)
    switch UIKitText.look(at: whole) {
    case .nothing: return [Joined(text: nil)]
    case .beginning:
      guard whole.count < Self.maximumLength else { return [Joined(text: nil)] }
      (beginning, lineCount) = (whole, 1)
      return []
    case .found(let find): return goOn(whole, find)
    }
  }

  private mutating func goOn(_ whole: [UInt8], _ find: UIKitText.Find) -> [Joined] {
    guard find.isOpen, lineCount < Self.maximumLines, whole.count < Self.maximumLength else {
      reset()
      return [Joined(text: find.text)]
    }
    (beginning, found, lineCount) = (whole, find.text, lineCount + 1)
    return []
  }

  private mutating func reset() {
    (beginning, found, lineCount) = ([], nil, 0)
  }
}
