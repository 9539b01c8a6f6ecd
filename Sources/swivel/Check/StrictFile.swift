import SwivelText

/// A small file of JSON in which nothing may be wrong.
enum StrictFile {
  /// Reads a file as a whole.
  ///
  /// - Throws: ``Failure`` that names the file and the place in it.
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
