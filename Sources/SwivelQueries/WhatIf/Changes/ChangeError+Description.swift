import SwivelText

extension ChangeError: CustomStringConvertible {
  /// The error, and the possible values.
  package var description: String {
    switch self {
    case .malformed(let text, let form): "\"\(text)\": expected \(form.rawValue)"
    case .unknown(let subject, let word, let suggestion, let known):
      "\(subject.text) \"\(word)\"\(hint(suggestion)); \(Self.list(known, subject))"
    case .noSuchVersion(let version):
      "there is no iOS \(version): the first one with rules is 2, and 18 was followed by 26"
    case .otherHandles(let name, let handle, let known):
      "\"\(name)\" is never #\(handle); \(Self.list(known.map { "#\($0)" }, .controller))"
    case .policyNotDerived(let word):
      "onWillShow can only be set to none, not to \"\(word)\": what would be forced, and when, has "
        + "to be told by --insert"
    case .unreadableEvent(let fault): "the event to insert: \(fault)"
    case .noEvent(let number, let first, let last):
      "there is no event \(number)\(Self.range(first, last))"
    case .plistStored:
      "app.plist cannot be set: events are missing, and the state that is stored behind them has the "
        + "orientations of the Info.plist"
    case .contradiction(let earlier, let later):
      "\(earlier) and \(later) contradict each other; only one of them can hold"
    case .dimensionTwice(let name):
      "the dimension \(name) is given twice; put commas between its values: \(name)=A,B"
    case .settledDimension(let name, let setting):
      "the matrix varies \(name), and \(setting) sets it; leave one of them out"
    case .tooManyCells(let count, let limit):
      "\(count) combinations are too many, at most \(limit) can be replayed at once"
    }
  }

  // Enough for a few lines; a trace may have thousands of names.
  private static let listLimit = 16

  private static func list(_ known: [String], _ subject: Subject) -> String {
    guard !known.isEmpty else { return "there is none" }
    let more = known.count > listLimit ? " and \(known.count - listLimit) more" : ""
    let words = known.prefix(listLimit).joined(separator: ", ")
    return "\(subject.isOfTrace ? "there is" : "known are") \(words)\(more)"
  }

  private static func range(_ first: UInt64?, _ last: UInt64?) -> String {
    guard let first, let last else { return "; there is none at all" }
    return "; they go from \(first) to \(last), with the numbers of lost ones missing"
  }
}

extension ChangeError.Subject {
  fileprivate var text: String {
    switch self {
    case .scope: "unknown beginning"
    case .key: "unknown key"
    case .controller: "no controller is called"
    case .device: "unknown device"
    case .dimension: "unknown dimension"
    case .finding: "unknown finding"
    case .value(let key): "unknown value for \(key):"
    }
  }

  fileprivate var isOfTrace: Bool { self == .controller }
}
