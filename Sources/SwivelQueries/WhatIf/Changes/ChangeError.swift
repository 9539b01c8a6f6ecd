import SwivelFindings
import SwivelText

/// An invalid change.
package enum ChangeError: Error, Equatable, Sendable {
  package enum Form: String, Sendable {
    case declaration = "controller.NAME.KEY=VALUE, app.KEY=VALUE or device.KEY=VALUE"
    case handle = "a number after #, as in controller.Player#4.supported=portrait"
    case drop = "an event number or a range, such as 28 or 28-31"
    case insertion = #"NUMBER:EVENT, as in 28:{"kind":"rotationLock","on":true}"#
    case version = "a version such as 16 or 15.4"
    case entries = "orientations separated by commas, each at most once"
    case dimension = "ios=VERSIONS, device=DEVICES or linked=VERSIONS, such as ios=16,17"
  }

  /// What a word identifies.
  package enum Subject: Equatable, Sendable {
    case scope, key, controller, device, dimension, finding
    /// A handle of a kind of thing, such as a window.
    case handle(String)
    case value(String)
  }

  case malformed(String, Form)
  /// Another option, or the declaration with its scope, sets it.
  case misplaced(String, instead: String)
  /// A word is unknown, or unknown in this trace.
  case unknown(Subject, String, suggestion: String?, known: [String])
  case noSuchVersion(String)
  /// No controller with a name ever had a handle.
  case otherHandles(name: String, handle: UInt16, known: [UInt16])
  /// A forced orientation cannot be derived.
  case policyNotDerived(String)
  /// An event that is to be inserted cannot be read.
  case unreadableEvent(String)
  /// The trace has no event of a number.
  case noEvent(UInt64, first: UInt64?, last: UInt64?)
  /// The trace continues from a state that contains the entries of the Info.plist.
  case plistStored
  /// Two declarations, as typed, set the same field to different values.
  case contradiction(String, String)
  case dimensionTwice(String)
  /// A dimension varies what a declaration sets.
  case settledDimension(String, by: String)
  case tooManyCells(count: Int, limit: Int)
}

extension ChangeError {
  package static func unknownFinding(_ word: String) -> Self {
    let known = Detector.all.map(\.id.rawValue)
    return .unknown(.finding, word, suggestion: likelyWord(for: word, in: known), known: known)
  }
}

extension ChangeError: CustomStringConvertible {
  /// The error, and the possible values.
  package var description: String {
    switch self {
    case .malformed(let text, let form): "expected \(form.rawValue), found \"\(text)\""
    case .misplaced(let text, let instead):
      "\"\(text)\" cannot be set this way; did you mean \(instead)?"
    case .unknown(let subject, let word, let suggestion, let known):
      "\(subject.text) \"\(word)\"\(hint(suggestion))"
        + (suggestion != nil && known.count > Self.listLimit
          ? "" : "; \(Self.list(known, subject))")
    case .noSuchVersion(let version):
      "there is no iOS \(version): rules exist from iOS 2, and iOS 18 was followed by iOS 26"
    case .otherHandles(let name, let handle, let known):
      "\"\(name)\" is never #\(handle); \(Self.list(known.map { "#\($0)" }, .controller))"
    case .policyNotDerived(let word):
      "onWillShow can only be set to none, not to \"\(word)\": use --insert to add what would be "
        + "forced, and when"
    case .unreadableEvent(let fault): "not a valid event: \(fault)"
    case .noEvent(let number, let first, let last):
      "there is no event \(number)\(Self.range(first, last))"
    case .plistStored:
      "app.plist cannot be set: events are missing, and the state stored after them contains the "
        + "orientations of the Info.plist"
    case .contradiction(let earlier, let later):
      "\(earlier) and \(later) contradict each other; use only one of them"
    case .dimensionTwice(let name):
      "the dimension \(name) is given twice; separate its values with commas: \(name)=A,B"
    case .settledDimension(let name, let setting):
      "\(name) cannot vary, because \(setting) is set"
    case .tooManyCells(let count, let limit):
      "\(count) combinations are too many; at most \(limit) can be replayed at once"
    }
  }

  // Enough for a few lines; a trace may have thousands of names.
  private static let listLimit = 16

  private static func list(_ known: [String], _ subject: Subject) -> String {
    guard !known.isEmpty else { return "the trace has none" }
    let more = known.count > listLimit ? " and \(known.count - listLimit) more" : ""
    let words = known.prefix(listLimit).joined(separator: ", ")
    let verb =
      subject.isOfTrace ? "the trace has" : known.count == 1 ? "expected" : "expected one of"
    return "\(verb) \(words)\(more)"
  }

  private static func range(_ first: UInt64?, _ last: UInt64?) -> String {
    guard let first, let last else { return "; the trace contains no events" }
    return "; the events of this trace are numbered \(first) to \(last) (lost events leave gaps)"
  }
}

extension ChangeError.Subject {
  fileprivate var text: String {
    switch self {
    case .scope: "unknown prefix"
    case .key: "unknown key"
    case .controller: "no controller has the name"
    case .device: "unknown device"
    case .dimension: "unknown dimension"
    case .finding: "unknown finding"
    case .handle(let type): "no \(type) has the handle"
    case .value(let key): "unknown value for \(key):"
    }
  }

  fileprivate var isOfTrace: Bool {
    if case .handle = self { true } else { self == .controller }
  }
}
