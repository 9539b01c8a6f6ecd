// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "5BsfSw3guYQc+F2HHWy8T7gM79eaM6RmZQY/lN3XXR8="

  static let diffStyle = "JCelZOOAztufO0/72uM443nxQeoH8JLlTyBLQ3AKajc="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "1PIJJwxl7y3P6BDXmOUd8Cbxv9fliVuMAZrU+VuQYhg="
    case .index: "33ZMOvenyxx6VChv6lSP8Jc/Jr1S2OFIvyVDXAfdBLQ="
    case .diff: "mPWXxpJ1YKHD4W+vfjg6J1nNrvCgVo2dlwYSgBW/OF0="
    }
  }

  static func style(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report, .index: style
    case .diff: diffStyle
    }
  }
}
