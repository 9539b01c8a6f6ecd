/// The names of a log, each once, in the order of first use.
///
/// A name whose definition was lost stays `nil` and prints as its number, so that later names keep
/// their indexes.
public struct NameTable: Equatable, Sendable {
  /// More names are rejected: a type has one name, and no app has as many types.
  public static let maximumCount = 65_536
  /// A longer name, in bytes of UTF-8, is truncated: no type name comes near it, and notes are
  /// short.
  public static let maximumLength = 4_096
  /// A larger total size of all names is rejected.
  public static let maximumByteCount = 16 << 20

  private var names: [String?] = []
  private var ids: [Spelling: NameID] = [:]

  /// The total size of all names in UTF-8.
  public private(set) var byteCount = 0

  /// Makes an empty table.
  public init() {}

  /// The number of names, including lost ones.
  public var count: Int { names.count }

  /// The name of a handle; `nil` if it was lost or never defined.
  public subscript(id: NameID) -> String? {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : nil
  }

  /// The handle of a name, if the table has it.
  public func id(of name: String) -> NameID? {
    ids[Spelling(name: Self.cut(name))]
  }

  /// The handle of a name, which is added if necessary; `nil` when the table is full.
  public mutating func intern(_ name: String) -> NameID? {
    let name = Self.cut(name)
    if let id = ids[Spelling(name: name)] { return id }
    guard append(name) else { return nil }
    return NameID(rawValue: UInt32(names.count - 1))
  }

  /// Appends a name, as a log defines it; `false` when the table is full.
  public mutating func append(_ name: String) -> Bool {
    guard names.count < Self.maximumCount, byteCount + name.utf8.count <= Self.maximumByteCount
    else { return false }
    let spelling = Spelling(name: name)
    if ids[spelling] == nil { ids[spelling] = NameID(rawValue: UInt32(names.count)) }
    names.append(name)
    byteCount += name.utf8.count
    return true
  }

  /// Appends lost names up to a count.
  ///
  /// - Returns: `false` when the count is more than a table may hold.
  public mutating func pad(to count: Int) -> Bool {
    guard count <= Self.maximumCount else { return false }
    while names.count < count { names.append(nil) }
    return true
  }

  /// Whether the table is a prefix of another one.
  package func isBeginning(of other: Self) -> Bool {
    names.count <= other.names.count
      && zip(names, other.names).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Fills in lost names, and appends later ones, from a table that is at least as long.
  ///
  /// - Returns: `false`, changing nothing, when the other table is shorter or too large.
  package mutating func complete(with others: [String?]) -> Bool {
    guard others.count >= names.count, others.count <= Self.maximumCount else { return false }
    let byteCount = others.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    guard byteCount <= Self.maximumByteCount else { return false }
    _ = pad(to: others.count)
    for (index, name) in others.enumerated() where names[index] == nil {
      guard let name else { continue }
      names[index] = name
      self.byteCount += name.utf8.count
      let spelling = Spelling(name: name)
      if ids[spelling] == nil { ids[spelling] = NameID(rawValue: UInt32(index)) }
    }
    return true
  }

  /// Removes all but the first names.
  mutating func keep(first count: Int) {
    while names.count > count {
      guard let name = names.removeLast() else { continue }
      byteCount -= name.utf8.count
      let spelling = Spelling(name: name)
      if ids[spelling]?.rawValue == UInt32(names.count) { ids[spelling] = nil }
    }
  }

  /// Whether two tables are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.names == right.names && left.ids == right.ids
  }

  private static func cut(_ name: String) -> String {
    guard name.utf8.count > maximumLength else { return name }
    var length = 0
    return String(
      name.prefix { character in
        length += character.utf8.count
        return length <= maximumLength
      })
  }
}

/// A name compared by its bytes: Swift considers canonically equivalent strings equal.
struct Spelling: Hashable, Sendable {
  let name: String

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.name.utf8.elementsEqual(right.name.utf8)
  }

  // Equal bytes are equal strings.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
