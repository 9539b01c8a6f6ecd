import SwivelModel

extension LogWriter.Core {
  /// A number in a record that is the index of a name.
  private struct NameUse {
    let place: Int
    let id: NameID
    let name: String?
  }

  // A definition's type and length, and a kind's code.
  private static let definitionHeadLength = 12

  /// Defines what a record needs and the log lacks.
  ///
  /// - Returns: The record with the log's own indexes of its names.
  mutating func define(
    _ record: Record, _ shape: KindShape, _ vocabulary: Vocabulary
  ) throws(LogError) -> Record {
    let uses = Self.nameUses(record, shape, vocabulary.names)
    try reservePlaces(uses)

    let newNames = uses.compactMap(\.name).filter { glossary.names.id(of: $0) == nil }
    guard glossary.hasRoom(for: newNames) else { throw .tableFull }
    let description = glossary.missingDescription(of: record.code, vocabulary)
    let lengths = newNames.map { min($0.utf8.count, NameTable.maximumLength) }
    let byteCount = lengths.reduce(description?.text.utf8.count ?? 0) {
      $0 + $1 + Self.definitionHeadLength
    }
    if !encoder.hasRoom(definitions: byteCount + Self.definitionHeadLength) { try seal() }

    if let description {
      encoder.define(kind: description.text, code: record.code)
      glossary.described.add(description.schema)
    }
    return try replacing(uses, in: record, shape)
  }

  private static func nameUses(
    _ record: Record, _ shape: KindShape, _ names: NameTable
  ) -> [NameUse] {
    (0..<Int(record.count)).compactMap { place in
      guard let id = shape.name(at: place, of: record) else { return nil }
      return NameUse(place: place, id: id, name: names[id])
    }
  }

  /// Reserves indexes for names that the source had lost, so that indexes stay unique.
  private mutating func reservePlaces(_ uses: [NameUse]) throws(LogError) {
    for use in uses where use.name == nil && glossary.place(ofLost: use.id) == nil {
      // Indexes can be skipped between two sections, not within one.
      try seal()
      guard glossary.addPlace(forLost: use.id) else { throw .tableFull }
      encoder.skipName()
    }
  }

  private mutating func replacing(
    _ uses: [NameUse], in record: Record, _ shape: KindShape
  ) throws(LogError) -> Record {
    var result = Record(code: record.code)
    for place in 0..<Int(record.count) {
      guard let use = uses.first(where: { $0.place == place }) else {
        result.append(record[place])
        continue
      }
      result.append(shape.number(try id(of: use), at: place))
    }
    return result
  }

  private mutating func id(of use: NameUse) throws(LogError) -> NameID {
    guard let name = use.name else { return glossary.place(ofLost: use.id) ?? use.id }
    if let id = glossary.names.id(of: name) { return id }
    guard let id = glossary.names.intern(name) else { throw .tableFull }
    encoder.define(name: glossary.names[id] ?? name)
    return id
  }
}
