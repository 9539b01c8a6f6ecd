import CSwivel
import Foundation

/// A shell file name pattern: `*`, `?` and `[a-z]`.
struct Glob: Sendable {
  private let pattern: String

  // In the initial locale, `?` would match one byte of a character.
  private static let usesUTF8 =
    (setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "UTF-8")) != nil

  init(_ pattern: String) {
    self.pattern = pattern
    _ = Self.usesUTF8
  }

  /// Whether a path has a wildcard.
  static func isPattern(_ path: some StringProtocol) -> Bool {
    path.contains { "*?[".contains($0) }
  }

  /// Whether a name matches; a leading dot matches only a dot in the pattern.
  func matches(_ name: String) -> Bool {
    fnmatch(pattern, name, FNM_PERIOD | FNM_NOESCAPE) == 0
  }
}
