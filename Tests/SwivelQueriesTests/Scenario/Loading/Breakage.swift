import SwivelQueries
import SwivelText
import Testing

/// One change to the sample that makes it wrong, and what the loader says to it.
struct Breakage: CustomTestStringConvertible, Sendable {
  let old: String
  let new: String
  let message: String

  init(_ old: String, _ new: String, _ message: String) {
    self.old = old
    self.new = new
    self.message = message
  }

  var testDescription: String { message }

  /// The message for the changed sample; `nil` if it loads, or if the change has no place or two.
  var outcome: String? {
    let pieces = SampleScenario.text.split(separator: old, omittingEmptySubsequences: false)
    guard pieces.count == 2 else { return nil }
    return refusal(of: pieces.joined(separator: new))
  }
}

/// What the loader says to a text; `nil` if it loads.
func refusal(of text: String) -> String? {
  refusal(of: Array(text.utf8))
}

/// What the loader says to some bytes; `nil` if they load.
func refusal(of bytes: [UInt8]) -> String? {
  do {
    _ = try ScenarioLoader.load(bytes)
    return nil
  } catch {
    return error.description
  }
}
