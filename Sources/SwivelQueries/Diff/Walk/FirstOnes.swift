/// The first ones of many things, and how many there are in all.
package struct FirstOnes<Element: Sendable>: Sendable {
  /// More are counted and not kept.
  private static var limit: Int { 1_000 }

  private var elements: [Element] = []
  /// How many there are, with those that are not kept.
  package private(set) var totalCount = 0

  mutating func append(_ element: Element) {
    totalCount += 1
    if elements.count < Self.limit { elements.append(element) }
  }

  /// Puts those that are kept in another order; of two that are equal, the one in front stays
  /// there.
  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    let order = elements.enumerated().sorted { left, right in
      areInOrder(left.element, right.element)
        || (!areInOrder(right.element, left.element) && left.offset < right.offset)
    }
    elements = order.map(\.element)
  }
}

extension FirstOnes: RandomAccessCollection {
  package var startIndex: Int { elements.startIndex }
  package var endIndex: Int { elements.endIndex }
  package subscript(index: Int) -> Element { elements[index] }
}
