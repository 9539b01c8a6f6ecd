// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "qmQGvIvhZpGmoP19Y2FRXslYVHcDoUl74ncd20CnY7k="

  static let diffStyle = "ZA9O4oU8+uNZy9jmXh69F9n3+gUs4/IZkiLFWg6MMC4="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "SBwF8cCN2eGnZFPntUYtbzoRC0JnldyMxr2du3YNvcY="
    case .index: "ngLk3lMWxvQk4Y7TpxZQ3fUfqHegmss1pSqQuQ6JT8A="
    case .diff: "fh9haPunIfaegucBk8RQd9Euni47aF1FCl0BjD3YEDY="
    }
  }

  static func style(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report, .index: style
    case .diff: diffStyle
    }
  }
}
