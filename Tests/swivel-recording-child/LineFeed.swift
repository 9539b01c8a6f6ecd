import CSwivel
import Dispatch

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Events as lines of a pipe, which are acknowledged once a capture has recorded them.
struct LineFeed: Sendable {
  // So few that their lines fit into a pipe, and are read at once.
  private static let batch: UInt32 = 8

  /// Where the lines are read.
  let descriptor: Int32
  private let writer: Int32
  private let thread: UInt32
  private let count: UInt32

  init(_ thread: UInt32, _ count: UInt32) throws(PipeError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw PipeError() }
    (descriptor, writer) = (ends[0], ends[1])
    (self.thread, self.count) = (thread, count)
  }

  struct PipeError: Error {}

  /// Writes the lines from another thread, and ends the stream.
  func start() {
    let end = DispatchGroup()
    DispatchQueue(label: "lines").async(group: end) {
      for first in stride(from: 0, to: count, by: Int(Self.batch)) {
        let last = min(first + Self.batch, count)
        write(first..<last)
        waitUntilRead()
        // anyone who reads on has recorded the lines that it read before.
        if first > 0 { Acknowledgement.recorded(thread, first) }
      }
      close(writer)
    }
  }

  private func write(_ numbers: Range<UInt32>) {
    var text = numbers.map { ChildEvent(thread: thread, count: $0).line }.joined()
    _ = text.withUTF8 { swivel_write_all(writer, $0.baseAddress, $0.count) }
  }

  // A macro of Darwin that Swift does not import, from `sys/filio.h`.
  #if canImport(Darwin)
  private static let unreadBytes: UInt = 0x4004_667F
  #else
  private static let unreadBytes = UInt(FIONREAD)
  #endif

  private func waitUntilRead() {
    var rest: Int32 = 0
    while ioctl(descriptor, Self.unreadBytes, &rest) == 0, rest > 0 { swivel_pause(50) }
  }
}
