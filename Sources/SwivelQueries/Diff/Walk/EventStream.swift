package import SwivelModel

/// The entries of a run, in order.
package protocol EventStream: AnyObject {
  /// The names used by the entries so far.
  var names: NameTable { get }

  /// Reads the next entries; `nil` at the end.
  func nextPart() throws -> TracePart?
}

/// The entries of a stream, kept in memory.
package final class KeptStream: EventStream {
  package let names: NameTable
  private let items: [TraceItem]
  private var position = 0

  /// Makes a stream at the first entry.
  package init(_ items: [TraceItem] = [], _ names: NameTable = NameTable()) {
    (self.items, self.names) = (items, names)
  }

  /// The same entries from the start.
  package func fromStart() -> KeptStream { KeptStream(items, names) }

  package func nextPart() -> TracePart? {
    guard position < items.count else { return nil }
    position += 1
    return .item(items[position - 1])
  }
}
