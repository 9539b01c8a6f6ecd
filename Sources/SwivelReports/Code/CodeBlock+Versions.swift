import SwivelModel
import SwivelText

/// The versions of iOS that have what code uses.
extension CodeBlock {
  private static let users: [(word: String, versions: SystemVersions)] = [
    ("import SwiftUI", .from(13)), ("@main", .from(14)), ("LazyVGrid", .from(14)),
    (".fullScreenCover", .from(14)), ("AppDelegate.rotate", .from(14)),
    ("setNeedsUpdateOfSupportedInterfaceOrientations", .from(16)),
    ("requestGeometryUpdate", .from(16)), ("effectiveGeometry", .from(16)),
    ("prefersInterfaceOrientationLocked", .from(26)),
    ("PrefersInterfaceOrientationLocked()", .from(26)),
    ("childForInterfaceOrientationLock", .from(26)),
    ("for windowScene: UIWindowScene", .from(27)),
    ("forKey: \"orientation\"", .before(16)),
    ("attemptRotationToDeviceOrientation", .before(16)),
    ("override var shouldAutorotate", .before(16)),
  ]

  /// The versions for which it is; `nil` for all.
  var versions: SystemVersions? {
    let all = Self.users.filter { text.has(text: $0.word) }.map(\.versions)
    guard let first = all.map(\.first).max() else { return nil }
    return SystemVersions(first: first, last: all.compactMap(\.last).min())
  }

  /// Whether it is for some of the versions to which advice applies.
  func isFor(anyOf others: SystemVersions?) -> Bool {
    guard let versions, let others else { return true }
    return versions.first <= others.last ?? .max && others.first <= versions.last ?? .max
  }

  /// Whether it is for a version; an unknown one counts as the newest.
  func isFor(_ system: SystemVersion) -> Bool {
    guard let versions else { return true }
    return system.isKnown ? versions.contains(system) : versions.last == nil
  }
}
