package import SwivelModel

/// Writes a run as text that is independent of time, numbering and handles: one JSON object a line.
///
/// Two runs with the same behavior give the same text, which any diff can compare.
package struct CanonicalTextWriter: Sendable {
  private var identities = Identities()
  private var subjects: ContiguousArray<Identity> = []

  /// Makes a writer for one log.
  package init() {}

  /// Writes an event; other items of a log have no canonical form.
  package mutating func write(
    _ item: TraceItem, vocabulary: Vocabulary, into bytes: inout [UInt8]
  ) {
    switch item {
    case .loss: return
    case .checkpoint(let checkpoint):
      guard let facts = SceneState(archived: checkpoint.facts) else { return }
      identities.restore(facts, names: vocabulary.names)
    case .event(let event):
      identities.begin(event.record, names: vocabulary.names)
      subjects.removeAll(keepingCapacity: true)
      identities.addSubjects(of: event.record, to: &subjects)
      CanonicalForm(event.record).write(about: subjects, vocabulary.names, into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      identities.end(event.record)
    }
  }
}
