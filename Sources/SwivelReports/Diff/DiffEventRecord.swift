import SwivelQueries
import SwivelModel
import SwivelText

/// The JSON record of an event of a change.
struct DiffEventRecord: Encodable {
  let seq: UInt64
  let t: UInt64
  let kind: String
  let fields: [String: String]

  init(_ event: DiffEvent) {
    (seq, t, kind) = (event.sequence, event.instant.rawValue, event.form.kind)
    fields = Dictionary(event.form.fields.map { ($0.name, $0.plain) }) { first, _ in first }
  }
}
