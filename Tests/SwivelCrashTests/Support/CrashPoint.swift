/// Where a process is killed: before, in the middle of, or after the n-th call that changes a file.
struct CrashPoint: CustomStringConvertible, Sendable {
  enum When: String, CaseIterable, Sendable {
    case before, half, after
  }

  let call: Int
  let when: When

  var description: String { "\(when) call \(call)" }

  var environment: [String: String] {
    ["SWIVEL_KILL_CALL": "\(call)", "SWIVEL_KILL_WHEN": when.rawValue]
  }

  /// All points of the calls that a child made.
  static func all(of log: CallLog) -> [Self] {
    let halves = log.halves
    return (0..<log.count).flatMap { index in
      When.allCases.compactMap { when in
        when != .half || halves.contains(index + 1) ? Self(call: index + 1, when: when) : nil
      }
    }
  }
}
