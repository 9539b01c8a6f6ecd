#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
/// The handles of recorded objects, and the recorded facts of each.
///
/// Objects are not retained. They are looked up by address, because reading a weak reference takes
/// longer than recording an answer.
@MainActor
final class HandleTable<Object: AnyObject, Facts> {
  // A class: a copy of a weak reference takes longer than reading it.
  private final class Entry {
    private(set) weak var object: Object?
    let address: UInt
    // Keeps the address from being reused by another object.
    private let hold: AddressHold

    init(_ object: Object, _ address: UInt, _ hold: AddressHold) {
      (self.object, self.address, self.hold) = (object, address, hold)
    }
  }

  // Indexed by handle; `nil` if the handle is free.
  private var entries: [Entry?] = []
  private var facts: [Facts] = []
  private let index = AddressIndex()
  private let limit: Int

  /// Makes a table of handles below a limit.
  init(limit: Int) {
    self.limit = limit
  }

  /// The handle of an object, if it has one.
  func handle(of object: Object) -> Int? {
    index.number(of: Self.address(of: object))
  }

  /// Assigns the lowest free handle to an object.
  ///
  /// If no handle is free, the last one is reassigned.
  func add(_ object: Object, _ facts: Facts) -> Int {
    let address = Self.address(of: object)
    let handle = entries.firstIndex { $0 == nil } ?? min(entries.count, limit - 1)
    let entry = Entry(object, address, AddressHold(object, index, handle))
    if handle < entries.count {
      (entries[handle], self.facts[handle]) = (entry, facts)
    } else {
      entries.append(entry)
      self.facts.append(facts)
    }
    index.set(handle, of: address)
    return handle
  }

  /// Frees a handle.
  func release(_ handle: Int, _ blank: Facts) {
    if let address = entries[handle]?.address { index.remove(address, of: handle) }
    (entries[handle], facts[handle]) = (nil, blank)
  }

  /// The object of a handle, if it is alive.
  func object(_ handle: Int) -> Object? { entries[handle]?.object }

  /// The handles in use.
  var handles: [Int] { entries.indices.filter { entries[$0] != nil } }

  /// The handles of deallocated objects.
  var orphans: [Int] {
    entries.indices.filter { entries[$0].map { $0.object == nil } ?? false }
  }

  /// The recorded facts of the object with a handle.
  subscript(handle: Int) -> Facts {
    get { facts[handle] }
    set { facts[handle] = newValue }
  }

  private static func address(of object: Object) -> UInt {
    UInt(bitPattern: ObjectIdentifier(object))
  }
}

/// Maps addresses of objects to small numbers.
@MainActor
final class AddressIndex {
  private var numbers: [UInt: Int] = [:]

  /// The number of an address.
  func number(of address: UInt) -> Int? { numbers[address] }

  /// Sets the number of an address.
  func set(_ number: Int, of address: UInt) {
    numbers[address] = number
  }

  /// Removes an address, unless its number has changed.
  func remove(_ address: UInt, of number: Int) {
    if numbers[address] == number { numbers[address] = nil }
  }
}
#endif
