import SwivelReports

/// How many traces of a batch are done.
struct TraceCount {
  var isBatch = false
  var doneCount = 0
  /// How many there are, as soon as that is known.
  var total: Int?

  /// The count in words; `nil` where a single trace is read, of which its bytes tell more.
  var text: String? {
    guard isBatch, total != 1 else { return nil }
    guard let total, total > 0 else { return doneCount.counting("trace") }
    return "\(ProgressBar(Double(doneCount) / Double(total)).text)  \(doneCount) of \(total) traces"
  }
}
