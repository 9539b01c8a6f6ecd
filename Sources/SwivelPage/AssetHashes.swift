// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "LVWuvwCt7Nw3kNTFXGG2xmcuUnz7YtUL1GS1ZizAuqc="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "CIyBuYC7I0OJQNYUGPu07FIh3R3J8fuBeC8KgAhKMFI="
    case .index: "EOpM+4yIhH4N70+NSfnfy/6tGbjWazVn5N0VIw0+XAs="
    case .diff: "t4JJj6aYCqcL1wy3lM2tCwRDM9dUJgGA/luGPOk/V0M="
    }
  }
}
