extension ContiguousArray {
  /// Grows to an index, filling with an element.
  @inlinable
  package mutating func grow(toHold index: Int, with element: @autoclosure () -> Element) {
    let missing = index + 1 - count
    if missing > 0 { append(contentsOf: repeatElement(element(), count: missing)) }
  }
}
