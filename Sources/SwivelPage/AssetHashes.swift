// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "iqnSWfO5fmgyd/TnmRL8kcpdEQJXkxWoMtUZd5T9Ipk="

  static let diffStyle = "ZSM/bDpMHLj5HxyJILXjjqmuqNVyc3oZKvBb2EcSAHg="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "1PIJJwxl7y3P6BDXmOUd8Cbxv9fliVuMAZrU+VuQYhg="
    case .index: "sBbeYl8FnaVPW0IGOnjEWWh8qJZqUW47h5utGUFKrI0="
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
