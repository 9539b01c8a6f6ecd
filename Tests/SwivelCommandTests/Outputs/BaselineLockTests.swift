import Foundation
import SwivelTestKit
import Testing

struct BaselineLockTests {
  @Test func `an update waits for another one`() throws {
    try withFolder { folder in
      let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
      #expect(flock(descriptor, LOCK_EX) == 0)
      try folder.write([], to: "talk")
      let update = Process()
      (update.executableURL, update.currentDirectoryURL) = (Program.executable, Program.root)
      update.arguments =
        ["check", Samples.turned, "--update-baseline", "--baseline", folder.path("base.json")]
      update.standardOutput = FileHandle.nullDevice
      update.standardError = try FileHandle(forWritingTo: folder.url("talk"))
      try update.run()
      defer { update.terminate() }

      let waiting = "waiting for another swivel to update it"
      #expect(try comesTrue(within: 20) { try folder.text("talk").contains(waiting) })
      #expect(!folder.exists("base.json"))
      close(descriptor)
      #expect(comesTrue(within: 20) { folder.exists("base.json") })
      update.waitUntilExit()
    }
  }
}
