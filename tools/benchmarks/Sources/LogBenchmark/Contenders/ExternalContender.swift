import Foundation

/// A contender that is a separate program and measures its own time.
///
/// It gets the files of events and a folder as arguments, and answers each line of its input with a
/// line for each of its rows (name, bytes, nanoseconds of writing and of reading per event,
/// separated by tabs) and an empty line.
final class ExternalContender: Contender {
  private let process = Process()
  private let input = Pipe()
  private var output: FileHandle
  private var unread = Data()

  init(path: String, arguments: [String]) throws {
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = pipe
    try process.run()
    try pipe.fileHandleForWriting.close()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func round() throws -> [Measurement] {
    // A program that has ended has reported why.
    try? input.fileHandleForWriting.write(contentsOf: Data("round\n".utf8))
    var measurements: [Measurement] = []
    while true {
      let line = try nextLine()
      if line.isEmpty { return measurements }
      let fields = line.split(separator: "\t")
      guard fields.count == 4, Double(fields[3]) != nil else { throw ContenderFailure(line) }
      measurements.append(
        Measurement(
          row: String(fields[0]), bytesPerEvent: Double(fields[1]), write: Double(fields[2]),
          read: Double(fields[3])))
    }
  }

  private func nextLine() throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        return line
      }
      let more = output.availableData
      guard !more.isEmpty else { throw ContenderFailure("it ended before it was done") }
      unread.append(more)
    }
  }
}
