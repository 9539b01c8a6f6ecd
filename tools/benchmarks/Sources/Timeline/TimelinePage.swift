import Glibc
import SwivelModel
import SwivelReplay
import SwivelReports

/// Writes lines as `swivel replay` does: put together in one place, gathered in another, and then
/// handed to the system.
struct TimelinePage {
  // As in the program.
  private static let (textLimit, outputLimit) = (1 << 14, 1 << 16)

  private var lines = LineWriter(NameTable())
  private var output: [UInt8] = []
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func update(_ names: NameTable) {
    lines.table = names
  }

  mutating func write(_ moment: Moment, _ situation: Situation) {
    lines.write(moment, situation)
    if lines.text.count >= Self.textLimit { flush() }
  }

  private mutating func flush() {
    output += lines.text
    lines.text.removeAll(keepingCapacity: true)
    guard output.count >= Self.outputLimit else { return }
    // Safe: the bytes live until the call returns.
    output.withUnsafeBytes { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
    output.removeAll(keepingCapacity: true)
  }
}
