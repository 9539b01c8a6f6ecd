import SwivelModel

/// See ``rule``.
enum PlistHint {
  static let rule = Rule(
    .plistHint, .only(2...5), .documented,
    "Up to iOS 5 the Info.plist only tells how to launch; the app sets no mask.",
    sources: [
      "Apple, Technical Q&A QA1688",
      "seed 001",
    ],
    example: "seed1-ios5-default-portrait")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.appMask = .all
  }
}
