import SwivelModel

/// Refusals of geometry requests.
///
/// Source: errors of apps on iOS 16 to 26, and the codes of UIKit's header `UISceneDefinitions.h`.
extension UIKitTextForm {
  // The first code about geometry; those below are of scenes that were requested.
  private static let firstGeometryCode: UInt32 = 100

  /// In an error, the quoted parts name both masks, in any language.
  static let sceneError = Self(phrase: UIKitPhrase("UISceneErrorDomain Code=")) { line, range in
    let number = leadingNumber(line[range.upperBound...])
    return refusal(line, range.lowerBound..<number.endIndex, code: code(number), isQuoted: true)
  }

  /// `(UISceneErrorDomain error 101.)` is all that an error describes if it has no message.
  static let describedSceneError = Self(phrase: UIKitPhrase("UISceneErrorDomain error ")) {
    line, range in
    let number = leadingNumber(line[range.upperBound...])
    guard let geometryCode = code(number) else { return whole(.saysNothing, range) }
    return whole(
      .refused(code: geometryCode, requested: nil, supported: nil, namesWindowing: false), range)
  }

  static let unsupportedRequest = Self(
    phrase: UIKitPhrase("None of the requested orientations are supported by the view controller.")
  ) { line, range in
    refusal(line, range, code: 101, isQuoted: false)
  }

  /// The description of an error on an iPad whose windows can be resized, without its code.
  static let windowingMode = Self(
    phrase: UIKitPhrase("The current windowing mode does not allow for programmatic changes")
  ) { line, range in
    refusal(line, range, code: 101, isQuoted: false)
  }

  private static let windowing = UIKitPhrase("The current windowing mode does not allow")

  private static func leadingNumber(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.prefix { $0 &- UInt8(ascii: "0") <= 9 }
  }

  /// The code of a refusal; `nil` for one that is not about geometry.
  private static func code(_ number: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: number, as: UTF8.self)).flatMap { $0 < firstGeometryCode ? nil : $0 }
  }

  private static func refusal(
    _ line: [UInt8], _ range: Range<Int>, code: UInt32?, isQuoted: Bool
  ) -> UIKitText.Find {
    guard let code else { return whole(.saysNothing, range) }
    var rest = line[range.upperBound...]
    let quote = UInt8(ascii: "\"")
    if isQuoted, let opening = rest.firstIndex(of: quote) { rest = rest[(opening + 1)...] }
    let closing = rest.firstIndex(of: quote)
    let sets = OrientationLists(rest[..<(closing ?? rest.endIndex)])
    let text = UIKitText.refused(
      code: code, requested: sets.isPair ? sets.masks.first : nil,
      supported: sets.isPair ? sets.masks.last : nil, namesWindowing: windowing.isIn(line))
    let isOpen = closing == nil && (sets.masks.count < 2 || sets.goesOn)
    return .init(
      text: text, start: range.lowerBound,
      end: closing.map { $0 + 1 } ?? sets.end ?? range.upperBound, isOpen: isOpen)
  }
}
