import SwivelModel

/// The names of a log as they are printed, each made when somebody first asks for it.
struct PrintedNames: ~Copyable {
  private enum Entry {
    /// Nobody has asked for it.
    case unmade
    /// Its definition was lost.
    case lost
    /// Where its spelling lies.
    case made(Range<Int32>)
  }

  /// The names themselves.
  private(set) var table: NameTable
  /// What was made so far, one name behind the other.
  private(set) var spellings = TextBuffer()
  private var entries: ContiguousArray<Entry>

  init(_ table: NameTable) {
    self.table = table
    entries = ContiguousArray(repeating: .unmade, count: table.count)
  }

  /// Takes a later state of the names for the present one.
  mutating func update(_ table: NameTable) {
    guard table.edition != self.table.edition else { return }
    if table.edition.isContinuation(of: self.table.edition) {
      let newCount = table.count - entries.count
      entries.append(contentsOf: repeatElement(.unmade, count: newCount))
    } else {
      spellings.removeAll()
      entries = ContiguousArray(repeating: .unmade, count: table.count)
    }
    self.table = table
  }

  /// Where the spelling of a name lies; `nil` if its definition was lost.
  @inline(__always)
  mutating func place(of id: NameID) -> Range<Int>? {
    let index = Int(id.rawValue)
    guard index < entries.count else { return nil }
    switch entries[index] {
    case .made(let place): return Int(place.lowerBound)..<Int(place.upperBound)
    case .lost: return nil
    case .unmade: return make(id)
    }
  }

  @inline(never)
  private mutating func make(_ id: NameID) -> Range<Int>? {
    guard let name = table[id] else {
      entries[Int(id.rawValue)] = .lost
      return nil
    }
    let start = spellings.count
    spellings.add(text: Names.printable(name))
    entries[Int(id.rawValue)] = .made(Int32(start)..<Int32(spellings.count))
    return start..<spellings.count
  }
}
