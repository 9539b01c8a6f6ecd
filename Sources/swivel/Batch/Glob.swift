import CSwivel
import Foundation

/// A file name pattern of a shell: `*`, `?` and `[a-z]`.
struct Glob: Sendable {
  private let pattern: String

  // In the locale that a program starts with, `?` would match one byte of a letter.
  private static let usesUTF8 =
    (setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "UTF-8")) != nil

  init(_ pattern: String) {
    self.pattern = pattern
    _ = Self.usesUTF8
  }

  /// Whether a path has a character that a shell expands.
  static func isPattern(_ path: some StringProtocol) -> Bool {
    path.contains { "*?[".contains($0) }
  }

  /// Whether a name matches; a leading dot matches only a dot in the pattern.
  func matches(_ name: String) -> Bool {
    fnmatch(pattern, name, FNM_PERIOD | FNM_NOESCAPE) == 0
  }
}
