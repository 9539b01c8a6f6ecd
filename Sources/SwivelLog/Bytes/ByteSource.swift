/// Where a log's bytes come from.
package protocol ByteSource {
  /// Reads some of the next bytes, as many as there are at once.
  ///
  /// - Returns: How many; 0 only at the end.
  mutating func read(into bytes: UnsafeMutableRawBufferPointer) throws(LogError) -> Int

  /// How many bytes there are, where they can be read in any order; else `nil`.
  var byteCount: UInt64? { get }

  /// Takes in what was added since the end was found.
  mutating func refresh() throws(LogError)

  /// Goes to a place, counted from the first byte; only where ``byteCount`` is known.
  mutating func seek(to offset: UInt64) throws(LogError)

  /// Whether a place is the beginning of a file that is read as one with those before it.
  func beginsFile(at offset: UInt64) -> Bool
}

extension ByteSource {
  /// Reads some of the next bytes into an array, over what stands there from a place on.
  ///
  /// - Returns: How many; 0 only at the end.
  package mutating func read(
    into bytes: inout [UInt8], from place: Int = 0
  ) throws(LogError) -> Int {
    // Safe: the source writes no more than there is room for.
    let result = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(LogError) in
        try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[place...]))
      }
    }
    return try result.get()
  }

  /// A single file has no other before it.
  package func beginsFile(at offset: UInt64) -> Bool { false }

  /// What comes as a stream is read once.
  package var byteCount: UInt64? { nil }

  /// What a single file grows by is read without ado.
  package mutating func refresh() throws(LogError) {}

  /// Traps: a stream has no places.
  package mutating func seek(to offset: UInt64) throws(LogError) {
    preconditionFailure("a stream was asked for byte \(offset)")
  }
}
