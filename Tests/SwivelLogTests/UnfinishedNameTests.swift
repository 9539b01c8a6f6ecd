import SwivelTestKit
import Testing

@testable import SwivelLog

/// The names of files that are not whole yet.
struct UnfinishedNameTests {
  @Test func `each name is another, and no log`() throws {
    let names = Set((0..<20).map { _ in UnfinishedName.make(for: "a.swivel") })

    #expect(names.count == 20)
    #expect(names.allSatisfy { $0.hasPrefix("a.swivel.") && $0.hasSuffix(".new") })
    #expect(LogPlace.logs(among: Array(names)).isEmpty)
  }

  @Test func `what a dead process left is removed, and what a living one writes stays`() throws {
    try withFolder { folder in
      let own = UnfinishedName.make(for: "a.swivel")
      let dead = try Self.dead(for: "a.swivel")
      let others = [
        "a.swivel", "a.swivel.hot", "a.swivel.new", "a.swivel.1-2.new", "a.swivel.x-y-z-1.new",
        try Self.dead(for: "b.swivel"), "notes.new",
      ]
      for name in [own, dead] + others { try folder.write([1], to: name) }

      UnfinishedName.removeLeftovers(ofPathsBeginning: folder.path("a."))

      #expect(try folder.names == ([own] + others).sorted())
    }
  }

  @Test func `what is begun can be given up by the process itself`() throws {
    try withFolder { folder in
      let (own, dead) = (
        UnfinishedName.make(for: "a.swivel"), try Self.dead(for: "a.swivel")
      )
      let other = UnfinishedName.make(for: "ab.swivel")
      for name in [own, dead, other] { try folder.write([1], to: name) }

      UnfinishedName.removeOwn(of: folder.path("a.swivel"))

      #expect(!folder.exists(own) && folder.exists(other))
    }
  }

  @Test func `a folder that is not there has no leftovers`() {
    UnfinishedName.removeLeftovers(ofPathsBeginning: "/nowhere/at/a.")
    #expect(throws: LogError.io(operation: .create, errno: 2)) { try NewFile("/nowhere/at/a") }
  }

  /// A name as a process gave it that had the number of this one, and started at another time.
  static func dead(for target: String) throws -> String {
    let name = UnfinishedName.make(for: target)
    var words = name.dropFirst(target.utf8.count + 1).split(separator: "-").map(String.init)
    let start = try #require(UInt64(words[1], radix: 16))
    words[1] = String(start ^ 1, radix: 16)
    return "\(target).\(words.joined(separator: "-"))"
  }
}
