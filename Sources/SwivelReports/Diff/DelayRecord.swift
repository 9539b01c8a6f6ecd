import SwivelQueries

/// A step that took another time, for programs.
struct DelayRecord: Encodable {
  let step: DiffEventRecord
  let base: UInt64
  let head: UInt64

  init(_ delay: Delay) {
    (step, base, head) = (DiffEventRecord(delay.step), delay.base, delay.head)
  }
}
