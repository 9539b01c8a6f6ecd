import SwivelModel
import Testing

struct NameTableTests {
  private var table = NameTable()

  @Test mutating func `a name is kept once, and found under its handle`() {
    let ids = ["Home", "Player", "Home"].map { table.intern($0) }

    #expect(ids.map { $0?.rawValue } == [0, 1, 0])
    #expect(table[NameID(rawValue: 1)] == "Player")
    #expect(table.count == 2)
  }

  @Test mutating func `names that only look alike are two names`() {
    let ids = ["e\u{301}", "\u{E9}"].map { table.intern($0) }

    #expect(ids.map { $0?.rawValue } == [0, 1])
    #expect(table[NameID(rawValue: 1)].map { Array($0.utf8) } == [0xC3, 0xA9])
  }

  @Test mutating func `a lost name stays lost, and moves no other`() {
    let isPadded = table.pad(to: 3)
    let id = table.intern("Home")

    #expect(isPadded)
    #expect(id?.rawValue == 3)
    #expect(table[NameID(rawValue: 0)] == nil)
    #expect(table[NameID(rawValue: 99)] == nil)
  }

  @Test mutating func `a name that is too long is cut at a character`() throws {
    let cut = table.intern(String(repeating: "é", count: 4_000))
    let id = try #require(cut)
    let name = try #require(table[id])

    #expect(name.utf8.count == NameTable.maximumLength)
    #expect(name.allSatisfy { $0 == "é" })
  }

  @Test mutating func `a full table takes no more names`() {
    let ids = (0..<NameTable.maximumCount).map { table.intern("\($0)") }
    let (another, known) = (table.intern("one more"), table.intern("0"))
    let isPadded = table.pad(to: NameTable.maximumCount + 1)

    #expect(ids.allSatisfy { $0 != nil })
    #expect(another == nil)
    #expect(known?.rawValue == 0)
    #expect(!isPadded)
  }
}
