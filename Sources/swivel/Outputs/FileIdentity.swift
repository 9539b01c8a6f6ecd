import CSwivel
import Foundation
import SwivelLog
import SwivelTrace

/// A regular file, whatever path leads to it.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The file of a path, with `-` for the standard input; `nil` if there is none, and for a
  /// directory, a pipe or a device.
  init?(_ path: String) {
    var status = stat()
    let open = path == "-" ? 0 : Files.descriptor(of: path)
    let answer = if let open { fstat(open, &status) } else { stat(path, &status) }
    guard answer == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
  }

  /// Whether a path names a file that can be read again, unlike the standard input.
  static func isFile(_ path: String) -> Bool { path != "-" && Self(path) != nil }

  /// The files of several paths, by identity; those of a trace are all of its recording.
  static func all(of paths: [String]) -> [FileIdentity: String] {
    var files: [FileIdentity: String] = [:]
    for path in paths {
      let place = path == "-" ? nil : try? LogPlace(path: path)
      for part in [path] + (place.map { $0.paths + [$0.hotPath] } ?? []) {
        if let identity = FileIdentity(part) { files[identity] = part }
      }
    }
    return files
  }
}
