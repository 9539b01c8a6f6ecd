import SwivelQueries

extension SummarizeCommand {
  /// Calls a function with the result of each trace, and reports the names that stand for none.
  ///
  /// - Returns: The outcome of the program if all traces are read completely.
  func forEachTrace<Made: Sendable>(
    _ parts: RunReading.Parts, _ upgrade: UpgradeQuestion? = nil,
    _ work: @escaping @Sendable (Examination) -> Made,
    then take: (Made) throws -> Void
  ) throws -> Ending {
    let names = inputs.files
    let question = Examination.Question(mode: reading.mode, parts: parts, upgrade: upgrade)
    var (hasTrace, hasMissing) = (false, false)
    func count(_ made: Made) throws {
      hasTrace = true
      try take(made)
    }
    try inputs.forEach { input -> Result<Made, Failure> in
      let trace = Examination(input, question)
      // A name in a list was there when the list was made, so it has a row.
      if let fault = trace.fault, fault.hasNoTrace, names.contains(fault.path) {
        return .failure(fault)
      }
      return .success(work(trace))
    } then: { made in
      switch made {
      case .success(let made): try count(made)
      case .failure(let fault):
        hasMissing = true
        Console.message(fault.lines)
      }
    }
    if let rangesFrom {
      try inputs.process(
        try RangeList(rangesFrom), { work(Examination($0, question)) }, then: count)
    }
    return !hasMissing ? .done : hasTrace ? .lossy : .impossible
  }
}
