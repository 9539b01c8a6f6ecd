import SwivelModel

/// See ``rule``.
enum InfoPlist: RuleBody {
  static let rule = Rule(
    .infoPlist, .from(6), .documented,
    "The app allows what its Info.plist lists, or the default mask for the device's idiom if it lists nothing.",
    changed:
      """
      On iOS 5 and earlier, the list only determines the launch orientation; since iOS 27, a scene \
      delegate may replace it.
      """,
    sources: [
      "Apple, UISupportedInterfaceOrientations",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "plist-limits-the-page")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let plist = situation.facts.app.plist.mask
    ruling.appMask = plist.isEmpty ? situation.facts.session.device.defaultMask : plist
    ruling.appMaskSource = plist.isEmpty ? .idiom : .plist
  }
}
