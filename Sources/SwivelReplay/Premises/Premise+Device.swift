import SwivelModel

extension Premise {
  static let mirroredSides = Premise(
    "mirrored-sides", .from(2), .documented,
    "If the device is in landscapeLeft, the interface is in landscapeRight, and vice versa.",
    sources: [
      "Apple, UIInterfaceOrientation",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "landscape-mirrored", in: "SwivelModel/Orientation/DeviceOrientation.swift")

  static let unknownUntilWatched = Premise(
    "device-unknown-until-watched", .from(2), .documented,
    """
    UIDevice reports unknown until the app calls beginGeneratingDeviceOrientationNotifications, \
    and always in an extension.
    """,
    sources: [
      "Apple, orientation of UIDevice",
      "https://github.com/lionheart/openradar-mirror/issues/15821 (radar 28279379)",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "device-unknown-without-generation",
    in: "SwivelReplay/Situation/Situation+Callbacks.swift")

  static let lockedDeviceNotNotified = Premise(
    "locked-device-not-notified", .from(2), .disputed,
    "While rotation is locked, no notification arrives, and UIDevice keeps its value.",
    sources: [
      "iOS横竖屏总结 (blog article in Chinese, 2018)",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10), according to which UIDevice reports unknown",
    ],
    example: "locked-device-is-not-told", in: "SwivelReplay/Replaying/Replayer+Following.swift")

  static let setOrientationStays = Premise(
    "set-orientation-stays", .from(2), .observed,
    """
    If the app sets UIDevice's orientation, UIDevice posts a notification and keeps the value \
    until the device is rotated, even if the masks exclude that value.
    """,
    changed:
      "On iOS 16 and later, this does not apply to apps linked against the iOS 16 SDK or later.",
    sources: [
      "https://kevinyanggit.github.io/2022/10/19/iOS/iOS横竖屏",
      "https://github.com/wonday/react-native-orientation-locker/issues/112",
    ],
    example: "forcing-tells-the-device", in: "SwivelReplay/Replaying/Replayer+Judging.swift")

  static let backgroundRestoresDevice = Premise(
    "background-restores-device", .from(2), .observed,
    """
    When an app returns from the background, UIDevice reports the physical orientation, even if \
    the app set another one.
    """,
    sources: ["https://github.com/yamill/react-native-orientation/issues/250"],
    example: "device-has-the-hardwares-value-again",
    in: "SwivelReplay/Replaying/Replayer+Following.swift")

  static let requestKeepsDeviceOrientation = Premise(
    "request-keeps-device-orientation", .from(16), .documented,
    "A geometry request rotates the scene and does not change UIDevice's orientation.",
    changed: "New in iOS 16. Previously, apps set UIDevice's orientation, which changed its value.",
    sources: ["Apple, requestGeometryUpdate(_:errorHandler:)"],
    example: "geometry-request-leaves-the-device",
    in: "SwivelReplay/Replaying/Replayer+Judging.swift")
}
