package import SwivelModel

/// Writes a run as text that does not change with time, numbering and handles: one JSON object a
/// line.
///
/// Two runs that do the same give the same text, which any diff can compare.
package struct CanonicalTextWriter: Sendable {
  private var identities = Identities()

  /// Makes a writer for one log.
  package init() {}

  /// Writes an event; other entries of a log have no canonical form.
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
      let subjects = identities.subjects(of: event.record)
      let form = CanonicalEvent(event.record, about: subjects, names: vocabulary.names)
      bytes.append(form.line)
      bytes.append(UInt8(ascii: "\n"))
      identities.end(event.record)
    }
  }
}
