import CSwivel

/// What the process was started with.
package enum Environment {
  /// The value of a variable that is there and not empty.
  package static subscript(name: String) -> String? {
    // Safe: the value ends with a zero and is copied, and nothing here changes the environment.
    guard let value = getenv(name).map({ String(cString: $0) }) else { return nil }
    return value.isEmpty ? nil : value
  }

  /// Where the system wants files that are not kept, without a slash at the end; an app's own on
  /// iOS.
  package static var temporaryDirectory: String {
    guard let value = Self["TMPDIR"] else { return "/tmp" }
    return value.hasSuffix("/") ? String(value.dropLast()) : value
  }
}
