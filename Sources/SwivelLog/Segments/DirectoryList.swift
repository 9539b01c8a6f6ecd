import CSwivel

/// The names in a directory.
package enum DirectoryList {
  /// The names in no order, without `.` and `..`.
  package static func names(in path: String) throws(LogError) -> [String] {
    var opened = OpaquePointer(bitPattern: 0)
    try LogError.check(swivel_open_directory(path, &opened), .open)
    guard let list = opened else { return [] }
    defer { swivel_close_directory(list) }
    var names: [String] = []
    // Safe: a name is valid until the next call, and null-terminated.
    while let name = swivel_next_name(list) { names.append(String(cString: name)) }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
