import SwivelTestKit
import Testing

/// How much memory a file may take, whatever its origin.
struct MemoryTests {
  /// The ways to read a log: all of it, around damage, from its last checkpoint, and from any.
  private static let commands = [
    ["cat"], ["cat", "--mode", "salvage"], ["info", "--mode", "salvage"], ["why", "--event", "9"],
  ]

  #if os(Linux)
  // Elsewhere nothing limits the memory of a process.
  @Test(arguments: HostileFile.all, commands)
  func `a hostile file takes no more memory than it may`(
    file: HostileFile, command: [String]
  ) throws {
    try withFolder { (folder) throws in
      let path = try folder.write(file.make(), to: "hostile.swivel")
      let words = (command + [path]).map { "'\($0)'" }.joined(separator: " ")
      let outcome = try Program.shell(
        "ulimit -d \(file.ceiling << 10); swivel \(words) > /dev/null", seconds: 120)

      #expect(!outcome.isLate)
      #expect([0, 1, 2, 3].contains(outcome.code), "\(outcome.code) \(outcome.errors.suffix(300))")
    }
  }
  #endif
}
