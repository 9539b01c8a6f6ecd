import SwivelModel

/// See ``rule``.
///
/// With the device flat, or the rotation locked (up to iOS 15), the interface returns to its
/// orientation before the presentation, unless it has followed the device since.
enum Dismissal: RuleBody {
  static let rule = Rule(
    .dismissal, .from(2), at: [.dismissal], .observed,
    """
    When a page that covers the whole window is dismissed, UIKit asks the page below, and the \
    interface rotates to the device's orientation.
    """,
    changed:
      "Since iOS 16, an allowed orientation is kept while rotation is locked.",
    sources: [
      "https://github.com/bytedance/Bytedance-UnionAD/issues/105",
      "https://github.com/lionheart/openradar-mirror/issues/3257 (radar 18176955)",
      "https://github.com/lionheart/openradar-mirror/issues/7943 (radar 25614825)",
      "https://github.com/superuser404notfound/Sodalite/issues/54",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "present-dismiss-trick")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject, situation.fillsWindow(page) else {
      ruling.readsMasks = false
      return
    }
    ruling.settle(on: ruling.turns ? wanted(behind: page, for: ruling, situation) : nil)
  }

  private static func wanted(
    behind page: ControllerID, for ruling: Ruling, _ situation: Situation
  ) -> InterfaceOrientation? {
    let isLocked = situation.facts.device.isRotationLocked
    if isLocked, situation.system.major >= 16 { return situation.pull(on: ruling) }
    let hasFollowed = situation.upright != nil && ruling.from.only == situation.upright
    let followsDevice = !isLocked && (!situation.isFlat || hasFollowed)
    return followsDevice ? situation.upright : situation.interface[before: page].only
  }
}
