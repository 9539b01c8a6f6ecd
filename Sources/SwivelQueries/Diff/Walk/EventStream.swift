package import SwivelModel

/// The entries of a run, one after another.
package protocol EventStream: AnyObject {
  /// The words that the entries so far need.
  var names: NameTable { get }

  /// Reads the next entries; `nil` at the end.
  func nextPart() throws -> TracePart?
}
