import SwivelModel

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

extension String {
  /// The text with a word replaced, also in front of a member.
  func renaming(_ word: String, to other: String) -> String {
    var (result, path) = ("", "")
    func endPath() {
      let isMeant = path == word || path.hasPrefix(word + ".")
      result += isMeant ? other + path.dropFirst(word.count) : path
      path = ""
    }
    for character in self {
      let isPart =
        character == "." || character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
      if isPart { path.append(character); continue }
      endPath()
      result.append(character)
    }
    endPath()
    return result
  }
}
