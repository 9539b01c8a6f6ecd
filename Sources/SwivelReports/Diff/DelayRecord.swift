import SwivelQueries

/// The JSON record of a step whose duration differs.
struct DelayRecord: Encodable {
  let step: DiffEventRecord
  let base: UInt64
  let head: UInt64

  init(_ delay: Delay) {
    (step, base, head) = (DiffEventRecord(delay.step), delay.base, delay.head)
  }
}
