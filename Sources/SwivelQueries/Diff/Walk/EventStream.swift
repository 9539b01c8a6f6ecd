package import SwivelModel

/// The entries of a run, in order.
package protocol EventStream: AnyObject {
  /// The names used by the entries so far.
  var names: NameTable { get }

  /// Reads the next entries; `nil` at the end.
  func nextPart() throws -> TracePart?
}
