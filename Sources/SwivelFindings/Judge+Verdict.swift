extension Judge {
  /// The verdict on the run; entries may be missing without a loss in the log.
  func verdict(isWhole: Bool) -> Verdict {
    guard !hasFindings else { return .findings }
    let missing = evidence.missing(isWhole: isWhole)
    return missing.isEmpty ? .clean : .unjudged(missing)
  }
}

extension Judge {
  /// The facts that the run does not state, whatever was found; losses are not among them.
  var unknown: [MissingFact] { evidence.missing().filter { $0 != .rest } }
}
