import CSwivel
import Foundation

/// Keeps a command from overwriting a trace that it reads.
enum SameFile {
  /// Rejects an output that is an input, also by another path to the same file.
  ///
  /// - Throws: ``Failure`` if both are the same regular file.
  static func reject(_ input: String, as output: String) throws(Failure) {
    var (read, written) = (stat(), stat())
    guard input != "-", stat(input, &read) == 0, stat(output, &written) == 0,
      read.st_mode & S_IFMT == S_IFREG, read.st_dev == written.st_dev,
      read.st_ino == written.st_ino
    else { return }
    throw Failure(
      output, "the output would overwrite the trace that is read", help: "choose another file")
  }
}
