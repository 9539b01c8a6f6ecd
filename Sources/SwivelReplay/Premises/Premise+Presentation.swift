import SwivelModel

extension Premise {
  static let automaticStyle = Premise(
    "automatic-style", .from(2), .documented,
    """
    A page without an explicit style is a form sheet in apps linked against the SDK of iOS 18 or \
    later.
    """,
    changed:
      "A page sheet in apps linked against the SDKs of iOS 13 to 17; over the full screen before.",
    sources: ["Apple, modalPresentationStyle", "Apple, UIModalPresentationStyle.automatic"],
    example: "automatic-style-of-an-older-app",
    in: "SwivelReplay/Situation/Situation+Presentation.swift")

  static let adaptedStyle = Premise(
    "adapted-style", .from(2), .documented,
    """
    On a phone in landscape a form sheet covers the full screen; it is asked if it was presented \
    there.
    """,
    changed:
      "Up to iOS 12 every sheet in compact width: on a phone, except a large one in landscape.",
    sources: [
      "Apple, UIModalPresentationStyle.formSheet",
      "https://github.com/software-mansion/react-native-screens/issues/2698",
    ],
    example: "sheet-in-compact-height", in: "SwivelReplay/Situation/Situation+Presentation.swift")

  static let launchTurnComesLate = Premise(
    "launch-turn-comes-late", .only(5...6), .observed,
    """
    A page presented before the rotation of the launch opens in the initial orientation, and the \
    rotation is lost.
    """,
    changed: "From iOS 7 on there are no reports of it.",
    sources: [
      "https://tewha.net/2012/09/how-to-avoid-starting-view-controllers-in-the-wrong-orientation-on-startup"
    ],
    example: "page-presented-before-the-turn-of-the-launch",
    in: "SwivelReplay/Rules/Presentation.swift")

  static let contextIsTheRoot = Premise(
    "context-is-the-root", .from(5), .documented,
    "A page over the current context covers the window if only the root defines a context.",
    sources: [
      "Apple, definesPresentationContext",
      "https://github.com/react-native-image-picker/react-native-image-picker/issues/587",
    ],
    example: "current-context-fills-the-window",
    in: "SwivelReplay/Situation/Situation+Presentation.swift")
}
