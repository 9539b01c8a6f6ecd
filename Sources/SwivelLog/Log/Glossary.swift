import SwivelModel

/// The names and kinds that a log being written has defined so far.
struct Glossary {
  var names = NameTable()
  var described = DescribedKinds()
  // The indexes of names that the source had lost, by the source's handles.
  private var lostNames: [NameID: NameID] = [:]

  init() {}

  init(names: NameTable, described: DescribedKinds) {
    self.names = names
    self.described = described
  }

  /// The log's own vocabulary.
  var vocabulary: Vocabulary {
    var result = Vocabulary()
    result.names = names
    return result
  }

  /// The index of a name that the source had lost, if it has one.
  func place(ofLost id: NameID) -> NameID? {
    lostNames[id]
  }

  /// Leaves the next index empty for a name that the source had lost.
  ///
  /// - Returns: `false` when the table is full.
  mutating func addPlace(forLost id: NameID) -> Bool {
    guard names.pad(to: names.count + 1) else { return false }
    lostNames[id] = NameID(rawValue: UInt32(names.count - 1))
    return true
  }

  /// Whether the table has room for some names.
  func hasRoom(for newNames: [String]) -> Bool {
    let byteCount = newNames.reduce(names.byteCount) { $0 + $1.utf8.count }
    return names.count + newNames.count <= NameTable.maximumCount
      && byteCount <= NameTable.maximumByteCount
  }

  /// The schema and text of a kind, if the log's description of it is less complete.
  func missingDescription(
    of code: UInt8, _ vocabulary: Vocabulary
  ) -> (schema: EventSchema, text: String)? {
    guard let schema = vocabulary.schema(code: code), described.lacks(schema),
      let text = KindText.text(schema)
    else { return nil }
    return (schema, text)
  }
}
