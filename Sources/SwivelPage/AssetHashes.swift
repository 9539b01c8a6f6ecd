// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "5BsfSw3guYQc+F2HHWy8T7gM79eaM6RmZQY/lN3XXR8="

  static let diffStyle = "JCelZOOAztufO0/72uM443nxQeoH8JLlTyBLQ3AKajc="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "W5TEl1pHYYtwxukjPoMH/OGB1/aF/mkAlfwrKe5wWWM="
    case .index: "Oe0lfx+IP8CqFTFLgmf2e1zQifvRy/D39fvBAO3it8g="
    case .diff: "6te5y61RQXov5do6CI+bZd5ZRLomd23otJyHJPAY6LQ="
    }
  }

  static func style(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report, .index: style
    case .diff: diffStyle
    }
  }
}
