/// The words of a log, each once, in the order in which they were first used.
///
/// A name whose definition was lost stays `nil` and prints as its number, so that no later name
/// moves into its place.
public struct NameTable: Equatable, Sendable {
  /// More names than this are refused: a type has one name, and no app has as many types.
  public static let maximumCount = 65_536
  /// A longer name, in bytes of UTF-8, is cut: no type name comes near it, and notes are short.
  public static let maximumLength = 4_096
  /// More bytes than this in all names together are refused.
  public static let maximumByteCount = 16 << 20

  private var names: [String?] = []
  private var ids: [Spelling: NameID] = [:]

  /// How many bytes of UTF-8 all names hold.
  public private(set) var byteCount = 0

  /// Makes an empty table.
  public init() {}

  /// How many names there are, lost ones included.
  public var count: Int { names.count }

  /// The name behind a handle; `nil` if it was lost or never defined.
  public subscript(id: NameID) -> String? {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : nil
  }

  /// The handle of a name, if the table has it.
  public func id(of name: String) -> NameID? {
    ids[Spelling(name: Self.cut(name))]
  }

  /// The handle of a name, which is added if it is new; `nil` when the table is full.
  public mutating func intern(_ name: String) -> NameID? {
    let name = Self.cut(name)
    if let id = ids[Spelling(name: name)] { return id }
    guard append(name) else { return nil }
    return NameID(rawValue: UInt32(names.count - 1))
  }

  /// Adds a name at the next place, as a log defines it; `false` when the table is full.
  public mutating func append(_ name: String) -> Bool {
    guard names.count < Self.maximumCount, byteCount + name.utf8.count <= Self.maximumByteCount
    else { return false }
    let spelling = Spelling(name: name)
    if ids[spelling] == nil { ids[spelling] = NameID(rawValue: UInt32(names.count)) }
    names.append(name)
    byteCount += name.utf8.count
    return true
  }

  /// Leaves places empty until the table has this many, for names whose definition was lost.
  ///
  /// - Returns: `false` when the count is more than a table may hold.
  public mutating func pad(to count: Int) -> Bool {
    guard count <= Self.maximumCount else { return false }
    while names.count < count { names.append(nil) }
    return true
  }

  /// Whether another table has the same names at the same places, and perhaps more behind them.
  package func isBeginning(of other: Self) -> Bool {
    names.count <= other.names.count
      && zip(names, other.names).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Fills the places of lost names, and adds those behind them, from a table that goes as far.
  ///
  /// - Returns: `false`, changing nothing, when the other table is shorter or holds too much.
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

  /// Forgets the names behind the first ones.
  mutating func keep(first count: Int) {
    while names.count > count {
      guard let name = names.removeLast() else { continue }
      byteCount -= name.utf8.count
      let spelling = Spelling(name: name)
      if ids[spelling]?.rawValue == UInt32(names.count) { ids[spelling] = nil }
    }
  }

  /// Whether two tables have the same names at the same places.
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
