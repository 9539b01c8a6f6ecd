#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
/// The numbers under which objects are recorded, and what was told of each.
///
/// Objects are not kept alive, and are known by their addresses. No weak reference is looked at
/// when a controller answers: that takes longer than all else.
///
/// Safe: the entries are memory of the table's own, of which the first `count` are initialized.
/// Bare memory, since an array copies an entry to look at its weak reference.
@MainActor
final class HandleTable<Object: AnyObject, Facts> {
  private struct Entry {
    weak var object: Object?
    // 0 while nobody has the number.
    var address: UInt
    var hold: AddressHold?
    var facts: Facts
  }

  nonisolated(unsafe) private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: 16)
  private var (count, capacity) = (0, 16)
  private let index = AddressIndex()
  private let limit: Int

  /// Makes a table that gives the numbers below a limit.
  init(limit: Int) {
    self.limit = limit
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
  }

  /// The number of an object, if it has one.
  @inline(__always)
  func handle(of object: Object) -> Int? {
    index.number(of: Self.address(of: object))
  }

  /// Gives an object the lowest number that is free.
  ///
  /// An app that had more objects than there are numbers would see the last ones share theirs.
  func add(_ object: Object, _ facts: Facts) -> Int {
    let address = Self.address(of: object)
    let free = (0..<count).first { entries[$0].address == 0 } ?? min(count, limit - 1)
    let hold = AddressHold(object, index, free)
    let entry = Entry(object: object, address: address, hold: hold, facts: facts)
    if free < count {
      entries[free] = entry
    } else {
      if count == capacity { grow() }
      (entries + count).initialize(to: entry)
      count += 1
    }
    index.set(free, of: address)
    return free
  }

  /// Sets a number free.
  func release(_ handle: Int, _ blank: Facts) {
    index.remove(entries[handle].address, of: handle)
    entries[handle] = Entry(object: nil, address: 0, hold: nil, facts: blank)
  }

  /// The object behind a number, if it lives.
  func object(_ handle: Int) -> Object? { entries[handle].object }

  /// The numbers that are taken.
  var handles: [Int] { (0..<count).filter { entries[$0].address != 0 } }

  /// The numbers of objects that died.
  var orphans: [Int] { handles.filter { entries[$0].object == nil } }

  /// What was told of the object behind a number.
  subscript(handle: Int) -> Facts {
    @inline(__always) _read { yield entries[handle].facts }
    @inline(__always) _modify { yield &entries[handle].facts }
  }

  private func grow() {
    let more = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    more.moveInitialize(from: entries, count: count)
    entries.deallocate()
    (entries, capacity) = (more, capacity * 2)
  }

  @inline(__always)
  private static func address(of object: Object) -> UInt {
    UInt(bitPattern: ObjectIdentifier(object))
  }
}
#endif
