extension ContiguousArray {
  /// Makes room for an index, with the same element at every new place.
  @inlinable @inline(__always)
  package mutating func grow(toHold index: Int, with element: @autoclosure () -> Element) {
    let missing = index + 1 - count
    if missing > 0 { append(contentsOf: repeatElement(element(), count: missing)) }
  }
}
