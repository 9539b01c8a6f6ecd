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

  private static let returning = UIKitPhrase("is returning")
  private static let getter = UIKitPhrase(" shouldAutorotate]")

  static let noCommonOrientation = Self(
    phrase: UIKitPhrase("orientations has no common orientation with the application")
  ) { line, range in
    let (rest, isThrown) = (line[range.upperBound...], isThrown(line))
    guard let opening = rest.firstIndex(of: UInt8(ascii: "[")),
      let nameEnd = rest[opening...].firstIndex(of: UInt8(ascii: " ")),
      let (end, isWhole) = getter.end(in: line, from: nameEnd), isWhole
    else {
      return .init(
        text: .noCommonOrientation(isThrown: isThrown, controller: nil), start: range.lowerBound,
        end: range.upperBound, isOpen: !returning.isIn(Array(rest)))
    }
    let controller = String(decoding: rest[(opening + 1)..<nameEnd], as: UTF8.self)
    return .init(
      text: .noCommonOrientation(isThrown: isThrown, controller: controller),
      start: range.lowerBound, end: end, isOpen: false)
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

  static let preferredMustMatch = Self(
    phrase: UIKitPhrase("preferredInterfaceOrientationForPresentation '")
  ) { line, range in
    // The preferred orientation, which may be unknown, is in quotes before the supported ones.
    let rest = line[range.upperBound...].prefix { $0 != UInt8(ascii: "!") }
    return preferred(line, range, rest.drop { $0 != UInt8(ascii: "'") })
  }

  static let preferredMustBeSupported = Self(
    phrase: UIKitPhrase(
      "preferredInterfaceOrientationForPresentation must return a supported interface orientation")
  ) { line, range in
    preferred(line, range, [])
  }

  /// Up to iOS 16 UIKit throws, from 17 on it logs the same.
  private static func preferred(
    _ line: [UInt8], _ range: Range<Int>, _ list: ArraySlice<UInt8>
  ) -> UIKitText.Find {
    let sets = OrientationLists(list)
    return .init(
      text: .preferredNotSupported(
        isThrown: isThrown(line), supported: sets.masks.count == 1 ? sets.masks.first : nil),
      start: range.lowerBound, end: sets.end ?? range.upperBound,
      isOpen: sets.end == line.count || sets.goesOn)
  }

  /// A crash report has the type of the exception in a line, and its reason in the next one.
  static let fatalException = Self(phrase: UIKitPhrase("Fatal Exception: "), isVague: true) {
    line, range in
    let type = line[range.upperBound...]
    let isOurs = type.starts(with: name.utf8)
    return .init(
      text: isOurs ? .otherException : .saysNothing, start: range.lowerBound, end: line.count,
      isOpen: !type.contains(UInt8(ascii: " ")))
  }

  static let otherException = Self(
    phrase: UIKitPhrase("UIApplicationInvalidInterfaceOrientation"), isVague: true
  ) { line, range in
    .init(
      text: .otherException, start: range.lowerBound, end: line.count,
      isOpen: range.upperBound == line.count)
  }
}
