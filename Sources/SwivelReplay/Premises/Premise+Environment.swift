import SwivelModel

extension Premise {
  static let fullScreenKeyIgnored = Premise(
    "full-screen-key-version", .from(26), .documented,
    """
    Since iOS 26.2, UIRequiresFullScreen has no effect from the version on that \
    UIRequiresFullScreenIgnoredStartingWithVersion states.
    """,
    changed:
      """
      Before iOS 26.2, UIKit does not know the second key; one project saw no effect of it in the \
      simulators of 26.5 and 27.0.
      """,
    sources: ["Apple, TN3192"],
    example: "full-screen-key-ignored-from-26-2",
    in: "SwivelReplay/Situation/Situation+Window.swift")

  static let phoneIdiomOnPad = Premise(
    "phone-idiom-on-ipad", .from(6), .documented,
    "An iPhone app on an iPad has the idiom of a phone, and its default mask.",
    sources: ["Apple, UIUserInterfaceIdiom", "Apple, WWDC 2026 session 278"],
    example: "iphone-app-on-an-ipad-has-the-phone-idiom",
    in: "SwivelModel/Environment/Device.swift")
}
