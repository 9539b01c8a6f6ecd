import SwivelModel
import SwivelText

extension CanonicalEvent {
  /// The event as a clause, plus requested fields that the clause of its kind omits.
  func clause(including names: Set<String> = []) -> String {
    guard let code, let sentence = EventSentence.of(code: code.rawValue) else { return schematic }
    var (clause, included): ([UInt8], Set<String>) = ([], [])
    for part in sentence.parts {
      switch part {
      case .text(let text): clause += text
      case .value(let field):
        clause += (self[field.name]?.text ?? "").utf8
        included.insert(field.name)
      case .choice(let field, let this, let that):
        clause += ["false", "null"].contains(self[field.name]?.value ?? "null") ? that : this
        included.insert(field.name)
      }
    }
    let text = String(decoding: clause, as: UTF8.self)
    let others = fields.filter { names.contains($0.name) && !included.contains($0.name) }
      .map { "\($0.name) \($0.text)" }
    return others.isEmpty ? text : "\(text) (\(others.joined(separator: ", ")))"
  }

  private subscript(name: String) -> Field? { fields.first { $0.name == name } }

  /// The names of the fields that differ from those of another event of the kind.
  func names(besides other: Self?) -> Set<String> {
    guard let other, other.kind == kind else { return [] }
    return Set(fields.filter { !other.fields.contains($0) }.map(\.name))
  }

  /// The kind and all fields, for kinds of a newer version.
  private var schematic: String {
    ([kind] + fields.map { "\($0.name)=\($0.text)" }).joined(separator: " ")
  }
}

extension CanonicalEvent.Field {
  /// The value without JSON punctuation.
  var plain: String { value.filter { !"\"[]".contains($0) } }

  var text: String {
    switch value {
    case "[]": "nothing"
    case "null": isSubject ? "nothing" : "the default"
    case _ where value.hasPrefix("["):
      plain.split(separator: ",").joined(separator: ", ")
    case _ where name == "to": Forwarding(word: plain)?.phrase ?? Names.printable(plain)
    default: Names.printable(plain)
    }
  }
}
