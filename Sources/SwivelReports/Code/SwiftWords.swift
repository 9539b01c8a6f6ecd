import SwivelModel
import SwivelText

extension ControllerKind {
  /// The class of UIKit from which an app's controller of this kind inherits, if it has its own.
  var superclass: String? {
    switch self {
    case .plain, .container: "UIViewController"
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .alert, .system, .videoPlayer: nil
    }
  }
}

extension InterfaceOrientationMask {
  /// The mask in Swift; none for an empty one.
  var swiftText: String? {
    switch self {
    case []: nil
    case .all: ".all"
    case .allButUpsideDown: ".allButUpsideDown"
    case .landscape: ".landscape"
    default:
      words.count == 1 ? ".\(words[0])" : "[\(words.map { ".\($0)" }.joined(separator: ", "))]"
    }
  }
}

extension StringProtocol {
  /// The text with a word replaced, also where it is before a member, but not where it is one.
  func renaming(_ word: String, to other: String) -> String {
    let text = Array(utf8)
    var (result, end) = ([UInt8](), 0)
    while let found = text[end...].range(of: word.utf8) {
      let (before, after) = (text[..<found.lowerBound].last, text[found.upperBound...].first)
      let isWhole =
        before?.isPartOfName != true && before != UInt8(ascii: ".") && after?.isPartOfName != true
      result += text[end..<found.lowerBound]
      result += isWhole ? other.utf8 : word.utf8
      end = found.upperBound
    }
    return String(decoding: result + text[end...], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it can be part of a name; also each byte of a character outside ASCII.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
