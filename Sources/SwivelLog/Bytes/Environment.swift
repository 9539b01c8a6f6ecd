import CSwivel

/// The environment of the process.
package enum Environment {
  /// The value of a variable that is set and not empty.
  package static subscript(name: String) -> String? {
    // Safe: the value is null-terminated and copied, and nothing here changes the environment.
    guard let value = getenv(name).map({ String(cString: $0) }) else { return nil }
    return value.isEmpty ? nil : value
  }

  /// The system's directory for temporary files, without a trailing slash; on iOS the app's own.
  package static var temporaryDirectory: String {
    guard let value = Self["TMPDIR"] else { return "/tmp" }
    return value.hasSuffix("/") ? String(value.dropLast()) : value
  }
}
