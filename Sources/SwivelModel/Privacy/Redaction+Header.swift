extension TraceHeader.Fact {
  // What tells nothing of the app: numbers, times, the version of the system.
  private static let impersonal: Set<TraceHeader.Key> = [
    .id, .recording, .previous, .start, .system, .names,
  ]

  /// Whether its words are the app's.
  fileprivate var isOfApp: Bool {
    !Self.impersonal.contains(key) && !(key == .source && PublicNames.sources.contains(value))
  }
}

extension Redaction {
  /// A header as a redacted log has it: each of its words but numbers, times and the system's
  /// version counts as a name.
  package func redacted(_ header: TraceHeader) -> TraceHeader {
    guard let word else { return header }
    var redacted = TraceHeader()
    for fact in header.facts where fact.key != .names {
      guard let value = fact.isOfApp ? replacement(for: fact.value) : fact.value else { continue }
      _ = redacted.set(fact.key, to: value)
    }
    _ = redacted.set(.names, to: word)
    return redacted
  }

  /// How many words of a header count as names, and how many of them a redacted log tells otherwise
  /// or not at all.
  package func nameCounts(of header: TraceHeader) -> (all: Int, replaced: Int) {
    let names = header.facts.filter(\.isOfApp).map(\.value)
    return (names.count, names.count { replacement(for: $0) != $0 })
  }

  /// How many words of a header are told as they are, though they are neither public nor on a list.
  package func clearCount(in header: TraceHeader) -> Int {
    header.facts.count { $0.isOfApp && isInClear($0.value) }
  }

  /// How many names are told as they are, though they are neither public nor on a list.
  package func clearCount(in names: NameTable) -> Int {
    (0..<UInt32(names.count)).count { id in
      names[NameID(rawValue: id)].map(isInClear) ?? false
    }
  }

  /// The names as a redacted log has them, each at its place.
  package func redacted(_ names: NameTable) -> NameTable {
    guard isActive else { return names }
    var redacted = NameTable()
    redacted.append(names, redactedBy: self)
    return redacted
  }
}

extension NameTable {
  /// Adds the names of another table that goes further, each at its place.
  package mutating func append(_ names: NameTable, redactedBy redaction: Redaction) {
    for index in count..<max(names.count, count) {
      let name = names[NameID(rawValue: UInt32(index))].flatMap(redaction.replacement)
      guard let name, append(name) else {
        _ = pad(to: index + 1)
        continue
      }
    }
  }
}
