import SwivelModel

/// UIKit's messages about orientations in a log, from any source and in any language.
///
/// Source: messages and errors in apps' logs and crash reports.
enum UIKitText: Hashable, Sendable {
  /// `BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.`
  case deviceOrientationSet
  /// An error of `UISceneErrorDomain`, with the requested and the supported mask if given; or it
  /// names the windowing mode of an iPad instead.
  case refused(
    code: UInt32, requested: InterfaceOrientationMask?, supported: InterfaceOrientationMask?,
    namesWindowing: Bool)
  /// `Supported orientations has no common orientation with the application`, and the controller.
  case noCommonOrientation(isThrown: Bool, controller: String?)
  /// `Scene updated orientation preferences: old -> new`, and the address of the scene.
  case sceneMask(address: String, old: InterfaceOrientationMask, new: InterfaceOrientationMask)
  /// An interface orientation that UIKit, with the address of the scene, or XCTest logs.
  case interface(address: String?, InterfaceOrientation)
  /// `supportedInterfaceOrientations was invoked recursively`: thrown on iOS 9, logged since 10.
  case recursion(isThrown: Bool)
  /// `-[UIApplication statusBarOrientation] … is a no-op on 27.0 and later.`
  case statusBarUnavailable
  /// The preferred orientation is not among the supported ones.
  case preferredNotSupported(isThrown: Bool, supported: InterfaceOrientationMask?)
  /// React Native's `Modal was presented with 0x2 orientations mask`, of a page and an app without
  /// a common orientation.
  case modal(page: InterfaceOrientationMask, app: InterfaceOrientationMask)
  /// `UIApplicationInvalidInterfaceOrientation` for another reason.
  case otherException
  /// `Set device orientation to Landscape Left`, from XCTest.
  case deviceSet(DeviceOrientation)
  /// An orientation or a rotation that Appium's driver asks for.
  case driverAsks(String)
  /// It asks to read one, in a session.
  case driverWillRead(session: String)
  /// The answer to a request of a session, which may be for something else.
  case driverReads(String, session: String)
  /// `Unable To Rotate Device`, from a UI test driver: the interface did not follow.
  case driverCouldNotRotate
  /// A message that is known, and says nothing of what an interface may show.
  case saysNothing
  /// A message that is known, with values that are not, or that are private.
  case notUnderstood
}

extension UIKitText {
  /// A message that was found.
  struct Find {
    let text: UIKitText
    /// The index of its first byte in the line.
    let start: Int
    /// The index of what it depends on before that, such as the address of a scene.
    var lead: Int?
    /// The index after its last byte in the line.
    let end: Int
    /// Whether it may continue in the next line.
    let isOpen: Bool
    /// Whether the line ends within a message that is more specific.
    var isCut = false
  }

  /// The result of searching a line.
  enum Look {
    case nothing
    /// The line ends within a UIKit phrase, which begins at an index.
    case beginning(at: Int)
    case found(Find)
  }

  /// Whether a text has a message.
  static func isKnown(_ text: String) -> Bool {
    let text = PageText.plain(Array(text.utf8)[...])
    return if case .found = look(at: Array(text)) { true } else { false }
  }

  /// Searches a line for a message.
  static func look(at line: [UInt8]) -> Look {
    var (beginning, isCut) = (UIKitLead.start(in: line), false)
    for form in UIKitTextForm.all {
      switch form.phrase.place(in: line) {
      case .nowhere: continue
      case .cut(let start):
        beginning = min(start, beginning ?? start)
        isCut = isCut || line.count - start >= UIKitPhrase.prefixLength
      case .at(let range):
        let start = UIKitTextForm.exception(in: line, before: range.lowerBound)
        var find = form.read(line, (start ?? range.lowerBound)..<range.upperBound)
        find.isCut = isCut
        return .found(find)
      }
    }
    return beginning.map { .beginning(at: $0) } ?? .nothing
  }
}

/// A phrase that identifies a message.
struct UIKitPhrase: Sendable {
  private let words: [UInt8]

  init(_ words: StaticString) {
    self.words = Array(words.description.utf8)
  }

  /// The part of the phrase by which it is recognized where a line ends within it.
  var beginning: [UInt8] { Array(words.prefix(Self.prefixLength)) }

  /// The position of a phrase.
  enum Place {
    case nowhere
    case at(Range<Int>)
    /// The line ends within it; it begins at an index.
    case cut(Int)
  }

  /// The length of a prefix that identifies a phrase.
  static let prefixLength = 11

  /// The first position of the phrase in a line.
  func place(in line: [UInt8]) -> Place {
    guard let first = words.first else { return .nowhere }
    var start = 0
    while let index = line[start...].firstIndex(of: first) {
      let count = common(with: line[index...])
      if count == words.count { return .at(index..<(index + count)) }
      // A line is wrapped between words, where the space at its end was trimmed, or at a column.
      if index + count == line.count,
        count >= Self.prefixLength || Self.isWord(at: index, in: line, of: count)
      {
        return .cut(index)
      }
      start = index + 1
    }
    return .nowhere
  }

  /// What is before a letter that may be a word, as in `Domain=` and `<UIWindowScene`.
  static let gaps = " =<".utf8

  /// Whether a word begins at an index: a letter alone is one after a gap, or as the whole line.
  static func isWord(at index: Int, in line: [UInt8], of count: Int) -> Bool {
    guard index > 0 else { return true }
    let before = line[index - 1]
    return gaps.contains(before) || count > 1 && (before | 0x20) &- UInt8(ascii: "a") >= 26
  }

  /// Whether a line contains the phrase.
  func isIn(_ line: [UInt8]) -> Bool {
    if case .at = place(in: line) { true } else { false }
  }

  /// The end of the phrase in a line, or of the line if that ends within it.
  func end(in line: [UInt8]) -> Int? {
    switch place(in: line) {
    case .nowhere: nil
    case .at(let range): range.upperBound
    case .cut(let start): line.count - start < Self.prefixLength ? nil : line.count
    }
  }

  /// The length of the common prefix with other bytes.
  private func common(with bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for (word, byte) in zip(words, bytes) {
      guard word == byte else { break }
      count += 1
    }
    return count
  }

  /// The end of the match that continues after an index: the phrase's or the line's.
  func end(in line: [UInt8], from index: Int) -> (end: Int, isWhole: Bool)? {
    let count = common(with: line[index...])
    guard count == words.count || index + count == line.count else { return nil }
    return (index + count, count == words.count)
  }
}
