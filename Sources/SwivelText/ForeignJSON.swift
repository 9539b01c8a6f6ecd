/// Reads JSON of other tools: any number of consecutive values.
package struct ForeignJSON {
  // Deeper than any crash report, and far from overflowing a thread's stack of 512 KiB.
  private static let maximumDepth = 64
  // A value takes some 40 bytes; crash reports have a few thousand.
  private static let maximumValues = 1 << 20

  private var reader: JSONReader

  /// Makes a reader of a text whose first line has this number.
  package init(_ bytes: ArraySlice<UInt8>, line: Int = 1) {
    reader = JSONReader(
      file: bytes, line: line,
      limits: JSONReader.Limits(
        depth: Self.maximumDepth, members: .max, values: Self.maximumValues,
        refusesRepeatedKeys: false, replacesHalfPairs: true))
  }

  /// How many halves of surrogate pairs were replaced.
  package var replacedCount: Int { reader.replacedCount }

  /// The next value; `nil` at the end.
  package mutating func next() throws(JSONError) -> ParsedValue? {
    try reader.next()
  }
}
