import Foundation
import SwivelTestKit
import Testing

/// A recorder whose standard output takes nothing: a signal still ends it.
@Suite(.serialized) struct StuckPipeTests {
  @Test(arguments: [false, true])
  func `a write that never succeeds ends after a signal, with an error`(waits: Bool) throws {
    try withFolder { folder in
      let pipe = try Self.fullPipe(waits: waits)
      defer { for descriptor in pipe { close(descriptor) } }
      let log = folder.path("a.swivel")
      let process = Process()
      process.executableURL = Program.executable
      process.arguments = ["record", "-o", log, "--json"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(fileDescriptor: pipe[1], closeOnDealloc: false)
      process.standardError = FileHandle.nullDevice
      let end = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in end.signal() }
      try process.run()
      // It has ended the log, and now waits for the pipe.
      let isClosed = try comesTrue(within: 20) {
        try folder.exists("a.swivel")
          && folder.bytes("a.swivel").suffix(28).starts(with: [0x1F, 0x8B])
      }
      #expect(isClosed)
      #expect(end.wait(timeout: .now() + .milliseconds(500)) == .timedOut)

      kill(process.processIdentifier, SIGTERM)

      let isOver = end.wait(timeout: .now() + .seconds(15)) == .success
      #expect(isOver)
      if !isOver { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      #expect(process.terminationReason == .exit)
    }
  }

  /// A pipe that holds as much as it can.
  private static func fullPipe(waits: Bool) throws -> [Int32] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let bytes = [UInt8](repeating: 0x20, count: 4_096)
    while write(ends[1], bytes, bytes.count) > 0 {}
    while write(ends[1], bytes, 1) > 0 {}
    if waits { _ = fcntl(ends[1], F_SETFL, 0) }
    return ends
  }
}
