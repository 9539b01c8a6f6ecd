import SwivelModel

/// What a log that is being written has defined so far.
struct Glossary {
  var names = NameTable()
  var described = DescribedKinds()
  // The places of names that the source itself had lost, by the source's own handles.
  private var lostNames: [NameID: NameID] = [:]

  init() {}

  init(names: NameTable, described: DescribedKinds) {
    self.names = names
    self.described = described
  }

  /// The log's own words.
  var vocabulary: Vocabulary {
    var result = Vocabulary()
    result.names = names
    return result
  }

  /// The place of a name that the source had lost, if it has one.
  func place(ofLost id: NameID) -> NameID? {
    lostNames[id]
  }

  /// Leaves the next place empty for a name that the source had lost.
  ///
  /// - Returns: `false` when the table is full.
  mutating func addPlace(forLost id: NameID) -> Bool {
    guard names.pad(to: names.count + 1) else { return false }
    lostNames[id] = NameID(rawValue: UInt32(names.count - 1))
    return true
  }

  /// Whether the table can take all of some names.
  func hasRoom(for newNames: [String]) -> Bool {
    let byteCount = newNames.reduce(names.byteCount) { $0 + $1.utf8.count }
    return names.count + newNames.count <= NameTable.maximumCount
      && byteCount <= NameTable.maximumByteCount
  }

  /// The schema of a kind, with its text, if the log does not say as much of the kind yet.
  func missingDescription(
    of code: UInt8, _ vocabulary: Vocabulary
  ) -> (schema: EventSchema, text: String)? {
    guard let schema = vocabulary.schema(code: code), described.lacks(schema),
      let text = KindText.text(schema)
    else { return nil }
    return (schema, text)
  }
}
