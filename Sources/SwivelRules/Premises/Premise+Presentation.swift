extension Premise {
  static let automaticStyle = Premise(
    "automatic-style", .from(2), .documented,
    """
    A page without a style of its own is a form sheet, in apps of the SDK of iOS 18 or later.
    """,
    changed: "A page sheet in apps of the SDKs of iOS 13 to 17; over the full screen before.",
    sources: ["Apple, modalPresentationStyle", "Apple, UIModalPresentationStyle.automatic"],
    example: "automatic-style-of-an-older-app",
    in: "SwivelRules/Situation/Situation+Presentation.swift")

  static let adaptedStyle = Premise(
    "adapted-style", .from(2), .documented,
    """
    On a phone across, sheets are pages over the full screen; they are asked if they were presented so.
    """,
    changed: "Up to iOS 12 wherever it is narrow: on a phone, but for a large one across.",
    sources: [
      "Apple, UIModalPresentationStyle.formSheet",
      "Apple, UIModalPresentationStyle.pageSheet",
      "https://github.com/software-mansion/react-native-screens/issues/2698",
    ],
    example: "sheet-in-compact-height", in: "SwivelRules/Situation/Situation+Presentation.swift")
}
