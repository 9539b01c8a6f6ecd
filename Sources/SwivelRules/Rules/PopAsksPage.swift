import SwivelModel

/// See ``rule``.
///
/// Reports differ. What separates them is whether the page overrides the getter itself, and whether
/// the containers forward to the top page or to the visible one, which is the leaving one still. Of
/// iOS 6 and 7 one report has it that it turns back once all containers forward (RESideMenu 127), and
/// one that it stays where each page is held to its own mask (MIT 45).
enum PopAsksPage: RuleBody {
  static let rule = Rule(
    .popAsksPage, .from(6), at: [.pop, .interactivePop], .disputed,
    """
    A pop turns the interface back if the previous page itself overrides its mask \
    and its containers pass that on.
    """,
    changed: "On iOS 6 and 7 reports differ; up to iOS 5 a pop always stays.",
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
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
    ruling.heldBy = nil
    ruling.settle(on: ruling.turns ? situation.upright : nil)
    if situation.system.major < 8 { ruling.to.formUnion(ruling.from) }
  }
}
