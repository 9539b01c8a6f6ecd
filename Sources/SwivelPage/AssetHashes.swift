// The SHA-256 of the style and of each script, in base 64: browsers run nothing else. A test
// compares them with what `sha256sum` says, and writes this file anew with SWIVEL_RECORD=1.

enum AssetHashes {
  static let style = "5XXRXWICxrYttf+NF+/wNfH5REox929Hd4Cn9PiUVzs="

  static func script(of kind: PageAssets.Kind) -> String {
    switch kind {
    case .report: "qInHJViKSKyNl1wZ9v65WNHmk0blLT4ib8cz1PthUvk="
    case .index: "FROFKhee77UTa0AdZx3KFGr1sTFRFQiTIUw6Jc0jtvE="
    }
  }
}
