import SwivelModel

/// A form of message: its phrase, and how to read what follows.
///
/// A phrase begins with the first long word of the message, so that it is also recognized where a
/// mail or a terminal wrapped the text before that word or after it.
struct UIKitTextForm: Sendable {
  let phrase: UIKitPhrase
  let read: @Sendable ([UInt8], Range<Int>) -> UIKitText.Find

  /// The forms, more specific ones first.
  static let all: [Self] = [
    deviceOrientationSet, sceneError, describedSceneError, unsupportedRequest, windowingMode,
    noCommonOrientation, sceneMask, sceneWillChange, recursion, recursionOfMethod, statusBar,
    preferredMustMatch, preferredMustBeSupported, couldNotRotate, deviceSet, interfaceChanged,
    driverAsks, driverAsksToRotate, driverWillRead, driverWillReadRotation, driverReads, modal,
    fatalException, otherException,
  ]

  private static let advice = UIKitPhrase(" Please use UIWindowScene.requestGeometryUpdate(_:)")

  private static let deviceOrientationSet = Self(
    phrase: UIKitPhrase("UIDevice.orientation is not supported.")
  ) { line, range in
    let (end, isWhole) = advice.end(in: line, from: range.upperBound) ?? (range.upperBound, true)
    return .init(
      text: .deviceOrientationSet, start: range.lowerBound, end: end,
      isOpen: !isWhole && end > range.upperBound)
  }

  private static let statusBar = Self(
    phrase: UIKitPhrase("statusBarOrientation] API has been deprecated and is a no-op")
  ) { _, range in
    whole(.statusBarUnavailable, range)
  }

  private static let couldNotRotate = Self(phrase: UIKitPhrase("Unable To Rotate Device")) {
    _, range in
    whole(.driverCouldNotRotate, range)
  }
}

extension UIKitTextForm {
  /// A message that ends with its phrase.
  static func whole(_ text: UIKitText, _ range: Range<Int>) -> UIKitText.Find {
    .init(text: text, start: range.lowerBound, end: range.upperBound, isOpen: false)
  }
}
