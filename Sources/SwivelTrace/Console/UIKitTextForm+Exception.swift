import SwivelModel

/// Exceptions of UIKit, which it logs in the same words where it does not throw them.
///
/// Source: consoles and crash reports of apps on iOS 6 to 27.
extension UIKitTextForm {
  private static let name = "UIApplicationInvalidInterfaceOrientation"
  // What a debugger, the system and crash reports say of an exception.
  private static let exceptions = [
    UIKitPhrase("uncaught exception"), UIKitPhrase("UIApplicationInvalidInterfaceOrientation"),
    UIKitPhrase("Fatal Exception: "), UIKitPhrase("reason: '"),
  ]

  /// Where a line says that an exception was thrown, and not only a message logged.
  static func exception(in line: [UInt8], before end: Int) -> Int? {
    exceptions.compactMap { phrase in
      if case .at(let range) = phrase.place(in: line), range.lowerBound < end {
        range.lowerBound
      } else {
        nil
      }
    }.min()
  }

  private static func isThrown(_ line: [UInt8]) -> Bool {
    exception(in: line, before: line.count) != nil
  }

  private static let quote = UInt8(ascii: "'")
  private static let returning = UIKitPhrase("is returning")
  private static let getter = UIKitPhrase(" shouldAutorotate]")

  static let noCommonOrientation = Self(
    phrase: UIKitPhrase("orientations has no common orientation with the application")
  ) { line, range in
    let (rest, isThrown) = (line[range.upperBound...], isThrown(line))
    // A line may end within the name of the controller, or what follows that.
    let opening = rest.firstIndex(of: UInt8(ascii: "["))
    let nameEnd = opening.map { rest[$0...].firstIndex(of: UInt8(ascii: " ")) ?? line.count }
    let method = nameEnd.flatMap { getter.end(in: line, from: $0) }
    guard let opening, let nameEnd, method?.isWhole == true else {
      return .init(
        text: .noCommonOrientation(isThrown: isThrown, controller: nil), start: range.lowerBound,
        end: method?.end ?? range.upperBound, isOpen: !returning.isIn(Array(rest)))
    }
    let controller = String(decoding: rest[(opening + 1)..<nameEnd], as: UTF8.self)
    return .init(
      text: .noCommonOrientation(isThrown: isThrown, controller: controller),
      start: range.lowerBound, end: method?.end ?? nameEnd, isOpen: false)
  }

  static let recursion = Self(
    phrase: UIKitPhrase("supportedInterfaceOrientations was invoked recursively")
  ) { line, range in
    whole(.recursion(isThrown: isThrown(line)), range)
  }

  /// The words of iOS 10 to 12.
  static let recursionOfMethod = Self(
    phrase: UIKitPhrase("supportedInterfaceOrientations] was invoked recursively")
  ) { line, range in
    whole(.recursion(isThrown: isThrown(line)), range)
  }

  private static let matching = UIKitPhrase("' must match a supported interface orientation: '")

  /// The preferred orientation, which may be unknown, is in quotes before the supported ones.
  static let preferredMustMatch = Self(
    phrase: UIKitPhrase("preferredInterfaceOrientationForPresentation '")
  ) { line, range in
    guard let name = line[range.upperBound...].firstIndex(of: quote) else {
      let isOpen = line.count - range.upperBound < nameLength
      return preferred(line, range.lowerBound..<line.count, nil, isOpen: isOpen)
    }
    guard let (end, isWhole) = matching.end(in: line, from: name) else {
      return preferred(line, range, nil, isOpen: false)
    }
    let sets = OrientationLists(line[end...].prefix { $0 != UInt8(ascii: "!") })
    // What is not closed by a quotation mark may be half of a list.
    if sets.masks.count == 1, let last = sets.end, line[last...].first == quote {
      return preferred(line, range.lowerBound..<(last + 1), sets.masks[0], isOpen: false)
    }
    return preferred(
      line, range.lowerBound..<(sets.end ?? end), nil,
      isOpen: !isWhole || sets.end == nil || sets.end == line.count || sets.goesOn)
  }

  // Longer than that of any orientation.
  private static let nameLength = 24

  static let preferredMustBeSupported = Self(
    phrase: UIKitPhrase(
      "preferredInterfaceOrientationForPresentation must return a supported interface orientation")
  ) { line, range in
    preferred(line, range, nil, isOpen: false)
  }

  /// Up to iOS 16 UIKit throws, from 17 on it logs the same.
  private static func preferred(
    _ line: [UInt8], _ range: Range<Int>, _ supported: InterfaceOrientationMask?, isOpen: Bool
  ) -> UIKitText.Find {
    .init(
      text: .preferredNotSupported(isThrown: isThrown(line), supported: supported),
      start: range.lowerBound, end: range.upperBound, isOpen: isOpen)
  }

  /// A crash report has the type of the exception in a line, and its reason in the next one.
  static let fatalException = Self(phrase: UIKitPhrase("Fatal Exception: ")) { line, range in
    let isOurs = line[range.upperBound...].starts(with: name.utf8)
    return exception(isOurs ? .otherException : .saysNothing, line, range)
  }

  static let otherException = Self(phrase: UIKitPhrase("UIApplicationInvalidInterfaceOrientation"))
  { line, range in
    exception(.otherException, line, range)
  }

  /// An exception whose reason is not known, or is still to come.
  private static func exception(
    _ text: UIKitText, _ line: [UInt8], _ range: Range<Int>
  ) -> UIKitText.Find {
    .init(
      text: text, start: range.lowerBound, end: line.count,
      isOpen: UIKitLead.mayHaveReason(line[range.upperBound...]))
  }
}
