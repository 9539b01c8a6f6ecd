extension Int {
  /// A number of findings, and how many of them are consequences of others.
  package func countingFindings(_ consequences: Int, as noun: String = "finding") -> String {
    let share = consequences == 1 ? "1 a consequence" : consequences.counting("consequence")
    return counting(noun) + (consequences == 0 ? "" : " (\(share))")
  }
}
