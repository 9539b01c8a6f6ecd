import SwivelModel

/// See ``rule``.
enum PopStays: RuleBody {
  static let rule = Rule(
    .popStays, .from(2), at: [.pop, .interactivePop], .observed,
    """
    A pop does not rotate the interface: the previous page appears in the orientation of the \
    popped page.
    """,
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://github.com/MIT-Mobile/MIT-Mobile-for-iOS/issues/45",
      "https://github.com/artsy/eigen/issues/681",
      "https://github.com/gdavis/FGallery-iPhone/pull/26",
    ],
    example: "prev-page-turned-after-back")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    if !ruling.allowsCurrent { ruling.hold(.popStays) }
  }
}
