/// A log of full blocks with the names of all pages, read, and replayed by all rules.
struct NamedReading: Contender {
  let log: SwivelContender

  func round() throws -> [Measurement] {
    [try log.measure(), try log.replay()]
  }
}
