package import SwivelModel

/// The entries of a run, in order.
package protocol EventStream: AnyObject {
  var names: NameTable { get }

  /// Reads the next entries; `nil` at the end.
  func nextPart() throws -> TracePart?
}

/// The entries of a stream, kept in memory.
package final class KeptStream: EventStream {
  package let names: NameTable
  private let items: [TraceItem]
  private var position = 0

  package init(_ items: [TraceItem] = [], _ names: NameTable = NameTable()) {
    (self.items, self.names) = (items, names)
  }

  package func nextPart() -> TracePart? {
    guard position < items.count else { return nil }
    position += 1
    return .item(items[position - 1])
  }
}

extension TracePart {
  package var count: Int { if case .events(let events) = self { events.count } else { 1 } }

  package func forEach(_ body: (TraceItem) throws -> Void) rethrows {
    switch self {
    case .item(let item): try body(item)
    case .events(let events): for event in events { try body(.event(event)) }
    }
  }
}

extension EventStream {
  /// Calls a function with each entry that is left.
  package func forEachItem(_ body: (TraceItem) throws -> Void) throws {
    while let part = try nextPart() { try part.forEach(body) }
  }
}
