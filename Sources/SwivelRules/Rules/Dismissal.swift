import SwivelModel

/// See ``rule``.
///
/// With the device flat, or the rotation locked, it goes back to what it was before the page was
/// presented.
enum Dismissal: RuleBody {
  static let rule = Rule(
    .dismissal, .from(2), at: [.dismissal], .observed,
    """
    When a page over the whole window goes, the one behind is asked; the interface \
    takes the way the device is held.
    """,
    sources: [
      "https://github.com/bytedance/Bytedance-UnionAD/issues/105",
      "https://github.com/lionheart/openradar-mirror/issues/3257 (radar 18176955)",
      "https://github.com/lionheart/openradar-mirror/issues/7943 (radar 25614825)",
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
    ],
    example: "present-dismiss-trick")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject, situation.fillsWindow(page) else {
      ruling.readsMasks = false
      return
    }
    let followsDevice = !situation.facts.device.isRotationLocked && !situation.isFlat
    let wanted = followsDevice ? situation.upright : situation.interface[before: page].only
    ruling.settle(on: ruling.turns ? wanted : nil)
  }
}
