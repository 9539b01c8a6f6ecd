extension NameTable {
  /// How a table stands, to see later whether it has changed since.
  package struct Edition: Equatable, Sendable {
    fileprivate let count: Int
    fileprivate let revision: Int

    /// Whether there are only more names behind those that there were.
    package func isContinuation(of earlier: Self) -> Bool {
      revision == earlier.revision && count >= earlier.count
    }
  }

  /// How the table stands; equal to an earlier state of it only if it has the same names.
  package var edition: Edition { Edition(count: count, revision: revision) }
}
