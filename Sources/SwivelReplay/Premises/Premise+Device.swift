import SwivelModel

extension Premise {
  static let mirroredSides = Premise(
    "mirrored-sides", .from(2), .documented,
    "A device that is turned left shows an interface that is turned right, and the reverse.",
    sources: [
      "Apple, UIInterfaceOrientation",
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
    ],
    example: "landscape-mirrored", in: "SwivelModel/Orientation/DeviceOrientation.swift")

  static let unknownUntilWatched = Premise(
    "device-unknown-until-watched", .from(2), .documented,
    "UIDevice says unknown until somebody has it generate notifications, and always in an extension.",
    sources: [
      "Apple, orientation of UIDevice",
      "https://github.com/lionheart/openradar-mirror/issues/15821 (radar 28279379)",
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
    ],
    example: "device-unknown-without-generation",
    in: "SwivelReplay/Situation/Situation+Callbacks.swift")

  static let lockedDeviceNotTold = Premise(
    "locked-device-not-told", .from(2), .disputed,
    """
    While the rotation is locked no notification comes, and UIDevice says what it said before.
    """,
    sources: [
      "iOS横竖屏总结 (blog article, 2018)",
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10), which has it that UIDevice says unknown",
    ],
    example: "locked-device-is-not-told", in: "SwivelReplay/Replaying/Replayer+Following.swift")

  static let settingTellsDevice = Premise(
    "setting-tells-device", .from(2), .observed,
    """
    An orientation to which an app sets UIDevice is what UIDevice says until the device is turned, allowed \
    or not; a notification tells it.
    """,
    changed: "From iOS 16 on it is not, in apps of that SDK.",
    sources: [
      "https://kevinyanggit.github.io/2022/10/19/iOS/iOS横竖屏",
      "https://github.com/wonday/react-native-orientation-locker/issues/112",
    ],
    example: "forcing-tells-the-device", in: "SwivelReplay/Replaying/Replayer+Judging.swift")

  static let deviceGivenBack = Premise(
    "device-given-back", .from(2), .observed,
    """
    An app that comes back from the background finds in UIDevice what the hardware says, whatever it was \
    set to.
    """,
    sources: ["https://github.com/yamill/react-native-orientation/issues/250"],
    example: "device-has-the-hardwares-value-again",
    in: "SwivelReplay/Replaying/Replayer+Following.swift")

  static let requestLeavesDevice = Premise(
    "request-leaves-device", .from(16), .documented,
    "A geometry request turns the scene, and leaves UIDevice as it is held.",
    changed: "New in iOS 16; setting UIDevice told it a new orientation.",
    sources: ["Apple, requestGeometryUpdate(_:errorHandler:)"],
    example: "geometry-request-leaves-the-device",
    in: "SwivelReplay/Replaying/Replayer+Judging.swift")
}
