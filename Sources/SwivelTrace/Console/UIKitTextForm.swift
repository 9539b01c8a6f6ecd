import SwivelModel

/// A form of message: its phrase, and how to read what follows.
struct UIKitTextForm: Sendable {
  let phrase: UIKitPhrase
  /// Whether another form in the same line is more specific.
  var isVague = false
  let read: @Sendable ([UInt8], Range<Int>) -> UIKitText.Find

  /// The forms, more specific ones first.
  static let all: [Self] = [
    deviceOrientationSet, sceneError, unsupportedRequest, windowingMode, noCommonOrientation,
    sceneMask, recursion, statusBar, preferredMustMatch, preferredMustBeSupported, couldNotRotate,
    deviceSet, driverAsks, driverReads, otherException,
  ]

  private static let advice = UIKitPhrase(" Please use UIWindowScene.requestGeometryUpdate(_:)")

  private static let deviceOrientationSet = Self(
    phrase: UIKitPhrase("BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.")
  ) { line, range in
    let (end, isWhole) = advice.end(in: line, from: range.upperBound) ?? (range.upperBound, true)
    return .init(
      text: .deviceOrientationSet, start: range.lowerBound, end: end,
      isOpen: !isWhole && end > range.upperBound)
  }

  /// In an error, the quoted parts name both masks, in any language.
  private static let sceneError = Self(phrase: UIKitPhrase("UISceneErrorDomain Code=")) {
    line, range in
    let digits = line[range.upperBound...].prefix { $0 &- UInt8(ascii: "0") <= 9 }
    let code = UInt32(String(decoding: digits, as: UTF8.self)) ?? 0
    return refusal(line, range.lowerBound..<digits.endIndex, code: code, isQuoted: true)
  }

  private static let unsupportedRequest = Self(
    phrase: UIKitPhrase("None of the requested orientations are supported by the view controller.")
  ) { line, range in
    refusal(line, range, code: 101, isQuoted: false)
  }

  /// The description of an error on an iPad whose windows can be resized, without its code.
  private static let windowingMode = Self(
    phrase: UIKitPhrase("The current windowing mode does not allow for programmatic changes")
  ) { line, range in
    refusal(line, range, code: 101, isQuoted: false)
  }

  private static let recursion = Self(
    phrase: UIKitPhrase("supportedInterfaceOrientations was invoked recursively")
  ) { line, range in
    whole(.recursion(isThrown: isThrown(line)), range)
  }

  private static let statusBar = Self(
    phrase: UIKitPhrase("statusBarOrientation] API has been deprecated and is a no-op")
  ) { _, range in
    whole(.statusBarUnavailable, range)
  }

  private static let returning = UIKitPhrase("is returning")
  private static let getter = UIKitPhrase(" shouldAutorotate]")

  private static let noCommonOrientation = Self(
    phrase: UIKitPhrase("Supported orientations has no common orientation with the application")
  ) { line, range in
    let rest = line[range.upperBound...]
    guard let opening = rest.firstIndex(of: UInt8(ascii: "[")),
      let nameEnd = rest[opening...].firstIndex(of: UInt8(ascii: " ")),
      let (end, isWhole) = getter.end(in: line, from: nameEnd), isWhole
    else {
      return .init(
        text: .noCommonOrientation(controller: nil), start: range.lowerBound,
        end: range.upperBound, isOpen: !returning.isIn(Array(rest)))
    }
    let controller = String(decoding: rest[(opening + 1)..<nameEnd], as: UTF8.self)
    return .init(
      text: .noCommonOrientation(controller: controller), start: range.lowerBound, end: end,
      isOpen: false)
  }

  private static let preferredMustMatch = Self(
    phrase: UIKitPhrase("preferredInterfaceOrientationForPresentation '")
  ) { line, range in
    preferred(line, range)
  }

  private static let preferredMustBeSupported = Self(
    phrase: UIKitPhrase(
      "preferredInterfaceOrientationForPresentation must return a supported interface orientation")
  ) { line, range in
    preferred(line, range)
  }

  private static let couldNotRotate = Self(phrase: UIKitPhrase("Unable To Rotate Device")) {
    _, range in
    whole(.driverCouldNotRotate, range)
  }

  private static let otherException = Self(
    phrase: UIKitPhrase("UIApplicationInvalidInterfaceOrientation"), isVague: true
  ) { line, range in
    .init(text: .otherException, start: range.lowerBound, end: line.count, isOpen: false)
  }
}

extension UIKitTextForm {
  private static let exceptions = [
    UIKitPhrase("uncaught exception"), UIKitPhrase("UIApplicationInvalidInterfaceOrientation"),
  ]

  /// Whether a line is about an exception, and not only a message.
  static func isThrown(_ line: [UInt8]) -> Bool { exceptions.contains { $0.isIn(line) } }

  /// A message that ends with its phrase.
  static func whole(_ text: UIKitText, _ range: Range<Int>) -> UIKitText.Find {
    .init(text: text, start: range.lowerBound, end: range.upperBound, isOpen: false)
  }

  /// Up to iOS 16 UIKit throws, from 17 on it logs the same.
  private static func preferred(_ line: [UInt8], _ range: Range<Int>) -> UIKitText.Find {
    // The preferred orientation comes first, then the supported ones.
    let sets = OrientationLists(line[range.lowerBound...].prefix { $0 != UInt8(ascii: "!") })
    return .init(
      text: .preferredNotSupported(
        isThrown: isThrown(line), supported: sets.isPair ? sets.masks.last : nil),
      start: range.lowerBound, end: sets.end ?? range.upperBound, isOpen: false)
  }

  private static func refusal(
    _ line: [UInt8], _ range: Range<Int>, code: UInt32, isQuoted: Bool
  ) -> UIKitText.Find {
    var rest = line[range.upperBound...]
    let quote = UInt8(ascii: "\"")
    if isQuoted, let opening = rest.firstIndex(of: quote) { rest = rest[(opening + 1)...] }
    let closing = rest.firstIndex(of: quote)
    let sets = OrientationLists(rest[..<(closing ?? rest.endIndex)])
    let text = UIKitText.refused(
      code: code, requested: sets.isPair ? sets.masks.first : nil,
      supported: sets.isPair ? sets.masks.last : nil)
    let isOpen = closing == nil && (sets.masks.count < 2 || sets.goesOn)
    return .init(
      text: text, start: range.lowerBound,
      end: closing.map { $0 + 1 } ?? sets.end ?? range.upperBound, isOpen: isOpen)
  }
}
