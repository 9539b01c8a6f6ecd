// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "5BsfSw3guYQc+F2HHWy8T7gM79eaM6RmZQY/lN3XXR8="

  static let diffStyle = "JCelZOOAztufO0/72uM443nxQeoH8JLlTyBLQ3AKajc="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "r6Wfojv68cpTD7NOBEKO9VRuxCmEEHHgYr01E1kBEyY="
    case .index: "Sd2eTSvqFV6Cv4kU5hOfE0CiDxG0qXyU6vMdM5Wq1tA="
    case .diff: "XkuCyNLoRLFluWr2ff8wiHcvrppf+vP2rBIAEaO9xX8="
    }
  }

  static func style(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report, .index: style
    case .diff: diffStyle
    }
  }
}
