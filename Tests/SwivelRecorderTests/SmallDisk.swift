import Foundation
import SwivelTestKit
import Testing

/// A disk of its own, which is soon full; gone after the test.
struct SmallDisk {
  /// Whether this process may mount one.
  static let isPermitted: Bool = {
    #if os(Linux)
    return (try? withSmallDisk(kilobytes: 64) { _ in true }) ?? false
    #else
    return false
    #endif
  }()

  fileprivate let folder: TemporaryFolder

  func path(_ name: String) -> String { folder.path(name) }

  /// Uses up some kilobytes.
  func fill(_ kilobytes: Int) throws {
    try folder.write([UInt8](repeating: 1, count: kilobytes << 10), to: "ballast")
  }

  /// Gives back what was taken up.
  func clear() throws {
    try FileManager.default.removeItem(atPath: folder.path("ballast"))
  }

  func exists(_ name: String) -> Bool { folder.exists(name) }

  var names: [String] { get throws { try folder.names } }
}

/// Calls a function with a disk of a size.
///
/// - Throws: `CocoaError` if it cannot be mounted.
func withSmallDisk<Result>(
  kilobytes: Int, _ body: (SmallDisk) throws -> Result
) throws -> Result {
  try withFolder { folder in
    try run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path)
    // Lazily, so that a recorder that still has a file open does not leave the disk behind.
    defer { try? run("umount", "-l", folder.path) }
    return try body(SmallDisk(folder: folder))
  }
}

private func run(_ words: String...) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = words
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
}
