extension Redaction {
  /// What a header says in `names` of a log that was redacted.
  static let words: Set<String> = ["tokens", "dropped", "listed"]

  /// A header as a redacted log has it: each of its words counts as a name, but for what has the
  /// form of its line, such as a number, a time or the system's version.
  package func redacted(_ header: TraceHeader) -> TraceHeader {
    guard let word else { return header }
    var redacted = TraceHeader()
    // The last line is to say what was done.
    let kept = header.facts.filter { $0.key != .names }.prefix(TraceHeader.maximumCount - 1)
    for fact in kept {
      guard let key = key(for: fact), let value = value(for: fact) else { continue }
      _ = redacted.set(key, to: value)
    }
    _ = redacted.set(.names, to: word)
    return redacted
  }

  private func key(for fact: TraceHeader.Fact) -> TraceHeader.Key? {
    guard !HeaderForm.keys.contains(fact.key) else { return fact.key }
    return replacement(for: fact.key.rawValue).flatMap(TraceHeader.Key.init)
  }

  private func value(for fact: TraceHeader.Fact) -> String? {
    HeaderForm.fits(fact) ? fact.value : replacement(for: fact.value)
  }

  /// How many words of a header count as names, and how many of them a redacted log tells otherwise
  /// or not at all.
  package func nameCounts(of header: TraceHeader) -> (all: Int, replaced: Int) {
    let names = header.names
    return (names.count, names.count { replacement(for: $0) != $0 })
  }

  /// How many words of a header are told as they are, though they are neither public nor on a list.
  package func clearCount(in header: TraceHeader) -> Int {
    header.names.count(where: isInClear)
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

extension TraceHeader {
  /// Its words that count as names: keys that mean nothing, and what has not the form of its key.
  fileprivate var names: [String] {
    facts.flatMap { fact in
      (HeaderForm.keys.contains(fact.key) ? [] : [fact.key.rawValue])
        + (HeaderForm.fits(fact) ? [] : [fact.value])
    }
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
