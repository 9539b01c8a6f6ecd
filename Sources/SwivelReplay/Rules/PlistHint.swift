import SwivelModel

/// See ``rule``.
enum PlistHint: RuleBody {
  static let rule = Rule(
    .plistHint, .only(2...5), .documented,
    """
    On iOS 5 and earlier, the Info.plist only determines the launch orientation; the app has no \
    mask.
    """,
    changed: "Since iOS 6, the Info.plist is the mask of the app.",
    sources: [
      "Apple, Technical Q&A QA1688",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "ios5-default-portrait")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.appMask = .all
  }
}
