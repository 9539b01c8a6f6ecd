extension StateArchive {
  /// Passes a table by its places: how many there are, and what stands at those that are not blank.
  ///
  ///     v count, then for each place that is not blank
  ///         v distance from the one before it (the first: from -1), its parts
  ///     v 0
  ///
  /// - Parameters:
  ///   - slots: The table.
  ///   - limit: The most places that it may have.
  ///   - blank: What stands at most places.
  ///   - pass: Passes the parts of what stands at one place.
  package mutating func slots<Element: Equatable>(
    _ slots: inout ContiguousArray<Element>, limit: Int, blank: Element,
    pass: (inout Element, inout StateArchive) -> Void
  ) {
    if isReading {
      slots = readSlots(limit: limit, blank: blank, pass)
    } else {
      write(slots, blank: blank, pass)
    }
    align()
  }

  private mutating func write<Element: Equatable>(
    _ slots: ContiguousArray<Element>, blank: Element,
    _ pass: (inout Element, inout StateArchive) -> Void
  ) {
    append(slots.count)
    var last = -1
    for index in slots.indices where slots[index] != blank {
      append(index - last)
      last = index
      align()
      // A copy: passing an element in place would copy the whole table.
      var element = slots[index]
      pass(&element, &self)
    }
    append(0)
  }

  private mutating func readSlots<Element>(
    limit: Int, blank: Element, _ pass: (inout Element, inout StateArchive) -> Void
  ) -> ContiguousArray<Element> {
    let count = nextCount(limit: limit)
    var slots = ContiguousArray(repeating: blank, count: count)
    var last = -1
    while true {
      let distance = nextCount(limit: count - 1 - last)
      guard distance > 0 else { return slots }
      last += distance
      align()
      pass(&slots[last], &self)
    }
  }

  private mutating func append(_ count: Int) {
    var number = UInt64(count)
    self.number(&number)
  }

  private mutating func nextCount(limit: Int) -> Int {
    var number: UInt64 = 0
    self.number(&number)
    guard let count = Int(exactly: number), count <= limit else {
      fail()
      return 0
    }
    return count
  }
}
