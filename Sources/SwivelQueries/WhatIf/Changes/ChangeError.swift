import SwivelFindings
import SwivelText

/// Why something cannot be changed.
package enum ChangeError: Error, Equatable, Sendable {
  /// How something is to be typed.
  package enum Form: String, Sendable {
    case declaration = "controller.NAME.KEY=VALUE, app.KEY=VALUE or device.KEY=VALUE"
    case handle = "a number behind #, as in controller.Player#4.supported=portrait"
    case drop = "the number of an event, or two with - between them, the lower one first"
    case insertion = #"NUMBER:EVENT, as in 28:{"kind":"rotationLock","on":true}"#
    case version = "a version such as 16 or 15.4"
    case entries = "orientations with commas between them, each once"
    case dimension = "ios=VERSIONS, device=DEVICES or linked=VERSIONS, with commas between them"
  }

  /// What a word stands for.
  package enum Subject: Equatable, Sendable {
    case scope, key, controller, device, dimension, finding
    case value(String)
  }

  /// A text is not of the form that it should be.
  case malformed(String, Form)
  /// A word means nothing, or nothing in this trace.
  case unknown(Subject, String, suggestion: String?, known: [String])
  /// No system ever had this version.
  case noSuchVersion(String)
  /// A controller of a name was never under a handle.
  case otherHandles(name: String, handle: UInt16, known: [UInt16])
  /// What would be forced cannot be derived.
  case policyNotDerived(String)
  /// An event that is to be inserted cannot be read.
  case unreadableEvent(String)
  /// The trace has no event of a number.
  case noEvent(UInt64, first: UInt64?, last: UInt64?)
  /// The trace goes on from a state that has the entries of the Info.plist.
  case plistStored
  /// Two declarations, as they were typed, set the same to different values.
  case contradiction(String, String)
  /// A dimension is there twice.
  case dimensionTwice(String)
  /// A dimension is of what a declaration sets.
  case settledDimension(String, by: String)
  /// There would be too many combinations.
  case tooManyCells(count: Int, limit: Int)
}

extension ChangeError {
  /// The error for a finding that nothing looks for.
  package static func unknownFinding(_ word: String) -> Self {
    let known = Detector.all.map(\.id.rawValue)
    return .unknown(.finding, word, suggestion: nearest(word, in: known), known: known)
  }
}
