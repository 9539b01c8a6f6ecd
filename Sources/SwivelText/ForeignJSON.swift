/// Reads the JSON that other tools write: any number of values, one behind the other.
package struct ForeignJSON {
  // Deeper than any report of a crash, and far from the end of a thread's stack of 512 KiB.
  private static let maximumDepth = 64
  // A value takes some 40 bytes; the reports of crashes that are sent have a few thousand.
  private static let maximumValues = 1 << 20

  private var reader: JSONLine

  /// Makes a reader of a text whose first line has this number.
  package init(_ bytes: ArraySlice<UInt8>, line: Int = 1) {
    // A byte order mark, as some editors begin a file with.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    reader = JSONLine(
      bytes: bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes, line: line,
      limits: JSONLine.Limits(
        depth: Self.maximumDepth, members: .max, values: Self.maximumValues,
        refusesRepeatedKeys: false))
  }

  /// The next value; `nil` at the end.
  ///
  /// - Throws: ``TextError/notJSON(line:column:_:)``.
  package mutating func next() throws(TextError) -> JSONValue? {
    try reader.next()
  }
}
