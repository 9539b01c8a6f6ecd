/// The first elements of a sequence, and the number of all.
package struct FirstOnes<Element: Sendable>: Sendable {
  /// The maximum number that is kept; the others are counted.
  private static var limit: Int { 1_000 }

  private var elements: [Element] = []
  /// The number of all elements, kept or not.
  package private(set) var totalCount = 0

  mutating func append(_ element: Element) {
    totalCount += 1
    if elements.count < Self.limit { elements.append(element) }
  }

  /// Sorts the elements that are kept; the sort is stable.
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
