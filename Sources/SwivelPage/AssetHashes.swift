// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "qmQGvIvhZpGmoP19Y2FRXslYVHcDoUl74ncd20CnY7k="

  static let diffStyle = "ZA9O4oU8+uNZy9jmXh69F9n3+gUs4/IZkiLFWg6MMC4="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "tlE35NJXf51XzO4oPUp/IRJWt/QerV3xWFPUUzo6xy4="
    case .index: "FROFKhee77UTa0AdZx3KFGr1sTFRFQiTIUw6Jc0jtvE="
    case .diff: "RR8ePN7K5APbR94jgee51uwnJ2M1fvdq3RVr+DYduO4="
    }
  }

  static func style(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report, .index: style
    case .diff: diffStyle
    }
  }
}
