import SwivelFindings
import SwivelText

/// An invalid change.
package enum ChangeError: Error, Equatable, Sendable {
  /// The expected syntax.
  package enum Form: String, Sendable {
    case declaration = "controller.NAME.KEY=VALUE, app.KEY=VALUE or device.KEY=VALUE"
    case handle = "a number behind #, as in controller.Player#4.supported=portrait"
    case drop = "the number of an event, or two with - between them, the lower one first"
    case insertion = #"NUMBER:EVENT, as in 28:{"kind":"rotationLock","on":true}"#
    case version = "a version such as 16 or 15.4"
    case entries = "orientations with commas between them, each once"
    case dimension = "ios=VERSIONS, device=DEVICES or linked=VERSIONS, with commas between them"
  }

  /// What a word identifies.
  package enum Subject: Equatable, Sendable {
    case scope, key, controller, device, dimension, finding
    case value(String)
  }

  /// A text does not have the expected syntax.
  case malformed(String, Form)
  /// A word is unknown, or unknown in this trace.
  case unknown(Subject, String, suggestion: String?, known: [String])
  /// No such version exists.
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
  /// A dimension is repeated.
  case dimensionTwice(String)
  /// A dimension varies what a declaration sets.
  case settledDimension(String, by: String)
  /// There would be too many combinations.
  case tooManyCells(count: Int, limit: Int)
}

extension ChangeError {
  /// The error for an unknown finding.
  package static func unknownFinding(_ word: String) -> Self {
    let known = Detector.all.map(\.id.rawValue)
    return .unknown(.finding, word, suggestion: nearest(word, in: known), known: known)
  }
}
