import SwivelQueries
import SwivelModel

/// The JSON record of a consequence.
struct ConsequenceRecord: Encodable {
  let subject: String
  let base: String
  let head: String
  let seq: DiffRecord.Sides<UInt64>
  let lastSeq: DiffRecord.Sides<UInt64>
  let t: UInt64
  let step: DiffEventRecord?
  let steps: Int

  init(_ consequence: Consequence) {
    (subject, base, head) = consequence.values
    seq = DiffRecord.Sides(base: consequence.first.base, head: consequence.first.head)
    lastSeq = DiffRecord.Sides(base: consequence.last.base, head: consequence.last.head)
    (t, steps) = (consequence.first.instant.rawValue, consequence.stepCount)
    step = consequence.first.step.map(DiffEventRecord.init)
  }
}
