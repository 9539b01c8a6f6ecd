import SwivelLog
import SwivelText
import SwivelTrace

/// A file other than a trace: configuration, baseline, names or scenarios.
enum SideFile {
  // Far more than handwritten files have, so that an endless device is rejected.
  private static let limit = 32 << 20

  /// Reads a whole file.
  ///
  /// - Throws: ``Failure`` if it cannot be read, or is too large.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let bytes = try Failure.at(path) { () throws(LogError) in
      try WholeFile.read(path: path, upTo: limit)
    }
    guard bytes.count <= limit else {
      throw Failure(path, "the file is larger than \(limit >> 20) MiB", help: "check the path")
    }
    return bytes
  }
}

/// A small JSON file, parsed strictly.
enum StrictFile {
  /// Reads a whole file.
  ///
  /// - Throws: ``Failure`` with the file and the position in it.
  static func read<Value>(
    _ path: String, _ make: ([UInt8]) throws(DocumentError) -> Value
  ) throws(Failure) -> Value {
    let bytes = try SideFile.read(path)
    do throws(DocumentError) {
      return try make(bytes)
    } catch {
      throw Failure(path, error.description)
    }
  }
}
