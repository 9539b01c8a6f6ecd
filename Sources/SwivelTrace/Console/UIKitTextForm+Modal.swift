import SwivelModel

/// What React Native prints where UIKit would throw: the orientations of a modal page and those of
/// the app have none in common. Both masks are UIKit's bits.
///
/// Source: the consoles of apps with React Native, since 2017.
extension UIKitTextForm {
  static let modal = Self(phrase: UIKitPhrase("Modal was presented with 0x")) { line, range in
    let page = digits(line[range.upperBound...])
    guard let (end, isWhole) = between.end(in: line, from: page.endIndex) else {
      return whole(.notUnderstood, range)
    }
    let app = digits(line[end...])
    let masks = (mask(page), mask(app))
    let text: UIKitText =
      if let page = masks.0, let app = masks.1 { .modal(page: page, app: app) } else {
        .notUnderstood
      }
    return .init(
      text: text, start: range.lowerBound, end: app.endIndex,
      isOpen: !isWhole || app.endIndex == line.count)
  }

  private static let between = UIKitPhrase(
    " orientations mask but the application only supports 0x")

  /// No mask has more than two.
  private static func digits(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.prefix(2).prefix { "0123456789abcdef".utf8.contains($0) }
  }

  private static func mask(_ digits: ArraySlice<UInt8>) -> InterfaceOrientationMask? {
    UInt8(String(decoding: digits, as: UTF8.self), radix: 16).map {
      InterfaceOrientationMask(rawValue: $0)
    }.flatMap { $0.isSubset(of: [.allButUpsideDown, .portraitUpsideDown]) ? $0 : nil }
  }
}
