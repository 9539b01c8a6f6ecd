import Foundation

/// A share as a bar with its percentage, as wide for every share.
struct ProgressBar {
  // With what stands beside it, a bar has room on the narrowest terminals.
  private static let width = 16

  /// The bar.
  let text: String

  init(_ share: Double) {
    let share = min(max(share, 0), 1)
    let full = Int(share * Double(Self.width))
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: Self.width - full)
    text = "[\(bar)] " + String(format: "%3d%%", Int(share * 100))
  }
}
