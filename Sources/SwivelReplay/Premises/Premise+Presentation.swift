import SwivelModel

extension Premise {
  static let automaticStyle = Premise(
    "automatic-style", .from(2), .documented,
    """
    A page without a modalPresentationStyle is full screen; with the iOS 13 to 17 SDKs, it is a \
    page sheet, and with later SDKs, a form sheet.
    """,
    sources: ["Apple, modalPresentationStyle", "Apple, UIModalPresentationStyle.automatic"],
    example: "automatic-style-of-an-older-app",
    in: "SwivelReplay/Situation/Situation+Presentation.swift")

  static let adaptedStyle = Premise(
    "adapted-style", .from(2), .documented,
    """
    Since iOS 13, a form sheet on a phone in landscape covers the full screen; UIKit asks it for \
    its mask only if it was presented in landscape.
    """,
    changed:
      """
      On iOS 12 and earlier, every sheet in compact width covers the full screen: on any phone, \
      except a large one in landscape.
      """,
    sources: [
      "Apple, UIModalPresentationStyle.formSheet",
      "https://github.com/software-mansion/react-native-screens/issues/2698",
    ],
    example: "sheet-in-compact-height", in: "SwivelReplay/Situation/Situation+Presentation.swift")

  static let launchRotationLost = Premise(
    "launch-rotation-lost", .only(5...6), .observed,
    """
    A page that is presented before the rotation at launch opens in the initial orientation, and \
    the rotation is lost.
    """,
    changed: "There are no reports of this on iOS 7 and later.",
    sources: [
      "https://tewha.net/2012/09/how-to-avoid-starting-view-controllers-in-the-wrong-orientation-on-startup"
    ],
    example: "page-presented-before-the-turn-of-the-launch",
    in: "SwivelReplay/Rules/Presentation.swift")

  static let contextDefinedByRoot = Premise(
    "context-defined-by-root", .from(5), .documented,
    """
    A page presented over the current context covers the window if the root is the only \
    controller that defines a presentation context.
    """,
    sources: [
      "Apple, definesPresentationContext",
      "https://github.com/react-native-image-picker/react-native-image-picker/issues/587",
    ],
    example: "current-context-fills-the-window",
    in: "SwivelReplay/Situation/Situation+Presentation.swift")
}
