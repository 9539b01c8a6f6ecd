/// Reads the JSON that other tools write: any number of values, one behind the other.
package struct ForeignJSON {
  // Deeper than any report of a crash, and far from the end of a thread's stack of 512 KiB.
  private static let maximumDepth = 64
  // A value takes some 40 bytes; the reports of crashes that are sent have a few thousand.
  private static let maximumValues = 1 << 20

  private var reader: JSONReader

  /// Makes a reader of a text whose first line has this number.
  package init(_ bytes: ArraySlice<UInt8>, line: Int = 1) {
    reader = JSONReader(
      file: bytes, line: line,
      limits: JSONReader.Limits(
        depth: Self.maximumDepth, members: .max, values: Self.maximumValues,
        refusesRepeatedKeys: false))
  }

  /// The next value; `nil` at the end.
  package mutating func next() throws(JSONError) -> JSONValue? {
    try reader.next()
  }
}
