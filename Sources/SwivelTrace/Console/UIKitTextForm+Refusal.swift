import SwivelModel
import SwivelText

/// Refusals of geometry requests.
///
/// Source: errors of apps on iOS 16 to 26, and the codes of UIKit's header `UISceneDefinitions.h`.
extension UIKitTextForm {
  // The first code about geometry; those below are of scenes that were requested.
  private static let firstGeometryCode: UInt32 = 100

  /// In an error, the description names both masks, in any language.
  static let sceneError = Self(phrase: UIKitPhrase("UISceneErrorDomain Code=")) { line, range in
    let end = describedCode(in: line, after: range.upperBound) ?? range.upperBound
    let number = leadingNumber(line[end...])
    return refusal(line, range.lowerBound..<number.endIndex, code: code(number))
  }

  /// Where the code is that a description follows, if the same error is repeated with one, as in
  /// the text below a title.
  private static func describedCode(in line: [UInt8], after start: Int) -> Int? {
    var (end, isRepeated) = (start, false)
    while let next = line[end...].prefix(titleLength).prefix(while: { $0 != quote })
      .range(of: "UISceneErrorDomain Code=".utf8)
    {
      (end, isRepeated) = (next.upperBound, true)
    }
    let rest = line[end...].drop { $0 == UInt8(ascii: " ") || $0 &- UInt8(ascii: "0") <= 9 }
    return isRepeated && rest.first == quote ? end : nil
  }

  private static let titleLength = 200
  private static let quote = UInt8(ascii: "\"")

  /// `(UISceneErrorDomain error 101.)` is all that an error describes if it has no message.
  static let describedSceneError = Self(phrase: UIKitPhrase("UISceneErrorDomain error ")) {
    line, range in
    let number = leadingNumber(line[range.upperBound...])
    guard let geometryCode = code(number) else { return whole(.saysNothing, range) }
    return whole(
      .refused(code: geometryCode, requested: nil, supported: nil, namesWindowing: false), range)
  }

  static let unsupportedRequest = Self(phrase: unsupported) { line, range in
    refusal(line, range, code: 101)
  }

  /// The description of an error on an iPad whose windows can be resized, without its code.
  static let windowingMode = Self(phrase: windowing) { line, range in
    refusal(line, range, code: 101)
  }

  private static let unsupported = UIKitPhrase("orientations are supported by the view controller.")
  private static let windowing = UIKitPhrase("programmatic changes to interface orientation")

  private static func leadingNumber(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.prefix { $0 &- UInt8(ascii: "0") <= 9 }
  }

  /// The code of a refusal; `nil` for one that is not about geometry.
  private static func code(_ number: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: number, as: UTF8.self)).flatMap { $0 < firstGeometryCode ? nil : $0 }
  }

  private static func refusal(
    _ line: [UInt8], _ range: Range<Int>, code: UInt32?
  ) -> UIKitText.Find {
    guard let code else {
      // A number at the end of a line may go on.
      return .init(
        text: .saysNothing, start: range.lowerBound, end: range.upperBound,
        isOpen: range.upperBound == line.count)
    }
    // Other tools escape the quotes, double them, or replace them by those of prose.
    let rest = line[range.upperBound...].drop { " \\\"".utf8.contains($0) }
    let isQuoted = line[range.upperBound..<rest.startIndex].contains(UInt8(ascii: "\""))
    let quoted = rest.firstIndex(of: UInt8(ascii: "\""))
    let closing = [quoted, rest.range(of: "UserInfo".utf8)?.lowerBound].compactMap(\.self).min()
    let sets = OrientationLists(rest[..<(closing ?? rest.endIndex)])
    let text = UIKitText.refused(
      code: code, requested: sets.isPair ? sets.masks.first : nil,
      supported: sets.isPair ? sets.masks.last : nil, namesWindowing: windowing.isIn(line))
    guard let closing else {
      let ends = [unsupported.end(in: line), windowing.end(in: line), sets.end]
      return .init(
        text: text, start: range.lowerBound, end: ends.compactMap(\.self).max() ?? range.upperBound,
        isOpen: isQuoted || sets.masks.count < 2 || sets.goesOn)
    }
    let (end, isWhole) = details(line, after: closing)
    return .init(text: text, start: range.lowerBound, end: end, isOpen: !isWhole)
  }

  /// The end of `UserInfo={…}` after the description, which repeats that.
  private static func details(_ line: [UInt8], after end: Int) -> (end: Int, isWhole: Bool) {
    let rest = line[end...].drop { " \\\"".utf8.contains($0) }
    guard rest.starts(with: "UserInfo=".utf8) else {
      // A line may end within the key.
      return "UserInfo=".utf8.starts(with: rest) ? (line.count, false) : (end + 1, true)
    }
    var depth = 0
    let closing = rest.firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return byte == UInt8(ascii: "}") && depth == 0
    }
    return (closing.map { $0 + 1 } ?? line.count, closing != nil)
  }
}
