import Foundation
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct GzipToolTests {
  private static func hasTool(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  private static func run(_ command: String) throws -> (status: Int32, output: Data) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private static func withLog(_ body: (String) throws -> Void) throws {
    let log = try WrittenLog.random(seed: 8, count: 3_000, policy: .live)
    try withTemporaryFile { path in
      try Data(log.bytes).write(to: URL(fileURLWithPath: path))
      try body(path)
    }
  }

  @Test(.enabled(if: hasTool("gzip"), "there is no gzip")) func `gzip finds no fault`() throws {
    try Self.withLog { (path) throws in
      #expect(try Self.run("/usr/bin/gzip -t < '\(path)'").status == 0)
    }
  }

  @Test(.enabled(if: hasTool("gzip"), "there is no gzip"))
  func `gzip shows the header as text`() throws {
    try Self.withLog { (path) throws in
      let output = try Self.run("/usr/bin/gzip -dc < '\(path)' | head -n 4").output
      #expect(String(decoding: output, as: UTF8.self) == HeaderText.text(.sample))
    }
  }

  @Test(.enabled(if: hasTool("file"), "there is no file"))
  func `file knows the frame`() throws {
    try Self.withLog { (path) throws in
      let output = try Self.run("/usr/bin/file -b '\(path)'").output
      #expect(String(decoding: output, as: UTF8.self).contains("gzip"))
    }
  }

  @Test func `a pipe is read like a file`() throws {
    let log = try WrittenLog.random(seed: 8, count: 3_000)
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      writer.write(Data(log.bytes))
      try? writer.close()
    }
    let reader = try LogReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    while try reader.next() != nil {}

    #expect(reader.summary.eventCount == 3_000)
    #expect(reader.summary.isClosedCleanly)
  }
}
