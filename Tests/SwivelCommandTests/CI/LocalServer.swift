import Foundation
import SwivelTestKit

/// A web server of a folder, which this machine alone reaches.
final class LocalServer {
  private let process = Process()
  let address: String

  init(of folder: String) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder,
    ]
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    // It prints its address, or ends.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let found = line.firstMatch(of: #/http://127\.0\.0\.1:[0-9]+/#) else {
      throw CocoaError(.fileReadUnknown)
    }
    address = String(found.output)
  }

  func end() {
    // The tests block other signals, and a process inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
