import SwivelModel

/// See ``rule``.
///
/// Reports differ. The difference is whether the page itself overrides the getter, and whether the
/// containers forward to the top page or to the visible one, which is still the leaving one. On iOS
/// 6 and 7 a stack that is the root stays (MIT 45); one inside other forwarding containers was seen
/// to rotate back (RESideMenu 127), by one report only.
enum PopAsksPage: RuleBody {
  static let rule = Rule(
    .popAsksPage, .from(6), at: [.pop, .interactivePop], .disputed,
    """
    A pop rotates the interface back if the previous page itself overrides \
    supportedInterfaceOrientations and its containers forward to it.
    """,
    changed:
      """
      On iOS 6 and 7, a pop rotates the interface, if at all, only if the navigation controller is \
      inside another container; on iOS 5 and earlier, it never does.
      """,
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "http://zxfcumtcs.github.io/2016/02/28/InterfaceOrientations",
      "https://github.com/romaonthego/RESideMenu/issues/127",
      "https://github.com/MIT-Mobile/MIT-Mobile-for-iOS/issues/45",
    ],
    example: "prev-page-locked-by-base-class")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard !ruling.allowsCurrent, !ruling.allowed.isEmpty, let page = ruling.respondent,
      page == ruling.subject.map(situation.shownPage), page != ruling.asked,
      situation.facts.controllers[page].supported != nil
    else { return }
    let isOld = situation.system.major < 8
    if isOld, situation.facts.controllers[page].parent == ruling.asked { return }
    ruling.heldBy = nil
    ruling.settle(on: ruling.turns ? situation.upright : nil)
    if isOld { ruling.to.formUnion(ruling.from) }
  }
}
