extension Redaction {
  /// The values of `names` in the header of a redacted log.
  static let words: Set<String> = ["tokens", "dropped", "listed"]

  /// The header of a redacted log: each value counts as a name unless it has the form of its key,
  /// such as a number, a time or the system's version.
  package func redacted(_ header: TraceHeader) -> TraceHeader {
    guard let word else { return header }
    var redacted = TraceHeader()
    // The last line states what was done.
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

  /// The number of values in a header that count as names, and the number that a redacted log
  /// replaces or omits.
  package func nameCounts(of header: TraceHeader) -> (all: Int, replaced: Int) {
    let names = header.names
    return (names.count, names.count { replacement(for: $0) != $0 })
  }

  /// The number of values in a header in clear text that are neither public nor on a list.
  package func clearCount(in header: TraceHeader) -> Int {
    header.names.count(where: isInClear)
  }

  /// The number of names in clear text that are neither public nor on a list.
  package func clearCount(in names: NameTable) -> Int {
    (0..<UInt32(names.count)).count { id in
      names[NameID(rawValue: id)].map(isInClear) ?? false
    }
  }

  /// The names of a redacted log, at the same indexes.
  package func redacted(_ names: NameTable) -> NameTable {
    guard isActive else { return names }
    var redacted = NameTable()
    redacted.append(names, redactedBy: self)
    return redacted
  }
}

extension TraceHeader {
  /// The values that count as names: unknown keys, and values without the form of their key.
  fileprivate var names: [String] {
    facts.flatMap { fact in
      (HeaderForm.keys.contains(fact.key) ? [] : [fact.key.rawValue])
        + (HeaderForm.fits(fact) ? [] : [fact.value])
    }
  }
}

extension NameTable {
  /// Appends the names of a longer table, at the same indexes.
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
