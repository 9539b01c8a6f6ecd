#if canImport(UIKit)
/// The numbers under which objects are recorded, and what was told of each.
///
/// Objects are not kept alive. The address of one that died may be that of another one now, so an
/// address alone does not say who it is.
struct HandleTable<Object: AnyObject, Facts> {
  private struct Entry {
    weak var object: Object?
    // 0 while nobody has the number.
    var address: UInt
    var facts: Facts
  }

  private var entries: ContiguousArray<Entry> = []
  private var index = AddressIndex()
  private let limit: Int

  /// Makes a table that gives the numbers below a limit.
  init(limit: Int) {
    self.limit = limit
  }

  /// The number of an object, if it has one.
  @inline(__always)
  func handle(of object: Object) -> Int? {
    guard let handle = index.number(of: Self.address(of: object)),
      entries[handle].object === object
    else { return nil }
    return handle
  }

  /// The number of an object that died at the address of another.
  func handle(besides object: Object) -> Int? {
    guard let handle = index.number(of: Self.address(of: object)),
      entries[handle].object !== object
    else { return nil }
    return handle
  }

  /// Gives an object the lowest number that is free.
  ///
  /// An app that had more objects than there are numbers would see the last ones share theirs.
  mutating func add(_ object: Object, _ facts: Facts) -> Int {
    let address = Self.address(of: object)
    let entry = Entry(object: object, address: address, facts: facts)
    let free = entries.firstIndex { $0.address == 0 } ?? min(entries.count, limit - 1)
    if free < entries.count { entries[free] = entry } else { entries.append(entry) }
    index.set(free, of: address)
    return free
  }

  /// Sets a number free.
  mutating func release(_ handle: Int, _ blank: Facts) {
    index.remove(entries[handle].address)
    entries[handle] = Entry(object: nil, address: 0, facts: blank)
  }

  /// The object behind a number, if it lives.
  func object(_ handle: Int) -> Object? { entries[handle].object }

  /// The numbers that are taken.
  var handles: [Int] { entries.indices.filter { entries[$0].address != 0 } }

  /// The numbers of objects that died.
  var orphans: [Int] { handles.filter { entries[$0].object == nil } }

  /// What was told of the object behind a number.
  subscript(handle: Int) -> Facts {
    @inline(__always) get { entries[handle].facts }
    @inline(__always) _modify { yield &entries[handle].facts }
  }

  @inline(__always)
  private static func address(of object: Object) -> UInt {
    UInt(bitPattern: ObjectIdentifier(object))
  }
}
#endif
