import SwivelText

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
