import SwivelText

extension ParsedObject {
  /// The name of UIKit's exceptions about orientations.
  private static let exception = "UIApplicationInvalidInterfaceOrientation"

  /// Whether it is about such an exception: it has the name, or an object in it does.
  var isAboutException: Bool {
    hasName
      || members.contains { member in
        if case .object(let inner) = member.value { inner.hasName } else { false }
      }
  }

  private var hasName: Bool { members.contains { $0.value == .string(Self.exception) } }

  /// The texts of its keys that may matter, without the templates of which other tools make texts.
  ///
  /// The reason of an exception follows its name, as in a console; a name alone is the last one.
  func texts(where mayMatter: (String) -> Bool) -> [String] {
    let texts = members.compactMap { member -> String? in
      guard case .string(let text) = member.value, mayMatter(text),
        !member.key.lowercased().has(text: "format")
      else { return nil }
      return text
    }
    guard !texts.isEmpty, isAboutException else { return texts }
    let others = texts.filter { $0 != Self.exception }
    return others.map { UIKitText.isKnown($0) ? "\(Self.exception): \($0)" : $0 }
      + (hasName ? [Self.exception] : [])
  }
}
